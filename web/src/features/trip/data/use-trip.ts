import type { Trip } from '@waymark/contract/trips/trip'
import { useLiveDoc, type Live } from '../../../shared/live/live.ts'
import { tripRef } from '../../../shared/live/refs.ts'

/** One trip, live and without a network; it fails with 'permission-denied' where it is not there or not for this person. */
export const useTrip = (id: string): Live<Trip | null> => useLiveDoc(tripRef(id))
