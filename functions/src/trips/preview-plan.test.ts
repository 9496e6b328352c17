import { expect, test } from 'vitest'
import { ImportedTrip } from '@waymark/contract/users/account-calls'
import { keepPlanPreview, PlanPreview } from '@waymark/contract/trips/plan-preview-calls'
import { AppError } from '../platform/app-error.ts'
import { firstDays, tripOfFirstDays } from './preview-plan.ts'

const NOW = new Date('2026-11-23T12:00:00Z')

test.each(['Lisbon', 'Kilkenny', 'Kyoto, Japan', 'Zermatt'])(
  '%s has two days with places, for whoever asks',
  (name) => {
    const preview = firstDays(name, NOW)
    expect(PlanPreview.parse(preview)).toEqual(preview)
    expect(name).toContain(preview.place)
    expect(preview.days).toHaveLength(2)
    for (const { theme, stops } of preview.days) {
      expect(stops.length).toBeGreaterThanOrEqual(2)
      expect(theme).not.toMatch(/Arrival|Departure/)
      for (const stop of stops) expect(stop.name).not.toMatch(/^(?:Set out|Arrive|Leave)/)
    }
    expect(firstDays(name, NOW)).toEqual(preview)
  },
)

test('a destination that nobody knows is refused with a sentence for its field', () => {
  expect(() => firstDays('Qqxzwv', NOW)).toThrow(AppError)
})

test('the days that were shown are the days of the trip that is kept', () => {
  const { startDate = '', days } = firstDays('Lisbon', NOW)
  const trip = tripOfFirstDays('Lisbon', startDate)
  expect(ImportedTrip.parse(trip)).toMatchObject({
    title: '2 days in Lisbon',
    startDate,
    endDate: '2027-01-05',
  })
  const shown = days.map(({ theme, stops }) => [theme, ...stops.map(({ time, name }) => `${time} ${name}`)])
  const kept = trip.itinerary.dailyItinerary.map(({ theme, activities }) => [
    theme,
    ...activities.map(({ time, activity }) => `${time} ${activity}`),
  ])
  expect(kept).toEqual(shown)
})

test('the tips of the trip that is kept hold wherever somebody sets out, whom nobody has asked', () => {
  const { itinerary } = tripOfFirstDays('Kilkenny', '2027-01-04')
  expect(itinerary.tips).toContain('The arts festival is in August.')
  expect(itinerary.tips.filter((tip) => /home|within the country|start from|visa/.test(tip))).toEqual([])
})

test.each([
  ['the last day that leaves room for the days of it', '9999-12-29', true],
  ['a day of which the last would be none of the calendar', '9999-12-30', false],
  ['no day', 'soon', false],
])('%s: %s can be begun on: %s', (_what, startDate, isTaken) => {
  expect(keepPlanPreview.body?.safeParse({ destination: 'Lisbon', startDate }).success).toBe(isTaken)
})
