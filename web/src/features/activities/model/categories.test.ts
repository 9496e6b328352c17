import { describe, expect, it } from 'vitest'
import { chosenCategory, countCategories, inCategory } from './categories.ts'

const activities = [{ category: 'food' }, { category: null }, { category: 'culture' }, { category: 'food' }] as const

describe('the categories of activities', () => {
  it('are counted, in their order and without empty ones', () => {
    expect(countCategories(activities)).toEqual([
      { category: 'culture', count: 1 },
      { category: 'food', count: 2 },
    ])
    expect(countCategories([{ category: null }])).toEqual([])
  })

  it('are chosen by the address only where there is anything in them', () => {
    const counted = countCategories(activities)
    expect(chosenCategory('food', counted)).toBe('food')
    expect(chosenCategory('nature', counted)).toBeUndefined()
    expect(chosenCategory('<script>', counted)).toBeUndefined()
    expect(chosenCategory(null, counted)).toBeUndefined()
  })

  it('show what is in them, and all where none is chosen', () => {
    expect(inCategory([...activities], 'food')).toHaveLength(2)
    expect(inCategory([...activities], undefined)).toHaveLength(4)
  })
})
