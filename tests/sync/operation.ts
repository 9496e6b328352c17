import type { ListChange } from '../../web/src/features/packing/data/list-changes.ts'
import { splitPatch } from '../../web/src/features/packing/data/split-patch.ts'
import type { ListPatch } from '../../web/src/features/packing/model/list-patch.ts'

type Changed =
  NonNullable<ListPatch['changed']> extends ReadonlyMap<infer Id, infer Fields> ? readonly [Id, Fields] : never

/** An edit of the app as plain data, so that it can be handed to a page. */
export interface Operation extends Omit<ListPatch, 'changed'> {
  readonly changed?: readonly Changed[]
}

export const operationOf = ({ changed, ...patch }: ListPatch): Operation => ({
  ...patch,
  ...(changed !== undefined && { changed: [...changed] }),
})

/** What the app writes for it, one entry a write. */
export const writesOf = ({ changed, ...patch }: Operation): ListChange[][] =>
  splitPatch({ ...patch, ...(changed !== undefined && { changed: new Map(changed) }) })
