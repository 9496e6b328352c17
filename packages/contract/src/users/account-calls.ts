import { daysBetween } from '../calendar.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { endsAfterStart, FirstDay, Id, text, Uid, WHOLE_CHARACTERS } from '../primitives.ts'
import { Expense } from '../trips/expense.ts'
import { Stop, StopPlace } from '../trips/stop.ts'
import { BUDGETS, PlanProgress, TRAVEL_STYLES, Trip } from '../trips/trip.ts'
import { z } from '../zod.ts'

/** Owner of a booking after its customer's account was deleted. No account has this id. */
export const DELETED_ACCOUNT = { uid: 'deleted-account', name: 'Deleted account' } as const

/** Deleting an account requires a sign-in within this time. */
export const RECENT_SIGN_IN_MS = 5 * 60 * 1000

export const SIGN_IN_AGAIN = 'Sign in again to delete your account'

const count = z.int().check(z.gte(0))

/** Summary of what was deleted. */
export const AccountDeletion = z.strictObject({
  deleted: z.strictObject({
    trips: count,
    packingLists: count,
    places: count,
    documents: count,
    submissions: count,
    notices: count,
  }),
  /** Kept without personal data: seats and nights stay taken, and approved activities stay available. */
  kept: z.strictObject({ bookings: count, activities: count }),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account of the signed-in user with all that belongs to it, and ends its sessions. Bookings stay without a name. 403 when signing in was more than five minutes ago; after a failure the call can be made again, which goes on.',
  access: 'signed-in',
  response: AccountDeletion,
})

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).byteLength

/**
 * Text of one line. Exports of before may have line breaks in it, and by hand anything is written: a space each, since rules
 * refuse every later change of what has one.
 */
const line = (max: number) =>
  z.string().check(
    z.overwrite((value) => value.replaceAll(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.regex(WHOLE_CHARACTERS),
  )

const Place = z.strictObject({ ...StopPlace.shape, name: line(LIMITS.place), kind: line(LIMITS.shortText) })

/**
 * An exported trip of another account, without its owner and timestamps. In its expenses, the importing user is
 * identified by their own uid; other people become anonymous.
 */
export const ImportedTrip = z
  .strictObject({
    ...z.omit(Trip, {
      id: true,
      userId: true,
      memberIds: true,
      roles: true,
      memberNames: true,
      purgeAt: true,
      removals: true,
      removedBy: true,
      requestDigest: true,
      createdAt: true,
      updatedAt: true,
    }).shape,
    title: line(LIMITS.title),
    startDate: FirstDay,
    stops: z.optional(
      z.record(Id, z.strictObject({ ...Stop.shape, title: line(LIMITS.shortText), place: z.nullable(Place) })),
    ),
    expenses: z.optional(z.record(Id, z.strictObject({ ...Expense.shape, title: line(LIMITS.shortText) }))),
    budget: z.enum(BUDGETS),
    travelStyle: z.enum(TRAVEL_STYLES),
    progress: z.strictObject({ ...PlanProgress.shape, state: z.enum(['ready', 'failed']) }),
  })
  .check(
    endsAfterStart(),
    z.refine((trip) => daysBetween(trip.startDate, trip.endDate) < LIMITS.tripDays, {
      path: ['endDate'],
      error: `Trips can be at most ${LIMITS.tripDays} days`,
    }),
    z.refine(
      ({ itinerary, stops = {} }) => {
        const planned = itinerary.dailyItinerary.flatMap(({ activities }) => activities)
        return Math.max(planned.length, Object.keys(stops).length) <= LIMITS.storedStops
      },
      { path: ['stops'], error: 'The trip has too many stops' },
    ),
    z.refine(({ expenses = {} }) => Object.keys(expenses).length <= LIMITS.expenses, {
      path: ['expenses'],
      error: 'The trip has too many expenses',
    }),
    z.refine((trip) => bytesOf(trip) <= LIMITS.importedTripBytes, {
      path: ['itinerary'],
      error: 'The trip is too large',
    }),
  )
export type ImportedTrip = z.infer<typeof ImportedTrip>

export const importTrip = defineEndpoint({
  method: 'POST',
  path: '/api/account/import',
  summary: 'Makes a trip of the signed-in user from one that was exported, also one that is in the past.',
  access: 'signed-in',
  quota: 'import',
  body: z.strictObject({ trip: ImportedTrip }),
  response: Trip,
})

/** What administrators see of an account. The profile is readable by its owner only. */
export const NamedAccount = z.strictObject({
  uid: Uid,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type NamedAccount = z.infer<typeof NamedAccount>

/** Maximum accounts per request. */
export const MOST_ACCOUNTS = 100

export const listAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/accounts',
  summary: `Who is behind these ids, at most ${MOST_ACCOUNTS} of them, with commas in between. Accounts that are gone are left out.`,
  access: 'admin',
  query: z.strictObject({
    ids: z.pipe(
      text(MOST_ACCOUNTS * 129),
      z.pipe(
        z.transform((ids: string) => ids.split(',')),
        z.array(Uid).check(z.maxLength(MOST_ACCOUNTS)),
      ),
    ),
  }),
  response: z.array(NamedAccount),
})
