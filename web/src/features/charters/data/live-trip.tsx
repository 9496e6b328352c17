import { doc } from 'firebase/firestore'
import { collectionOf } from '../../../shared/live/firestore.ts'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { type CharterTrip, charterTripConverter } from '@waymark/contract/charter-trips/charter-trip'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { moneyText } from '@waymark/contract/money'
import { useEffect } from 'react'
import { useLiveDoc } from '../../../shared/live/live.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { tripKey } from './use-charter-trips.ts'

const charterTripsRef = collectionOf(COLLECTIONS.charterTrips, charterTripConverter)

const listed = ({ priceCents, ...trip }: CharterTrip): ListedCharterTrip => ({ ...trip, price: moneyText(priceCents) })

/**
 * Updates the page's trip live, so that free seats change visibly. If it may not be read from Firestore, the API's
 * version stays.
 */
export function LiveTrip({ id }: { id: string }) {
  const live = useLiveDoc(doc(charterTripsRef, id))
  const trip = live.status === 'ready' && !live.fromCache ? live.data : null
  useEffect(() => {
    if (trip !== null) queryClient.setQueryData(tripKey(id), listed(trip))
  }, [id, trip])
  return null
}
