import { expect, it } from 'vitest'
import type { PlaceKind } from '@waymark/atlas/place'
import type { DaySlot } from './day-slot.ts'
import { planningContextOf } from './planning-context.ts'
import type { Stop } from './stop.ts'
import { sunTimes } from './sun.ts'
import { backFrom, timeDayTrip, timeEvening, timeEveningBack, timeStops } from './timetable.ts'
import { NOON_REST } from './wishes/midday-break.ts'

const HOME = { lat: 0, lng: 0 }

const { base } = planningContextOf({
  destination: 'Lisbon',
  departureCity: '',
  startDate: '2027-05-04',
  endDate: '2027-05-04',
  budget: '$5,000+',
  travelStyle: 'Culture',
}).stays[0]!

const slot = (changes: Partial<DaySlot> = {}): DaySlot => ({
  day: 2,
  date: '2027-05-04',
  weekday: 'Tue',
  role: 'full',
  base,
  isEasy: false,
  sun: sunTimes(HOME, '2027-05-04', 'UTC'),
  start: 9 * 60,
  end: 18 * 60,
  hasEvening: true,
  bedtime: 23 * 60 + 30,
  weather: { lowC: 10, highC: 20, wetDays: 0.2 },
  restsAtNoon: false,
  ...changes,
})

const stop = (kind: PlaceKind, stayMinutes: number, km = 0): Stop => ({
  place: { name: kind, kind, status: 'verified', lat: 0, lng: km / 111, stayMinutes, costCents: 0 },
  activity: kind,
  about: '',
  bestTime: 'any',
  topic: kind,
  score: 1,
})

it('leaves an hour for lunch', () => {
  const timed = timeStops(slot(), HOME, [stop('museum', 180), stop('museum', 120)])
  expect((timed?.[1]?.begins ?? 0) - (timed?.[0]?.ends ?? 0)).toBeGreaterThanOrEqual(60)
})

it('what does not fit into the hours is no day', () => {
  expect(timeStops(slot(), HOME, [stop('museum', 300), stop('museum', 300)])).toBeUndefined()
})

it('begins later rather than with hours of waiting, but still in the morning', () => {
  const gallery: Stop = { ...stop('gallery', 90), bestTime: 'afternoon' }
  const timed = timeStops(slot(), HOME, [stop('religious site', 45), gallery])
  expect(timed?.map(({ begins }) => begins)).toEqual([9 * 60 + 45, 13 * 60 + 30])
  const late: Stop = { ...gallery, place: { ...gallery.place, name: 'late' } }
  expect(timeStops(slot({ start: 6 * 60 }), HOME, [stop('religious site', 15), late])?.[0]?.begins).toBe(10 * 60 + 15)
})

it('in heat and rain the open air waits until noon is over, and rooms do not', () => {
  const day = slot({ restsAtNoon: true })
  const begins = (kind: PlaceKind) => timeStops(day, HOME, [stop('museum', 180), stop(kind, 60)])?.[1]?.begins
  expect(begins('park')).toBe(NOON_REST.to)
  expect(begins('gallery')).toBeLessThan(NOON_REST.to)
})

it('an excursion comes home before the night', () => {
  expect(timeDayTrip(slot(), HOME, [stop('day trip', 540, 100)])).toBeDefined()
  expect(timeDayTrip(slot(), HOME, [stop('day trip', 840, 100)])).toBeUndefined()
  expect(timeDayTrip(slot({ bedtime: 21 * 60 }), HOME, [stop('day trip', 540, 100)])).toBeUndefined()
})

it('an evening after an excursion begins when the traveller is back and has rested', () => {
  const trip = timeDayTrip(slot(), HOME, [stop('day trip', 400, 60)]) ?? []
  const evening = timeEveningBack(slot(), trip, HOME, stop('theatre', 90))
  expect(evening?.begins).toBeGreaterThanOrEqual(backFrom(trip, HOME) + 30)
})

it('children are home from an evening in time', () => {
  const evening = (bedtime: number) => timeEvening(slot({ bedtime }), [], HOME, stop('theatre', 180))
  expect(evening(23 * 60 + 30)).toBeDefined()
  expect(evening(21 * 60)).toBeUndefined()
})

it.each(['nature', 'park', 'garden', 'ruins'] as const)('a visit of %s is by daylight', (kind) => {
  const short = slot({ sun: { light: 'day and night', sunrise: 360, sunset: 18 * 60, dark: 19 * 60 } })
  const crag = { ...stop(kind, 60), bestTime: 'evening', about: 'A crag with a path out to a chapel.' } as const
  expect(timeEvening(short, [], HOME, crag)?.begins).toBeLessThanOrEqual(17 * 60 + 30)
  expect(timeEvening(short, [], HOME, { ...crag, about: 'Fireflies after dusk.' })?.begins).toBe(18 * 60 + 30)
})
