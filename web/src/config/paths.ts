import { paths } from '../../screens.ts'

export { paths }

/**
 * Opened as pages, not called: the server answers with redirects. `contract` has the same constants, but imports zod.
 */
export const LOGIN_PATH = '/api/login'
export const LOGOUT_PATH = '/api/logout'

/** URL of the sign-in endpoint; the browser returns to `next`, a path of this app. */
export const loginPath = (next?: string): string =>
  next === undefined || next === paths.home ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`

/** URL of the sign-out endpoint; the browser continues at `next`, a path of this app. */
export const logoutPath = (next?: string): string =>
  next === undefined ? LOGOUT_PATH : `${LOGOUT_PATH}?next=${encodeURIComponent(next)}`

/** Page that lists what was deleted with an account; without numbers if they are unknown. */
export function accountDeletedPath(
  deletion:
    | {
        readonly deleted: Readonly<Record<string, number>>
        readonly kept: Readonly<Record<string, number>>
      }
    | undefined,
): string {
  if (deletion === undefined) return paths.accountDeleted
  const { deleted, kept } = deletion
  const counts = Object.entries({ ...deleted, ...kept }).map(([name, count]) => [name, String(count)])
  return `${paths.accountDeleted}?${new URLSearchParams(counts)}`
}

/** History state of a navigation that hands a question to the assistant. A link from outside cannot set it. */
export const HANDED_OVER = { isHandedOver: true } as const

export const isHandedOver = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isHandedOver' in state && state.isHandedOver === true

/** The assistant with a question: sent at once if the navigation carries `HANDED_OVER`, otherwise only filled in. */
export const assistantPath = (question: string): string => `${paths.travelAssistant}?q=${encodeURIComponent(question)}`

/** The assistant with this text filled in, not sent. */
export const assistantDraftPath = (text: string): string => `${paths.travelAssistant}?draft=${encodeURIComponent(text)}`

/** The search for stays at a place, with further search parameters. */
export const staysPath = (location: string, narrowed: Readonly<Record<string, string>> = {}): string =>
  [`${paths.accommodations}?location=${encodeURIComponent(location)}`, new URLSearchParams(narrowed).toString()]
    .filter((part) => part !== '')
    .join('&')

/** The trip form with the destination filled in; read by `shared/forms/plan-fields.ts`. */
export const planForPath = (destination: string): string =>
  `${paths.planTrip}?destination=${encodeURIComponent(destination)}`

export const TWO_DAYS = 'days'

/** The landing page with two days of a destination, for visitors. */
export const twoDaysPath = (destination: string): string =>
  `${paths.home}?${TWO_DAYS}=${encodeURIComponent(destination)}`

/** Page of one stay. */
export const stayPath = (stayId: string): string => `${paths.accommodations}/${encodeURIComponent(stayId)}`

export const charterTripPath = (tripId: string): string => `${paths.charter}/${encodeURIComponent(tripId)}`

/** Id in the last segment of an address; undefined if it is malformed. */
export function lastIdIn(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.split('/').findLast((segment) => segment !== '') ?? '')
  } catch {
    return undefined
  }
}

/** Section of the dashboard that lists bookings. */
export const BOOKINGS_ID = 'bookings'
export const ownBookingsPath = `${paths.dashboard}#${BOOKINGS_ID}`

/** Page of one trip. */
export const tripPath = (tripId: string): string => `/trips/${encodeURIComponent(tripId)}`

const VIEW = 'view'
const TODAY_VIEW = 'today'

/** Today's view of a trip. */
export const todayPath = (tripId: string): string => `${tripPath(tripId)}?${VIEW}=${TODAY_VIEW}`

export const isTodayView = (search: URLSearchParams): boolean => search.get(VIEW) === TODAY_VIEW

const MAP_VIEW = 'map'

/** Whether a trip's map replaces its list, where they are not side by side. */
export const isMapView = (search: URLSearchParams): boolean => search.get(VIEW) === MAP_VIEW

