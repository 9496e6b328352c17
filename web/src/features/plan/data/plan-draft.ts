import { type Trip, TripPlanRequest } from '@waymark/contract/trips/trip'
import { planTrip } from '@waymark/contract/trips/trip-calls'
import { callApi } from '../../../shared/api/api-client.ts'
import { z } from '@waymark/contract/zod'
import { nanoid } from 'nanoid'
import { readSession, writeSession } from '../../../shared/pwa/session-storage.ts'
import { homeCity } from '../../../shared/session/known-profile.ts'
import { readParty } from '../../../shared/forms/last-party.ts'
import { EMPTY_PLAN, type PlanFields } from '../../../shared/forms/plan-fields.ts'

/**
 * Stores the trip form's input in this tab until the trip is planned, and the last request's idempotency key, so that
 * sending it again, even after a reload, never makes a second trip. Under the uid, because a tab outlives a sign-out.
 */
const fieldsKey = (uid: string): string => `waymark:plan-fields:${uid}`
const attemptKeyOf = (uid: string): string => `waymark:plan-attempt:${uid}`

const Fields = z.record(z.string(), z.string())
const Attempt = z.strictObject({ key: z.string(), asked: z.string(), isRunning: z.optional(z.boolean()) })
type Attempt = z.infer<typeof Attempt>

/** The tab's draft. Trips start at home unless another city was typed. */
export function readPlanDraft(uid: string): PlanFields {
  const draft = { ...EMPTY_PLAN, ...readParty(), ...Fields.safeParse(readSession(fieldsKey(uid))).data }
  return { ...draft, departureCity: draft.departureCity || homeCity() }
}

export const keepPlanDraft = (uid: string, fields: PlanFields): void => writeSession(fieldsKey(uid), fields)

const readAttempt = (uid: string): Attempt | undefined => Attempt.safeParse(readSession(attemptKeyOf(uid))).data
const keepAttempt = (uid: string, attempt: Attempt): void => writeSession(attemptKeyOf(uid), attempt)

/** The idempotency key of a request: the previous one if the request is the same. */
export function attemptKey(uid: string, request: TripPlanRequest): string {
  const asked = JSON.stringify(request)
  const last = readAttempt(uid)
  if (last?.asked === asked) return last.key
  const key = nanoid()
  keepAttempt(uid, { key, asked })
  return key
}

/** Keys of the requests that this page waits for. */
const waitedFor = new Set<string>()

/** The request that was being planned when the page was reloaded: sent again, it leads to the same trip. */
export function interruptedRequest(uid: string): TripPlanRequest | undefined {
  const last = readAttempt(uid)
  if (last?.isRunning !== true || waitedFor.has(last.key)) return undefined
  try {
    return TripPlanRequest.safeParse(JSON.parse(last.asked)).data
  } catch {
    return undefined
  }
}

/** Forgets the request, so that the same one makes another trip. */
export const dropAttempt = (uid: string): void => writeSession(attemptKeyOf(uid), undefined)

/** Call when the trip is planned: clears form and key. */
export function dropPlanDraft(uid: string): void {
  writeSession(fieldsKey(uid), undefined)
  dropAttempt(uid)
}

// api: the server plans, and writes each day into the trip's document
/** Plans a trip. Sending it again after a failure leads to the same trip. */
export async function submitPlan(uid: string, request: TripPlanRequest, signal: AbortSignal): Promise<Trip> {
  const idempotencyKey = attemptKey(uid, request)
  const attempt = { key: idempotencyKey, asked: JSON.stringify(request) }
  keepAttempt(uid, { ...attempt, isRunning: true })
  waitedFor.add(idempotencyKey)
  try {
    const trip = await callApi(planTrip, { body: request }, { idempotencyKey, signal })
    dropPlanDraft(uid)
    return trip
  } catch (error) {
    // A page that is being left fails its requests, too, but runs no timers any more.
    if (!signal.aborted) setTimeout(() => keepAttempt(uid, attempt))
    throw error
  } finally {
    waitedFor.delete(idempotencyKey)
  }
}
