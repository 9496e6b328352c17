import { type Trip, type TripPlanRequest, planTrip } from '@waymark/contract/trips/trip'
import { callApi } from '../../../shared/api/api-client.ts'
import { z } from '@waymark/contract/zod'
import { nanoid } from 'nanoid'
import { readLocal, writeLocal } from '../../../shared/pwa/local-storage.ts'
import { EMPTY_PLAN, type PlanFields } from '../../../shared/forms/plan-fields.ts'

/**
 * Owns what was typed into the trip form, kept in this tab until the trip is planned, and the key of the last request,
 * so that sending it again, even after a reload, never makes a second trip. Both under the uid: a tab outlives an account.
 */
const fieldsKey = (uid: string): string => `waymark:plan-fields:${uid}`
const partyKey = (uid: string): string => `waymark:party:${uid}`
const attemptKeyOf = (uid: string): string => `waymark:plan-attempt:${uid}`

const Fields = z.record(z.string(), z.string())
const Attempt = z.strictObject({ key: z.string(), asked: z.string() })

function readKept<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing is kept; the form itself still holds what was typed.
  }
}

const Party = z.strictObject({ adults: z.string(), childAges: z.string() })

/** The party of the last plan, kept on this device until sign-out. */
function readParty(uid: string): z.infer<typeof Party> | undefined {
  try {
    return Party.safeParse(JSON.parse(readLocal(partyKey(uid)) ?? 'null')).data
  } catch {
    return undefined
  }
}

export const keepParty = (uid: string, { adults, childAges }: Pick<PlanFields, 'adults' | 'childAges'>): void =>
  writeLocal(partyKey(uid), JSON.stringify({ adults, childAges }))

export const readPlanDraft = (uid: string): PlanFields => ({
  ...EMPTY_PLAN,
  ...readParty(uid),
  ...readKept(fieldsKey(uid), Fields),
})

export const keepPlanDraft = (uid: string, fields: PlanFields): void => keep(fieldsKey(uid), fields)

/** The key that names this request to the server: the same one as before as long as it asks for the same. */
export function attemptKey(uid: string, request: TripPlanRequest): string {
  const asked = JSON.stringify(request)
  const last = readKept(attemptKeyOf(uid), Attempt)
  if (last?.asked === asked) return last.key
  const key = nanoid()
  keep(attemptKeyOf(uid), { key, asked })
  return key
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was kept either.
  }
}

/** The request is taken back: asking for the same again makes another trip. */
export const dropAttempt = (uid: string): void => drop(attemptKeyOf(uid))

/** The trip is planned: the next one starts with an empty form and a new key. */
export function dropPlanDraft(uid: string): void {
  drop(fieldsKey(uid))
  dropAttempt(uid)
}

// api: the server plans, and writes the days into the trip's document meanwhile
/** Answers with the whole trip. Sent again after a failure it leads to the same trip, not to a second one. */
export async function submitPlan(uid: string, request: TripPlanRequest, signal: AbortSignal): Promise<Trip> {
  const idempotencyKey = attemptKey(uid, request)
  const trip = await callApi(planTrip, { body: request }, { idempotencyKey, signal })
  dropPlanDraft(uid)
  return trip
}