/** Query of the trip page with the map instead of the list, or with the list. */
export function withMapView(search: URLSearchParams, isShown: boolean): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (isShown) changed.set(VIEW, MAP_VIEW)
  else changed.delete(VIEW)
  return changed
}

/** A part of a trip's page by its id, in the list or on the map. */
export const tripPartPath = (tripId: string, partId: string, onMap = false): string =>
  `${tripPath(tripId)}${onMap ? `?${VIEW}=${MAP_VIEW}` : ''}#${encodeURIComponent(partId)}`

/** History state of a navigation that opens a part of the screen, so that closing it goes back. */
export const OPENED_HERE = { openedHere: true } as const

export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state

/** History state of the way to the dashboard after planning. */
export const plannedHere = (tripId: string) => ({ planned: tripId }) as const

/** Id of the trip that was just planned. */
export const justPlanned = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'planned' in state && typeof state.planned === 'string'
    ? state.planned
    : undefined

const PROPOSAL = 'propose'

/** Page of a trip with a proposed change, as JSON. Anyone can write such a link, so it only shows the proposal. */
export const proposalPath = (tripId: string, proposal: string): string =>
  `${tripPath(tripId)}?${PROPOSAL}=${encodeURIComponent(proposal)}`

export const proposalIn = (search: URLSearchParams): string | null => search.get(PROPOSAL)

/** Query of the trip page without the proposal. */
export function withoutProposal(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(PROPOSAL)
  return rest
}

/** Page where the recipient of an invitation sees what it is for. */
export const joinPath = (token: string): string => `/join/${encodeURIComponent(token)}`

/** Where somebody who is signed in copies a shared trip. */
export const copyTripPath = (token: string): string => `${sharedTripPath(token)}/copy`

/** Public page of a shared trip. */
export const sharedTripPath = (token: string): string => `/shared/${encodeURIComponent(token)}`

/** The dashboard with this trip open. */
export const tripDialogPath = (tripId: string): string => `${paths.dashboard}?trip=${encodeURIComponent(tripId)}`

/** The dashboard with all packing lists. */
export const PACKING_LISTS_PATH = `${paths.dashboard}?tab=packing`

/** The dashboard with this packing list open. */
export const packingListPath = (listId: string): string => `${PACKING_LISTS_PATH}&list=${encodeURIComponent(listId)}`

/** The packing assistant with this list open. */
export const packingScreenPath = (listId: string): string =>
  `${paths.packingAssistant}?list=${encodeURIComponent(listId)}`

/** The same, with an item filled in but not added. */
export const packingItemPath = (listId: string, name: string): string =>
  `${packingScreenPath(listId)}&add=${encodeURIComponent(name)}`

/** The packing assistant with its form filled in from a trip. */
export const packForTripPath = (tripId: string): string =>
  `${paths.packingAssistant}?trip=${encodeURIComponent(tripId)}`

/** History state of a press on 'Make a packing list': the list is made from the trip without asking more. */
export const PACK_AT_ONCE = { packAtOnce: true } as const

export const isPackedAtOnce = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'packAtOnce' in state

/** The dashboard with this discovered place open. */
export const placePath = (scanId: string): string => `${paths.dashboard}?tab=places&place=${encodeURIComponent(scanId)}`

/** URL of a discovered place's photo, readable by its owner only. */
export const scanImagePath = (scanId: string): string => `/api/scan-results/${encodeURIComponent(scanId)}/image`
export const SCAN_IMAGE_PATTERN = /^\/api\/scan-results\/[^/]+\/image$/

/** Standalone page that opens encrypted exports without the app, built by vite/vault-opener.ts. */
export const VAULT_OPENER = '/open-vault.html'

/** Page of one activity. */
export const activityPath = (activityId: string): string => `${paths.activities}/${encodeURIComponent(activityId)}`

/** Section of the activities screen with the user's own submissions. */
export const SUBMISSIONS_HASH = '#submitted'
export const submissionsPath = paths.activities + SUBMISSIONS_HASH
