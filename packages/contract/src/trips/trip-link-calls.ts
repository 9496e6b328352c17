import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { CalendarDay, Id, LinkToken, requiredText, Uid } from '../primitives.ts'
import { z } from '../zod.ts'
import { TripPlace } from './itinerary.ts'
import { TripRole } from './trip.ts'
import { LINK_ROLES, TripLink } from './trip-link.ts'

const TripId = z.strictObject({ id: Id })
const Done = z.strictObject({ message: z.string() })

/** A link as the owner sees it, without the token. */
const ListedLink = z.omit(TripLink, { tripId: true, createdBy: true, barred: true })

export const createTripLink = defineEndpoint({
  method: 'POST',
  path: '/api/trips/:id/links',
  summary:
    'Makes a link to a trip of the caller. Its token is told this once. 409 when the trip has as many as it may.',
  access: 'signed-in',
  quota: 'import',
  params: TripId,
  body: z.strictObject({
    role: z.enum(LINK_ROLES),
    isSingleUse: z.optional(z.boolean()),
    expiresInDays: z.int().check(z.gte(1), z.lte(LIMITS.linkDays)),
  }),
  response: z.strictObject({ token: LinkToken, link: ListedLink }),
})

export const listTripLinks = defineEndpoint({
  method: 'GET',
  path: '/api/trips/:id/links',
  summary: 'The links to a trip of the caller that have not expired.',
  access: 'signed-in',
  params: TripId,
  response: z.array(ListedLink),
})

export const revokeTripLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/trips/:id/links/:linkId',
  summary: 'Makes a link to a trip of the caller worthless. Who has become a member by it stays one.',
  access: 'signed-in',
  params: z.strictObject({ id: Id, linkId: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  response: Done,
})

export const acceptTripLink = defineEndpoint({
  method: 'POST',
  path: '/api/trip-links/accept',
  summary:
    'Makes the caller a member of the trip that an invitation is for. Who is one already keeps the role. 404 for a token that is unknown, expired, used or revoked, and for one of a public link.',
  access: 'signed-in',
  quota: 'import',
  body: z.strictObject({ token: LinkToken }),
  response: z.strictObject({ tripId: Id }),
})

export const getTripInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/trip-links/:token',
  summary: 'What an invitation is for, before it is accepted. 404 where accepting it would be one.',
  access: 'signed-in',
  quota: 'import',
  params: z.strictObject({ token: LinkToken }),
  response: z.strictObject({
    title: requiredText(LIMITS.title),
    destination: requiredText(LIMITS.place),
    /** What its picture is of. Older servers do not say it. */
    place: z.optional(TripPlace),
    startDate: CalendarDay,
    endDate: CalendarDay,
    role: TripRole,
    /** The owner's name. */
    invitedBy: requiredText(LIMITS.shortText),
    /** Whether the caller is a member already. */
    isMember: z.boolean(),
  }),
})

const TripMember = z.strictObject({ uid: Uid, name: z.string(), role: TripRole })

export const listTripMembers = defineEndpoint({
  method: 'GET',
  path: '/api/trips/:id/members',
  summary: 'Who is on a trip, for its members. The owner comes first.',
  access: 'signed-in',
  params: TripId,
  response: z.array(TripMember),
})

const MemberId = z.strictObject({ id: Id, uid: Uid })

export const changeTripMember = defineEndpoint({
  method: 'PUT',
  path: '/api/trips/:id/members/:uid',
  summary: 'Gives a member of a trip of the caller another role. The owner stays the owner.',
  access: 'signed-in',
  params: MemberId,
  body: z.strictObject({ role: z.enum(['editor', 'viewer']) }),
  response: Done,
})

export const removeTripMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/trips/:id/members/:uid',
  summary: 'Takes a member out of a trip of the caller; a member takes the own uid to leave. The owner cannot leave.',
  access: 'signed-in',
  params: MemberId,
  response: Done,
})

export const shareTripLists = defineEndpoint({
  method: 'POST',
  path: '/api/trips/:id/packing-lists/share',
  summary:
    'Lets who may change a trip into the packing lists that they have made for it, also those who joined before a list was made.',
  access: 'signed-in',
  params: TripId,
  response: Done,
})

/** Not an endpoint declaration, because it responds with a calendar instead of JSON. */
export const TRIP_CALENDAR_ENDPOINT = '/api/trip-calendars/:token'
/** Some calendar apps require the file extension. */
export const TripCalendarParams = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{22}(?:\.ics)?$/)) })
export const tripCalendarAddress = (token: string): string =>
  `${TRIP_CALENDAR_ENDPOINT.replace(':token', encodeURIComponent(token))}.ics`
