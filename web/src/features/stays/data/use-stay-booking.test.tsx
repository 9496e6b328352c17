import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { addDays } from '@waymark/contract/calendar'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeStayPath, type StayChange } from '../../../shared/booking/stay-change.ts'
import { navigationAt, NavigationContext } from '../../../shared/navigation/navigation.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { useStayBooking } from './use-stay-booking.ts'

const checkIn = addDays(localToday(new Date()), 10)
const checkOut = addDays(checkIn, 2)
const STAY = { id: 'place', name: 'Casa', price: '90.00', maxGuests: 4 } as StayDetails
const CHANGE: StayChange = { bookingId: 'b1', startDate: checkIn, endDate: checkOut, guests: 2 }

const NAVIGATION = navigationAt({ pathname: '/accommodations/place' })

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The target after signing in, for a visitor who confirms. */
function nextAfterSignIn(change: StayChange | undefined): string | null {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign, origin: location.origin })
  const chosen = { checkIn, checkOut, guests: '3' }
  const { result } = renderHook(() => useStayBooking(STAY, chosen, change), {
    wrapper: ({ children }) => <NavigationContext value={NAVIGATION}>{children}</NavigationContext>,
  })
  act(() => result.current.confirm())
  act(() => void vi.runAllTimers())
  expect(assign).toHaveBeenCalledOnce()
  return new URLSearchParams(assign.mock.calls[0]?.[0].split('?')[1]).get('next')
}

it('whoever signs in to book comes back to what was chosen', () => {
  expect(nextAfterSignIn(undefined)).toBe(changeStayPath('place', { ...CHANGE, guests: 3 }))
})

it('whoever signs in to change a booking comes back to the bookings, not to a form that would book a second one', () => {
  expect(nextAfterSignIn(CHANGE)).toBe('/dashboard#bookings')
})
