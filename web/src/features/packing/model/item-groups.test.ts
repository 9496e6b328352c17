import { aPackingItem } from '@waymark/contract/fixtures/packing'
import { expect, it } from 'vitest'
import { categoryBadges, groupItems } from './item-groups.ts'

const inCategories = (...categories: string[]) => categories.map((category) => aPackingItem({ category }))

it('categories stand in the order in which each first occurs', () => {
  const groups = groupItems(inCategories('Shoes', 'Work', 'Shoes'))
  expect(groups.map(({ category, items }) => [category, items.length])).toEqual([
    ['Shoes', 2],
    ['Work', 1],
  ])
})

it('a card names three categories and counts the rest', () => {
  expect(categoryBadges(inCategories('A', 'B', 'A'))).toEqual({ shown: ['A', 'B'], more: undefined })
  expect(categoryBadges(inCategories('A', 'B', 'C')).more).toBeUndefined()
  expect(categoryBadges(inCategories('A', 'B', 'C', 'D', 'E'))).toEqual({ shown: ['A', 'B', 'C'], more: '+2 more' })
})
