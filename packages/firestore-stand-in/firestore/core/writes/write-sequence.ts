/** Which writes to one document may follow each other in a commit. What cannot succeed is an invalid argument. */
import { invalid } from '../message.ts'
import type { Write } from './write.ts'

type Operation = 'insert' | 'update' | 'upsert' | 'delete' | 'verify'

function operationOf({ kind, precondition }: Write): Operation {
  if (kind !== 'update') return kind
  if (precondition.kind === 'exists') return precondition.exists ? 'update' : 'insert'
  return precondition.kind === 'updateTime' ? 'update' : 'upsert'
}

const demandsDocument = ({ precondition }: Write): boolean =>
  precondition.kind === 'updateTime' || (precondition.kind === 'exists' && precondition.exists)

const demandsAbsence = ({ precondition }: Write): boolean => precondition.kind === 'exists' && !precondition.exists

function conflict(before: Write, after: Write): string | undefined {
  const first = operationOf(before)
  const second = operationOf(after)
  if (first === 'verify' && second === 'verify')
    return 'the same document cannot be verified more than once in a single request'
  if (first === 'verify') return 'the same document cannot be verified and then written in a single request'
  if (second === 'verify') return 'the same document cannot be written and then verified in a single request'
  const isImpossible = first === 'delete' ? demandsDocument(after) : demandsAbsence(after)
  return isImpossible ? `Cannot ${first} then ${second} an entity in the same request.` : undefined
}

export function checkSequence(writes: readonly Write[]): void {
  const last = new Map<string, Write>()
  for (const write of writes) {
    const before = last.get(write.path)
    const message = before && conflict(before, write)
    if (message !== undefined) throw invalid(message)
    last.set(write.path, write)
  }
}
