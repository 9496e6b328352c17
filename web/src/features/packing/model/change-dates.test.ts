import { activeItems } from '@waymark/contract/packing/packing-list'
import { describe, expect, it } from 'vitest'
import { changeDates } from './change-dates.ts'
import { addItem, editItem, removeItem, tickItem } from './checklist-edits.ts'
import { describePatch } from './describe-patch.ts'
import type { ListDraft } from './list-draft.ts'
import { applyPatch } from './list-patch.ts'
import { makeList } from './make-list.ts'

const WINTER = { startDate: '2027-01-10', endDate: '2027-01-13' }
const SUMMER = { startDate: '2027-07-10', endDate: '2027-07-20' }

const inOslo = () => makeList({ destination: 'Oslo', ...WINTER, tripType: 'City Break' })
const moved = async (list: ListDraft, dates: typeof WINTER) => applyPatch(list, await changeDates(list, dates))
const itemOf = (list: ListDraft, id: string) => activeItems(list).find((item) => item.id === id)

/** An item that the guide suggests for these dates only. */
async function onlyIn(dates: typeof WINTER, other: typeof WINTER): Promise<string> {
  const list = await moved(await inOslo(), dates)
  const elsewhere = await moved(await inOslo(), other)
  const found = activeItems(list).find(({ id }) => itemOf(elsewhere, id) === undefined)
  if (found === undefined) throw new Error('Oslo needs the same all year')
  return found.id
}

describe('other dates', () => {
  it('bring what the new season asks for and take away what it does not', async () => {
    const winter = await inOslo()
    const summer = await moved(winter, SUMMER)
    expect(summer).toMatchObject(SUMMER)
    expect(itemOf(summer, await onlyIn(WINTER, SUMMER))).toBeUndefined()
    expect(itemOf(summer, await onlyIn(SUMMER, WINTER))).toBeDefined()
    expect(describePatch(await changeDates(winter, SUMMER))).toMatch(
      /^\d+ items? added, \d+ items? removed, \d+ items? adjusted$/,
    )
  })

  it('keep ticks, own items, edits and the absence of what was removed', async () => {
    let list = await inOslo()
    const coldOnly = await onlyIn(WINTER, SUMMER)
    const [first, second, third] = activeItems(list).filter(({ id }) => id !== coldOnly)
    if (!first || !second || !third) throw new Error('the guide offers hardly anything')
    for (const patch of [
      tickItem(coldOnly, true),
      tickItem(first.id, true),
      editItem(second, { name: 'Mine now', quantity: 42 }),
      removeItem(third.id),
      addItem(activeItems(list), { id: 'own', name: 'Ukulele', category: 'Other' }),
    ]) {
      list = applyPatch(list, patch)
    }
    list = await moved(list, SUMMER)
    expect(itemOf(list, coldOnly)?.packed).toBe(true)
    expect(itemOf(list, first.id)?.packed).toBe(true)
    expect(itemOf(list, second.id)).toMatchObject({ name: 'Mine now', quantity: 42 })
    expect(itemOf(list, third.id)).toBeUndefined()
    expect(itemOf(list, 'own')?.name).toBe('Ukulele')
  })

  it('never offer again what was removed, not even after a detour', async () => {
    const coldOnly = await onlyIn(WINTER, SUMMER)
    const list = applyPatch(await inOslo(), removeItem(coldOnly))
    const backInWinter = await moved(await moved(list, SUMMER), WINTER)
    expect(itemOf(backInWinter, coldOnly)).toBeUndefined()
    const untouched = await moved(await moved(await inOslo(), SUMMER), WINTER)
    expect(itemOf(untouched, coldOnly)).toBeDefined()
  })

  it('change nothing else in a list that the guide did not make', async () => {
    const { basis: _none, ...list } = await inOslo()
    expect(await changeDates(list, SUMMER)).toEqual({ fields: SUMMER })
  })
})

describe('a new list', () => {
  it('is named after where and why, and cut where a title ends', async () => {
    expect((await inOslo()).title).toBe('Oslo - City Break')
    expect((await makeList({ destination: 'Oslo', ...WINTER })).title).toBe('Oslo - Trip')
    const { title } = await makeList({ destination: 'x'.repeat(255), ...WINTER })
    expect(title).toBe('x'.repeat(255))
  })

  it('comes for any weather where the atlas does not know the place', async () => {
    const list = await makeList({ destination: 'Xyzzyqq', ...WINTER })
    expect(list.basis).toEqual({})
    expect(activeItems(list).length).toBeGreaterThan(10)
  })
})
