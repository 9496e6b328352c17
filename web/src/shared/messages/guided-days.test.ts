import { anItineraryDay, aTrip } from '@waymark/contract/fixtures/trips'
import { describe, expect, it } from 'vitest'
import { answeredBy, guidedDays } from './guided-days.ts'

const days = (count: number, guided: readonly number[]) =>
  Array.from({ length: count }, (_, index) => ({
    day: index + 1,
    ...(guided.includes(index + 1) && { filledByGuide: true as const }),
  }))

describe('what is said of the days that the guide filled in', () => {
  it.each([
    [[], undefined],
    [[3], 'Day 3: answered by the built-in guide'],
    [[3, 4, 5], 'Days 3 to 5: answered by the built-in guide'],
    [[3, 4], 'Days 3 and 4: answered by the built-in guide'],
    [[1, 3], 'Days 1 and 3: answered by the built-in guide'],
    [[2, 4, 6, 7, 8], 'Days 2, 4 and 6 to 8: answered by the built-in guide'],
  ])('of %j', (guided, text) => {
    expect(guidedDays(days(8, guided))).toBe(text)
  })
})

describe('who planned a trip', () => {
  const trip = (by: 'guide' | 'gemini', guided: readonly number[]) => {
    const dailyItinerary = days(3, guided).map((day) => anItineraryDay(day))
    return answeredBy(aTrip({ answeredBy: by, itinerary: { ...aTrip().itinerary, dailyItinerary } }))
  }

  it('is said of the guide, of the model, and of both', () => {
    expect(trip('guide', [])).toEqual(['Answered by the built-in guide'])
    expect(trip('guide', [1, 2, 3])).toEqual(['Answered by the built-in guide'])
    const checked = 'Places are checked against our atlas; meals and texts are suggestions.'
    expect(trip('gemini', [])).toEqual(['Answered by Gemini', checked])
    const guided = 'Days 2 and 3: answered by the built-in guide'
    expect(trip('gemini', [2, 3])).toEqual(['Answered by Gemini', guided, checked])
  })
})
