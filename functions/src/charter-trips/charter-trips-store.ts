import { type CharterTrip, charterTripConverter } from '@waymark/contract/charter-trips/charter-trip'
import { LIMITS } from '@waymark/contract/limits'
import { catalogOf, type NewEntry } from '../platform/catalog.ts'

export type NewCharterTrip = NewEntry<CharterTrip>

/** Maximum number of charter trips in the public list. */
const LISTED = 100

export const charterTrips = catalogOf<CharterTrip>('charterTrips', 'charter-trip', charterTripConverter)

/** Active charter trips, featured first. */
export const listActiveCharterTrips = (): Promise<CharterTrip[]> =>
  charterTrips.list((all) =>
    all.where('isActive', '==', true).orderBy('featured', 'desc').orderBy('createdAt', 'desc').limit(LISTED),
  )

export const listFeaturedCharterTrips = (): Promise<CharterTrip[]> =>
  charterTrips.list((all) =>
    all.where('isActive', '==', true).where('featured', '==', true).orderBy('createdAt', 'desc').limit(LISTED),
  )

export const listAllCharterTrips = (): Promise<CharterTrip[]> =>
  charterTrips.page((all) => all, { after: undefined, limit: LIMITS.adminPageSize })
