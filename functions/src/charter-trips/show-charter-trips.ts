import { earliestToday } from '@waymark/contract/calendar'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import type { CharterTrip } from '@waymark/contract/charter-trips/charter-trip'
import { AppError } from '../platform/app-error.ts'
import {
  charterTrips,
  listActiveCharterTrips,
  listAllCharterTrips,
  listFeaturedCharterTrips,
} from './charter-trips-store.ts'
import { moneyText } from '@waymark/contract/money'

export const listedCharterTrip = ({ priceCents, ...trip }: CharterTrip): ListedCharterTrip => ({
  ...trip,
  price: moneyText(priceCents),
})

/** Trips that are not over, by start date; those already under way come last, since they cannot be booked. */
function notOver(trips: readonly CharterTrip[]): CharterTrip[] {
  const today = earliestToday(new Date())
  const place = ({ startDate }: CharterTrip) => `${startDate < today ? 1 : 0}${startDate}`
  return trips.filter(({ endDate }) => endDate >= today).toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

export const activeCharterTrips = async (): Promise<ListedCharterTrip[]> =>
  notOver(await listActiveCharterTrips()).map(listedCharterTrip)

export const featuredCharterTrips = async (): Promise<ListedCharterTrip[]> =>
  notOver(await listFeaturedCharterTrips()).map(listedCharterTrip)

export const allCharterTrips = async (): Promise<ListedCharterTrip[]> =>
  (await listAllCharterTrips()).map(listedCharterTrip)

/** A charter trip, including one that can no longer be booked. */
export async function showCharterTrip(id: string): Promise<ListedCharterTrip> {
  const trip = await charterTrips.read(id)
  if (trip === undefined) throw new AppError('not-found', 'no such charter trip')
  return listedCharterTrip(trip)
}
