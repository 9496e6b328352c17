import type { Booking } from '@waymark/contract/bookings/booking'

/** The address of a stay, the departure place of a charter trip, or what else is known; undefined if nothing is. */
export function addressOf({ details }: Pick<Booking, 'details'>): string | undefined {
  const { address, departureLocation, location } = details
  return [address, departureLocation, location].find((text) => text !== undefined && text.trim() !== '')
}
