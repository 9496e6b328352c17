import type { Json } from '../../service.ts'
import type { FirestoreError } from '../../service.ts'
import type { Change, Database } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'
import { formatTimestamp } from '../values/timestamp.ts'
import { encodeValue } from '../values/value-json.ts'
import type { Value } from '../values/value.ts'
import { applyWrite } from './apply-write.ts'
import { checkDocument } from './check-document.ts'
import { failedPrecondition } from './precondition.ts'
import type { Write } from './write.ts'

export interface Step {
  readonly write: Write
  /** As left by the steps before it in the same commit. */
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
  readonly failure: FirestoreError | undefined
  readonly transformResults: readonly Value[]
}

/** What a commit would do, worked out before anything is changed, so that rules and preconditions can still refuse it. */
export interface CommitPlan {
  readonly time: bigint
  readonly steps: readonly Step[]
  /** The documents as they would be after the commit. */
  readonly outcome: ReadonlyMap<string, StoredDocument | undefined>
}

export function planCommit(database: Database, writes: readonly Write[], time: bigint): CommitPlan {
  const outcome = new Map<string, StoredDocument | undefined>()
  const steps = writes.map((write): Step => {
    const { path, precondition } = write
    const before = outcome.has(path) ? outcome.get(path) : database.get(path)
    const { after, transformResults } = applyWrite(write, before, time)
    if (after && after !== before) checkDocument(database.name, after)
    outcome.set(path, after)
    return {
      write,
      before,
      after,
      transformResults,
      failure: failedPrecondition(precondition, before, database.name, path),
    }
  })
  return { time, steps, outcome }
}

export function executePlan(database: Database, plan: CommitPlan): void {
  for (const { failure } of plan.steps) if (failure) throw failure
  const changes: Change[] = []
  for (const [path, after] of plan.outcome) {
    const before = database.get(path)
    if (before !== after) changes.push({ path, before, after })
  }
  database.commit({ time: plan.time, changes })
}

/** Each write answers with the time of what the whole commit left of its document. */
export const encodeWriteResults = (plan: CommitPlan): readonly Json[] =>
  plan.steps.map(({ write, transformResults }) => {
    const stored = plan.outcome.get(write.path)
    return {
      ...(stored ? { updateTime: formatTimestamp(stored.updateTime) } : {}),
      ...(transformResults.length > 0 ? { transformResults: transformResults.map(encodeValue) } : {}),
    }
  })
