import { activeItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'

export interface ItemGroup {
  readonly category: string
  readonly items: readonly PackingItem[]
}

export const countPacked = (items: readonly PackingItem[]): number => items.filter(({ packed }) => packed).length

/** Items by category, in the order of first occurrence. */
export function groupItems(items: readonly PackingItem[]): ItemGroup[] {
  const groups = new Map<string, PackingItem[]>()
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item])
  return [...groups].map(([category, items]) => ({ category, items }))
}

/**
 * The items of a list with an edited one in the category where its editor was opened: wherever others move it meanwhile,
 * and if they remove it, the editor stays.
 */
export function withEdited({ items }: Pick<PackingList, 'items'>, edited: PackingItem): PackingItem[] {
  const stored = activeItems({ items }).find(({ id }) => id === edited.id) ?? edited
  return activeItems({ items: { ...items, [edited.id]: { ...stored, category: edited.category } } })
}

/** The first three categories for a card, and how many follow ('+2 more'). */
export function categoryBadges(items: readonly PackingItem[]): { shown: string[]; more: string | undefined } {
  const categories = groupItems(items).map(({ category }) => category)
  const rest = categories.length - SHOWN
  return { shown: categories.slice(0, SHOWN), more: rest > 0 ? `+${rest} more` : undefined }
}

const SHOWN = 3
