import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { shareTripLists } from '@waymark/contract/trips/trip-link'
import { useEffect } from 'react'
import { callApi } from '../../../shared/api/api-client.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { tripsToShare } from '../model/trips-to-share.ts'

// api: who is on a trip is the server's to know. A list made offline is shared when the network is back.
export function shareLists(tripId: string): void {
  callApi(shareTripLists, { params: { id: tripId } }).catch((error: unknown) =>
    reportError(error, 'sharing the packing lists of a trip'),
  )
}

/** Sees to it that whoever may change a trip is let into its packing lists, also into those made since they joined. */
export function useSharedLists(trips: readonly Trip[], lists: readonly PackingList[]): void {
  const online = useOnline()
  const due = tripsToShare(trips, lists).join(' ')
  useEffect(() => {
    if (!online || due === '') return
    for (const tripId of due.split(' ')) shareLists(tripId)
  }, [online, due])
}
