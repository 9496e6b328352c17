import {
  copyTrip as copyTripCall,
  insertTripDay,
  moveTripDay,
  removeTripDay,
  upgradeTrip as upgradeTripCall,
} from '@waymark/contract/trips/trip-day-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import { appendDay } from '@waymark/domain/trip-days'
import { callApi } from '../../../shared/api/api-client.ts'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { writeChange } from './stored-trip.ts'

/** A day behind the last one. */
// direct: owners and editors, works offline; it touches no stop
export const addLastDay = (trip: Trip, uid: string): Promise<WriteOutcome> => writeChange(trip.id, appendDay(trip), uid)

// api: each of the others changes many stops at once, which the rules do not read through.

/** Makes stops of the days of a trip in the old format, so that they can be changed. */
export async function upgradeTrip(id: string): Promise<void> {
  await callApi(upgradeTripCall, { params: { id } })
}

/** An empty day, which gets the number `day`. */
export async function insertDay(id: string, day: number): Promise<void> {
  await callApi(insertTripDay, { params: { id }, body: { day } })
}

/** Takes a day out; its stops become ideas. */
export async function removeDay(id: string, day: number): Promise<void> {
  await callApi(removeTripDay, { params: { id, day: String(day) } })
}

/** Makes a day with its stops the day `to`. */
export async function moveDay(id: string, day: number, to: number): Promise<void> {
  await callApi(moveTripDay, { params: { id, day: String(day) }, body: { to } })
}

/** @returns the id of the copy, which belongs to this person alone */
export async function copyTrip(id: string): Promise<string> {
  const copy = await callApi(copyTripCall, { params: { id }, body: {} })
  return copy.id
}
