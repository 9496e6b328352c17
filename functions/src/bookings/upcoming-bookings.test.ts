import { aBooking } from '@waymark/contract/fixtures/bookings'
import { LIMITS } from '@waymark/contract/limits'
import { describe, expect, it } from 'vitest'
import { upcomingAmong, type UpcomingBookings, requireRoomForUpcoming, withChanged } from './upcoming-bookings.ts'

const NOON = new Date('2027-06-10T12:00:00Z')

const stay = (id: string, endDate: string, nights = 2) => {
  const { details, ...booking } = aBooking({ id, type: 'accommodation', status: 'confirmed', endDate })
  return { ...booking, details: { ...details, nights } }
}
const activity = (id: string) => aBooking({ id, type: 'activity', status: 'pending', startDate: null, endDate: null })

describe('what is ahead', () => {
  it('is a stay until it ends, and an activity without a date until it is confirmed', () => {
    const ahead = upcomingAmong([stay('over', '2027-06-08'), stay('ends', '2027-06-10', 3), activity('tile')], NOON)
    expect(ahead).toEqual({
      ends: { endDate: '2027-06-10', nights: 3 },
      tile: { endDate: null, nights: expect.any(Number) },
    })
    expect(Object.keys(withChanged(ahead, 'tile', { ...activity('tile'), status: 'confirmed' }, NOON))).toEqual([
      'ends',
    ])
    expect(withChanged(ahead, 'ends', { ...stay('ends', '2027-06-10'), status: 'cancelled' }, NOON)).not.toHaveProperty(
      'ends',
    )
  })

  it('is no more than it was when a stay is changed, and what is over goes with the next change', () => {
    const before = upcomingAmong([stay('one', '2027-06-10'), stay('two', '2027-06-20')], NOON)
    const later = new Date('2027-06-15T12:00:00Z')
    expect(withChanged(before, 'two', stay('two', '2027-06-22', 4), later)).toEqual({
      two: { endDate: '2027-06-22', nights: 4 },
    })
  })
})

describe('room for one more', () => {
  const asks =
    (ahead: UpcomingBookings, nights: number, id = 'new') =>
    () =>
      requireRoomForUpcoming(ahead, { id, nights }, NOON)
  const full = upcomingAmong(
    Array.from({ length: LIMITS.bookingsAhead }, (_, index) => stay(`s${index}`, '2027-06-20', 1)),
    NOON,
  )

  it('is left by what is over, and by the booking itself', () => {
    expect(asks(full, 1)).toThrow('which is the most at a time')
    expect(asks(full, 1, 's0')).not.toThrow()
    const { s0: _left, ...others } = full
    expect(asks(others, 1)).not.toThrow()
    expect(asks({ ...others, over: { endDate: '2027-06-08', nights: 1 } }, 1)).not.toThrow()
  })

  it('is counted in nights for stays alone', () => {
    const long = { stay: { endDate: '2027-06-20', nights: LIMITS.nightsAhead } }
    expect(asks(long, 1)).toThrow('nights ahead, and these would make')
    expect(asks(long, 0)).not.toThrow()
    expect(asks({ stay: { endDate: '2027-06-20', nights: LIMITS.nightsAhead - 1 } }, 1)).not.toThrow()
  })
})
