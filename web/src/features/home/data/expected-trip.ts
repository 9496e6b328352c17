import { NEXT_TRIP_KEY } from '../../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../../../shared/pwa/local-storage.ts'

/**
 * What this device knows of the next trip before Firestore has loaded: its last day and its card's height, so that its
 * space can be reserved. Cleared on sign-out.
 */
export interface ExpectedTrip {
  readonly endDate: string
  readonly height: number
}

export function readExpectedTrip(today: string): ExpectedTrip | undefined {
  const [endDate = '', height] = (readLocal(NEXT_TRIP_KEY) ?? '').split(' ')
  return endDate >= today && Number(height) > 0 ? { endDate, height: Number(height) } : undefined
}

/** Whether this device has ever been told of the next trip, or that there is none. */
export const knowsNextTrip = (): boolean => readLocal(NEXT_TRIP_KEY) !== null

/** Undefined if there is no upcoming trip. */
export const expectTrip = (trip: ExpectedTrip | undefined): void =>
  writeLocal(NEXT_TRIP_KEY, trip === undefined ? '' : `${trip.endDate} ${Math.round(trip.height)}`)
