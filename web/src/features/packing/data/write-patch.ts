import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { packingListRef } from '../../../shared/live/refs.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { splitPatch } from './split-patch.ts'
import { writeChanges } from './list-changes.ts'

/** What somebody may have typed for the edit, not what comes from the guide. */
function typedIn({ added = [], changed = new Map(), fields = {} }: ListPatch): string[] {
  const isRedated = fields.startDate !== undefined || fields.endDate !== undefined
  const names = isRedated ? [] : [...added, ...changed.values()].flatMap(({ name }) => name ?? [])
  return [...(fields.title === undefined ? [] : [fields.title]), ...names]
}

// direct: every member, works offline, field by field
export function writePatch(id: string, patch: ListPatch): Promise<WriteOutcome> {
  const writes = splitPatch(patch).map((changes) => writeChanges(packingListRef(id), ...changes))
  if (writes.length === 0) return Promise.resolve('accepted')
  return queueWrite('Failed to update packing list', Promise.all(writes), typedIn(patch))
}
