import { PackingItem, type PackingRequest } from '@waymark/contract/packing/packing-list'
import { describe, expect, it } from 'vitest'
import { addToPackingList, type Addition } from './add-to-packing-list.ts'
import { generatePackingList } from './generate-packing-list.ts'
import { PACKING_CATEGORIES } from './packing-rule.ts'

const REQUEST: PackingRequest = { destination: 'Lisbon', startDate: '2027-07-05', endDate: '2027-07-14' }
const list = generatePackingList(REQUEST)

const thing = (name: string, changes: Partial<Addition> = {}): Addition => ({
  name,
  category: 'Outdoors',
  reason: 'For the cliffs',
  ...changes,
})

const added = (...additions: Addition[]) =>
  addToPackingList(list, additions, 12).filter(({ id }) => !list.some((item) => item.id === id))

describe('things added to a list of the guide', () => {
  it('are items like the others, to be packed', () => {
    const [item, ...others] = added(thing('Tide table', { quantity: 2 }))
    expect(others).toEqual([])
    expect(PackingItem.parse(item)).toEqual({
      id: 'tide-table',
      name: 'Tide table',
      category: 'Outdoors',
      quantity: 2,
      reason: 'For the cliffs',
      essential: false,
      packed: false,
      order: item!.order,
    })
  })

  it('stand at the end of their category, by their keys too', () => {
    const whole = addToPackingList(
      list,
      PACKING_CATEGORIES.toReversed().flatMap((category, rank) => [
        thing(`First thing ${rank}`, { category }),
        thing(`Second thing ${rank}`, { category }),
      ]),
      100,
    )
    expect(whole.toSorted((a, b) => (a.order < b.order ? -1 : 1))).toEqual(whole)
    const ranks = whole.map(({ category }) => PACKING_CATEGORIES.findIndex((each) => each === category))
    expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks)
    expect(whole).toHaveLength(list.length + 24)
  })

  it('change and remove nothing', () => {
    const whole = addToPackingList(list, [thing('Tide table'), thing('Kite', { category: 'Documents' })], 12)
    expect(whole.filter(({ name }) => name !== 'Tide table' && name !== 'Kite')).toEqual(list)
  })

  it('are none that the list has, or that were added before', () => {
    expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining(['Passport or ID card', 'Socks']))
    const again = [thing('passports'), thing('A sock'), thing('ID card'), thing('Kite'), thing('Kites'), thing('kite!')]
    expect(added(...again).map(({ name }) => name)).toEqual(['Kite'])
  })

  it('are none without a letter that an id could be made of', () => {
    expect(added(thing('雨伞'), thing('!!!'))).toEqual([])
  })

  it('are as many as may be, and never more than a list holds', () => {
    const many = Array.from({ length: 600 }, (_, index) => thing(`Thing no ${index} x`))
    expect(addToPackingList(list, many, 12)).toHaveLength(list.length + 12)
    expect(addToPackingList(list, many, 600)).toHaveLength(500)
  })
})
