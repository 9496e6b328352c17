import { aTrip } from '@waymark/contract/fixtures/trips'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { localToday } from '../time/dates.ts'
import { countdown, nextTrip } from './next-trip.ts'

const TODAY = '2027-03-10'
const trip = (id: string, startDate: string, endDate: string) => aTrip({ id, startDate, endDate })

describe('the next trip', () => {
  test.each([
    ['the one that starts next', [trip('later', '2027-05-01', '2027-05-03'), trip('soon', '2027-04-01', '2027-06-03')], 'soon'],
    ['the one that somebody is on', [trip('soon', '2027-03-11', '2027-03-12'), trip('on', '2027-03-01', '2027-03-20')], 'on'],
    ['of two at once the one that ends first', [trip('long', '2027-03-01', '2027-03-30'), trip('short', '2027-03-10', '2027-03-11')], 'short'],
    ['one on its last day', [trip('last', '2027-03-01', TODAY)], 'last'],
    ['no trip that is over', [trip('over', '2027-03-01', '2027-03-09')], undefined],
    ['no trip whose planning failed before its first day', [{ ...trip('failed', '2027-04-01', '2027-04-02'), itinerary: { ...aTrip().itinerary, dailyItinerary: [] }, progress: { state: 'failed', daysReady: 0, daysTotal: 2 } as const }], undefined],
  ])('is %s', (_, trips, id) => {
    expect(nextTrip(trips, TODAY)?.id).toBe(id)
  }) // prettier-ignore
})

describe('the countdown', () => {
  test.each([
    ['2027-03-22', '2027-03-28', 'In 12 days'],
    ['2027-03-12', '2027-03-28', 'In 2 days'],
    ['2027-03-11', '2027-03-28', 'Starts tomorrow'],
    ['2027-03-10', '2027-03-10', 'Starts today'],
    ['2027-03-08', '2027-03-14', 'Day 3 of 7'],
    ['2027-03-04', '2027-03-10', 'Day 7 of 7'],
    ['2027-03-04', '2027-03-09', undefined],
    // Across clock changes, leap days and the turn of the year.
    ['2028-03-10', '2028-03-11', 'In 366 days'],
    ['2027-10-31', '2027-11-02', 'In 235 days'],
  ])('of a trip from %s to %s is %s', (startDate, endDate, says) => {
    expect(countdown({ startDate, endDate }, TODAY)).toBe(says)
  })
})

describe('today, by the clock of the device,', () => {
  afterEach(() => vi.unstubAllEnvs())

  const START = { startDate: '2027-03-29', endDate: '2027-04-02' }

  test.each([
    // The night of 28 March, when Europe's clocks go forward.
    ['Europe/Berlin', '2027-03-27T22:59:59Z', 'In 2 days'],
    ['Europe/Berlin', '2027-03-27T23:00:00Z', 'Starts tomorrow'],
    ['Europe/Berlin', '2027-03-28T21:59:59Z', 'Starts tomorrow'],
    ['Europe/Berlin', '2027-03-28T22:00:00Z', 'Starts today'],
    // One instant on both sides of the date line.
    ['Pacific/Kiritimati', '2027-03-28T10:30:00Z', 'Starts today'],
    ['Pacific/Pago_Pago', '2027-03-28T10:30:00Z', 'In 2 days'],
    ['America/New_York', '2027-04-03T03:59:59Z', 'Day 5 of 5'],
    ['America/New_York', '2027-04-03T04:00:00Z', undefined],
  ])('in %s at %s: %s', (zone, instant, says) => {
    vi.stubEnv('TZ', zone)
    expect(countdown(START, localToday(new Date(instant)))).toBe(says)
  })
})
