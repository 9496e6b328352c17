import { paths } from '../../screens.ts'

export { paths }

/** Browser navigations, not calls: the server answers with redirects. `contract` names them too, but brings zod along. */
export const LOGIN_PATH = '/api/login'
export const LOGOUT_PATH = '/api/logout'

/** Where to send the browser to sign in; it comes back to `next`, a path of this app. */
export const loginPath = (next?: string): string =>
  next === undefined || next === paths.home ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`

/** Where to send the browser to sign out; it goes on to `next`, a path of this app. */
export const logoutPath = (next?: string): string =>
  next === undefined ? LOGOUT_PATH : `${LOGOUT_PATH}?next=${encodeURIComponent(next)}`

/** Where it is said what went with an account; without numbers where they are not known. */
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

/** The state of a navigation by which a screen of the app hands a question to the assistant. No link can bring it along. */
export const HANDED_OVER = { isHandedOver: true } as const

export const isHandedOver = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isHandedOver' in state && state.isHandedOver === true

/** The assistant with a first question, which it sends by itself where `HANDED_OVER` comes along, else has in its box. */
export const assistantPath = (question: string): string => `${paths.travelAssistant}?q=${encodeURIComponent(question)}`

/** The assistant with this text in its box, to be sent or not. */
export const assistantDraftPath = (text: string): string => `${paths.travelAssistant}?draft=${encodeURIComponent(text)}`

/** The search for stays at a place, narrowed down by what its address says besides. */
export const staysPath = (location: string, narrowed: Readonly<Record<string, string>> = {}): string =>
  [`${paths.accommodations}?location=${encodeURIComponent(location)}`, new URLSearchParams(narrowed).toString()]
    .filter((part) => part !== '')
    .join('&')

/** The trip form with where one wants to go; `shared/forms/plan-fields.ts` reads it. */
export const planForPath = (destination: string): string =>
  `${paths.planTrip}?destination=${encodeURIComponent(destination)}`

/** The page of one place to stay. */
export const stayPath = (stayId: string): string => `${paths.accommodations}/${encodeURIComponent(stayId)}`

export const charterTripPath = (tripId: string): string => `${paths.charter}/${encodeURIComponent(tripId)}`

/** The id that the last part of an address is; undefined where the address is broken. */
export function lastIdIn(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.split('/').findLast((segment) => segment !== '') ?? '')
  } catch {
    return undefined
  }
}

/** The part of the dashboard that lists what is booked. */
export const BOOKINGS_ID = 'bookings'
export const ownBookingsPath = `${paths.dashboard}#${BOOKINGS_ID}`

/** The page of one trip. */
export const tripPath = (tripId: string): string => `/trips/${encodeURIComponent(tripId)}`

const VIEW = 'view'
const TODAY_VIEW = 'today'

/** The page of a trip with what matters today. */
export const todayPath = (tripId: string): string => `${tripPath(tripId)}?${VIEW}=${TODAY_VIEW}`

export const isTodayView = (search: URLSearchParams): boolean => search.get(VIEW) === TODAY_VIEW

const PROPOSAL = 'propose'

/** The page of a trip with a change that is proposed for it, as JSON. Anybody can write such a link: it only shows. */
export const proposalPath = (tripId: string, proposal: string): string =>
  `${tripPath(tripId)}?${PROPOSAL}=${encodeURIComponent(proposal)}`

export const proposalIn = (search: URLSearchParams): string | null => search.get(PROPOSAL)

/** The page of a trip without what was proposed. */
export function withoutProposal(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(PROPOSAL)
  return rest
}

/** Where whoever has an invitation sees what it is for. */
export const joinPath = (token: string): string => `/join/${encodeURIComponent(token)}`

/** What everyone sees who has a public link. */
export const sharedTripPath = (token: string): string => `/shared/${encodeURIComponent(token)}`

/** The dashboard with this trip open. */
export const tripDialogPath = (tripId: string): string => `${paths.dashboard}?trip=${encodeURIComponent(tripId)}`

/** The dashboard with this packing list open. */
export const packingListPath = (listId: string): string =>
  `${paths.dashboard}?tab=packing&list=${encodeURIComponent(listId)}`

/** The packing assistant with this list, to work on. */
export const packingScreenPath = (listId: string): string =>
  `${paths.packingAssistant}?list=${encodeURIComponent(listId)}`

/** The same with something to add, which waits where it would be typed. */
export const packingItemPath = (listId: string, name: string): string =>
  `${packingScreenPath(listId)}&add=${encodeURIComponent(name)}`

/** The packing assistant with its form filled in from a trip. */
export const packForTripPath = (tripId: string): string =>
  `${paths.packingAssistant}?trip=${encodeURIComponent(tripId)}`

/** The dashboard with this discovered place open. */
export const placePath = (scanId: string): string => `${paths.dashboard}?tab=places&place=${encodeURIComponent(scanId)}`

/** Where the photo of a discovered place is served, to its owner alone. */
export const scanImagePath = (scanId: string): string => `/api/scan-results/${encodeURIComponent(scanId)}/image`
export const SCAN_IMAGE_PATTERN = /^\/api\/scan-results\/[^/]+\/image$/

/** The page that opens encrypted exports without the app: a file of the build (vite/vault-opener.ts). */
export const VAULT_OPENER = '/open-vault.html'

/** The page of one activity. */
export const activityPath = (activityId: string): string => `${paths.activities}/${encodeURIComponent(activityId)}`

/** The activities, where they show what the user has submitted. */
export const SUBMISSIONS_HASH = '#submitted'
export const submissionsPath = paths.activities + SUBMISSIONS_HASH
