import { aPackingList } from '@waymark/contract/fixtures/packing'
import { aTrip } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { comingPacking } from './coming-packing.ts'

const TODAY = '2026-06-10'
const days = (startDate: string, endDate: string) => ({ startDate, endDate })

const faro = aTrip({ id: 'faro', destination: 'Faro', ...days('2026-06-08', '2026-06-12') })
const porto = aTrip({ id: 'porto', destination: 'Porto', ...days('2026-07-01', '2026-07-04') })
const past = aTrip({ id: 'past', destination: 'Rome', ...days('2026-05-01', '2026-05-04') })
const failed = aTrip({
  id: 'failed',
  ...days('2026-07-01', '2026-07-04'),
  progress: { ...aTrip().progress, state: 'failed', daysReady: 0 },
})
const forPorto = aPackingList({ id: 'p', tripId: 'porto', ...days('2026-07-01', '2026-07-04') })
const hike = aPackingList({ id: 'h', tripId: null, destination: 'Zermatt', ...days('2026-06-20', '2026-06-22') })
const over = aPackingList({ id: 'o', tripId: null, destination: 'Oslo', ...days('2026-06-01', '2026-06-09') })

test('the current trip comes first, then trips and lists by their first day, each list once', () => {
  const coming = comingPacking([porto, past, failed, faro], [forPorto, hike, over], TODAY)
  expect(coming.map(({ id, list }) => [id, list?.id])).toEqual([
    ['faro', undefined],
    ['h', 'h'],
    ['porto', 'p'],
  ])
})

test('a list for the dates of the last day still counts', () => {
  expect(comingPacking([], [over], '2026-06-09').map(({ id }) => id)).toEqual(['o'])
})
