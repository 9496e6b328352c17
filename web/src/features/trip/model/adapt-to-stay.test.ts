import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aStop, aTripDay, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { adaptTo } from './adapt-to-stay.ts'

const at = (lat: number, lng: number) => ({ name: 'A', kind: 'castle', status: 'verified' as const, lat, lng })
const day = (breakfast: string, accommodation = 'A hotel with family rooms in Baixa') =>
  aTripDay({ breakfast, accommodation })
const trip = aTripOfStops({
  startDate: '2027-06-03',
  endDate: '2027-06-06',
  days: {
    1: day('On the way, before you arrive'),
    2: day('Galão in Baixa'),
    3: day('Our own muesli'),
    4: day('Pastel de nata in Baixa', ''),
  },
  stops: {
    tram: aStop({ id: 'tram', day: 1, order: 'a', startsAt: '15:15', minutes: 60 }),
    tower: aStop({ id: 'tower', day: 2, order: 'a', title: 'Tower', startsAt: '10:00', place: at(38.78, -9.13) }),
    market: aStop({ id: 'market', day: 4, order: 'a', startsAt: '09:45', minutes: 90 }),
  },
})
const stay = aBooking({
  id: 'casa',
  title: 'Casa',
  startDate: '2027-06-03',
  endDate: '2027-06-06',
  details: {
    location: 'Lisbon',
    address: 'Rua 1',
    checkInTime: '4:00 PM',
    checkOutTime: '11:00 AM',
    unitPriceCents: 1,
  },
})

function adapted(changes: Partial<typeof stay> = {}, point?: { lat: number; lng: number }) {
  const ids = ['in', 'out']
  return adaptTo(trip, { ...stay, ...changes }, point, { uid: 'ann', newId: () => ids.shift() ?? '' })
}

test('a booked stay is entered when its rooms are ready and no stop is going on, and left before the day begins', () => {
  const { change, added } = adapted()
  expect(added).toBe(2)
  expect(change['stops.in']).toMatchObject({
    title: 'Casa: Check-in',
    description: 'Rua 1',
    kind: 'sleep',
    day: 1,
    startsAt: '16:15',
    bookingId: 'casa',
    place: null,
  })
  expect(change['stops.out']).toMatchObject({
    title: 'Casa: Check-out',
    description: 'Until 11:00.',
    kind: 'sleep',
    day: 4,
    startsAt: '09:15',
    bookingId: null,
  })
})

test('breakfasts move from where the plan suggested to sleep; what somebody wrote stays as it is', () => {
  const { change, days } = adapted()
  expect(change['days.2.breakfast']).toBe('Galão near Casa')
  expect(change['days.4.breakfast']).toBe('Pastel de nata near Casa')
  expect(Object.keys(change).filter((path) => path.startsWith('days.'))).toHaveLength(2)
  expect(days.map(({ number, lines }) => [number, ...lines])).toEqual([
    [1, 'Check-in at 16:15'],
    [2, 'Breakfast: Galão near Casa'],
    [4, 'Check-out at 09:15', 'Breakfast: Pastel de nata near Casa'],
  ])
})

test('where its place is known, the check-in has it, and the first ways of the mornings are told from there', () => {
  const { change, days } = adapted({}, { lat: 38.775, lng: -9.13 })
  expect(change['stops.in']).toMatchObject({ place: { name: 'Casa', status: 'verified', lat: 38.775, lng: -9.13 } })
  expect(days[1]?.lines).toContainEqual(expect.stringMatching(/^To Tower: 10 min on foot, not \d+ min by /))
})

test('only its own nights count', () => {
  const { days, added } = adapted({ startDate: '2027-06-04', endDate: '2027-06-05' })
  expect(days.map(({ number, lines }) => [number, ...lines])).toEqual([
    [2, 'Check-in at 16:00'],
    [3, 'Check-out at 11:00'],
  ])
  expect(added).toBe(2)
  expect(adapted({ startDate: '2027-06-05', endDate: '2027-06-09' }).added).toBe(1)
})
