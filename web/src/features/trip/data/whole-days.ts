import { copyTrip as copyTripCall, upgradeTrip as upgradeTripCall } from '@waymark/contract/trips/trip-day-calls'
import { callApi } from '../../../shared/api/api-client.ts'

/** Makes stops of the days of a trip in the old format, so that they can be changed. */
export async function upgradeTrip(id: string): Promise<void> {
  await callApi(upgradeTripCall, { params: { id } })
}

/** @returns the id of the copy, which belongs to this person alone */
export async function copyTrip(id: string): Promise<string> {
  const copy = await callApi(copyTripCall, { params: { id }, body: {} })
  return copy.id
}
