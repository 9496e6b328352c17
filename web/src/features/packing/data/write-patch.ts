import { queueWrite, type WriteOutcome } from '../../../platform/queue-write.ts'
import { packingListRef } from '../../../platform/refs.ts'
import type { ListPatch } from '../logic/list-patch.ts'
import { splitPatch } from './split-patch.ts'
import { writeChanges } from './list-changes.ts'

// direct: every member, works offline, field by field
export function writePatch(id: string, patch: ListPatch): Promise<WriteOutcome> {
  const writes = splitPatch(patch).map((changes) => writeChanges(packingListRef(id), ...changes))
  if (writes.length === 0) return Promise.resolve('accepted')
  return queueWrite('Failed to update packing list', Promise.all(writes))
}
