import { aBooking } from '@waymark/contract/fixtures/bookings'
import { expect, it } from 'vitest'
import { bookedAlready } from './booked-already.ts'

const aTour = (changes: Parameters<typeof aBooking>[0] = {}, preferredDay?: string) =>
  aBooking({
    activityId: 'tiles',
    type: 'activity',
    startDate: null,
    endDate: null,
    confirmationCode: 'AC-1',
    details: { location: 'Lisbon', unitPriceCents: 100, ...(preferredDay !== undefined && { preferredDay }) },
    ...changes,
  })
const on = (day: string, ...bookings: ReturnType<typeof aTour>[]) =>
  bookedAlready(bookings, { activityId: 'tiles', day })

it('the same activity on the same day is told, by its wished day or its date', () => {
  const said = 'You have booked this for Wed, Dec 23 already (AC-1). You can book it once more.'
  expect(on('2026-12-23', aTour({}, '2026-12-23'))).toBe(said)
  expect(on('2026-12-23', aTour({ startDate: '2026-12-23', endDate: '2026-12-23' }))).toBe(said)
  expect(on('2026-12-24', aTour({}, '2026-12-23'))).toBeUndefined()
  expect(on('2026-12-23', aTour({ status: 'cancelled' }, '2026-12-23'))).toBeUndefined()
  expect(on('2026-12-23', aTour({ activityId: 'fado' }, '2026-12-23'))).toBeUndefined()
})

it('without a day, one that still waits without a day is told', () => {
  expect(on('', aTour({ status: 'pending' }))).toBe('You have booked this already (AC-1). You can book it once more.')
  expect(on('', aTour({ status: 'confirmed' }))).toBeUndefined()
  expect(on('', aTour({ status: 'pending' }, '2026-12-23'))).toBeUndefined()
  expect(on('2026-12-23', aTour({ status: 'pending' }))).toBeUndefined()
})
