import { describe, expect, it } from 'vitest'
import { dayPreview } from './day-preview.ts'

const days = (count: number) => Array.from({ length: count }, (_, index) => ({ day: index + 1, theme: 'Old town' }))

describe('what a card tells of an itinerary', () => {
  it('is nothing while no day is there', () => {
    expect(dayPreview([])).toEqual({ lines: [], more: undefined })
  })

  it('names the first two days and how many follow', () => {
    const { lines, more } = dayPreview(days(7))
    expect(lines.map(({ text }) => text)).toEqual(['Day 1: Old town', 'Day 2: Old town'])
    expect(more).toBe('+5 more days')
  })

  it('speaks of one day in the singular', () => {
    expect(dayPreview(days(3)).more).toBe('+1 more day')
  })

  it('says nothing of more days when both are shown', () => {
    expect(dayPreview(days(2)).more).toBeUndefined()
  })
})
