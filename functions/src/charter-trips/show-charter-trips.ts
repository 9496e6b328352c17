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

const isAhead = ({ endDate }: CharterTrip): boolean => endDate >= earliestToday(new Date())

export const activeCharterTrips = async (): Promise<ListedCharterTrip[]> =>
  (await listActiveCharterTrips()).filter(isAhead).map(listedCharterTrip)

export const featuredCharterTrips = async (): Promise<ListedCharterTrip[]> =>
  (await listFeaturedCharterTrips()).filter(isAhead).map(listedCharterTrip)

export const allCharterTrips = async (): Promise<ListedCharterTrip[]> =>
  (await listAllCharterTrips()).map(listedCharterTrip)

/** One charter trip, also one that cannot be booked any more: its page says so. */
export async function showCharterTrip(id: string): Promise<ListedCharterTrip> {
  const trip = await charterTrips.read(id)
  if (trip === undefined) throw new AppError('not-found', 'no such charter trip')
  return listedCharterTrip(trip)
}
