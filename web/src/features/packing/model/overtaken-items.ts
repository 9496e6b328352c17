import { activeItems, type ItemEdit, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'
import { byEntry, type MadeChange } from '../../../shared/live/made-changes.ts'
import type { Overtaken } from '../../../shared/messages/overtaken-note.tsx'
import type { Member } from '../../../shared/trips/members.ts'
import { restoreItem } from './checklist-edits.ts'
import type { ListPatch } from './list-patch.ts'

/** Re-exported, because callers need both. */
export { noteMade } from '../../../shared/live/made-changes.ts'

/** The change that restores the user's version of an item. */
export interface ItemFix {
  readonly id: string
  readonly patch: ListPatch
  /** The packer, null for anybody; undefined if unchanged. */
  readonly packer: string | null | undefined
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The fields to record for an edit (`shared/live/made-changes.ts`). For typed or ticked values, the whole item is
 * recorded, because removing it leaves nothing in the list. Items that change with the dates are not recorded.
 */
export function notedOf(
  { items }: Pick<PackingList, 'items'>,
  { changed = new Map(), removed = [], fields }: ListPatch,
): Fields {
  const isOwn = fields?.startDate === undefined && fields?.endDate === undefined
  const known = new Map(activeItems({ items }).map((item) => [item.id, item]))
  const noted = [...changed].flatMap(([id, { packed, order: _order, ...typed }]): (readonly [string, unknown])[] => {
    const item = known.get(id)
    if (item === undefined) return []
    const edited = Object.entries(typed).map(([field, value]) => [field, isOwn ? value : undefined] as const)
    const whole = isOwn && edited.length > 0 ? [['item', { ...item, ...typed }] as const] : []
    const ticked = packed === undefined ? [] : [['ticked', packed ? { ...item, packed } : undefined] as const]
    return [...edited, ...whole, ...ticked].map(([field, value]) => [`items.${id}.${field}`, value] as const)
  })
  return Object.fromEntries([...noted, ...removed.map((id) => [`items.${id}.removedBy`, ''] as const)])
}

const say = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : typeof value === 'number' ? `${value}` : 'none'

const LABELS = { name: 'Name', category: 'Category', quantity: 'Quantity' } as const

const isField = (field: string): field is keyof typeof LABELS => field in LABELS

/** For an item that no longer exists: only typed or ticked values are worth reporting. */
function removedOf(at: string, { item, ticked, ...fields }: Fields): Overtaken<ItemFix>[] {
  const whole = { ...(ticked as PackingItem | undefined), ...(item as PackingItem | undefined) } as Partial<PackingItem>
  const { id, name } = whole
  const typed = Object.entries(fields).flatMap(([field, value]) =>
    isField(field) ? [`${LABELS[field]}: you had ${say(value)}.`] : [],
  )
  const lines = [...typed, ...(ticked === undefined ? [] : ['You had packed it.'])]
  if (id === undefined || name === undefined || lines.length === 0) return []
  const again = { ...whole, packed: ticked !== undefined || whole.packed === true } as PackingItem
  return [
    {
      at,
      said: `“${name}” was removed from the list`,
      lines,
      fix: {
        label: 'Add it again',
        said: `${name} added again`,
        change: { id, patch: restoreItem(again), packer: undefined },
      },
    },
  ]
}

/** The author of the item's current values, by its last recorded edit; 'since' if that does not explain them. */
function whoseWords(
  item: PackingItem,
  lost: readonly (readonly [field: keyof typeof LABELS, value: unknown])[],
  { edit, members }: { edit: ItemEdit | undefined; members: readonly Member[] },
): string {
  if (edit === undefined || lost.length === 0 || lost.some(([field]) => edit[field] !== item[field])) return 'since'
  const member = members.find(({ uid }) => uid === edit.by)
  return member?.isOneself === true ? 'on another of your devices' : `by ${member?.name ?? 'somebody who has left'}`
}

/**
 * Where another change of an item has replaced one made on this device. A tick undone by others is not a conflict: they
 * have seen it.
 */
export function overtakenItems(
  list: Pick<PackingList, 'items' | 'packers' | 'edits'>,
  made: readonly MadeChange[],
  members: readonly Member[],
): Overtaken<ItemFix>[] {
  const known = new Map(activeItems(list).map((item) => [item.id, item]))
  const nameOf = (uid: unknown, oneself: string): string => {
    const member = members.find((each) => each.uid === uid)
    return member === undefined ? 'anybody' : member.isOneself ? oneself : member.name
  }
  return byEntry(made).flatMap(({ at, fields }): Overtaken<ItemFix>[] => {
    const item = known.get(at.slice('items.'.length))
    if (item === undefined) return removedOf(at, fields)
    const lost = Object.entries(fields).filter(
      (entry): entry is [keyof typeof LABELS, never] => isField(entry[0]) && item[entry[0]] !== entry[1],
    )
    const { [item.id]: packs = null } = list.packers ?? {}
    const { packer = packs } = fields as { packer?: string | null }
    const lines = [
      ...lost.map(([field, value]) => `${LABELS[field]}: ${say(item[field])}. You had ${say(value)}.`),
      ...(packer === packs ? [] : [`Who packs this: ${nameOf(packs, 'you')}. You had ${nameOf(packer, 'yourself')}.`]),
    ]
    if (lines.length === 0) return []
    const { id, name } = item
    const patch = lost.length === 0 ? {} : { changed: new Map([[id, Object.fromEntries(lost)]]) }
    return [
      {
        at,
        said: `“${name}” was changed ${whoseWords(item, lost, { edit: list.edits?.[id], members })}`,
        lines,
        fix: {
          label: 'Put mine back',
          said: `${name} as you had it`,
          change: { id, patch, packer: packer === packs ? undefined : packer },
        },
      },
    ]
  })
}
