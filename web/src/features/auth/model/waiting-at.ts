import { paths } from '../../../config/paths.ts'

/** What awaits somebody after signing in. */
interface Waiting {
  readonly words: string
  /** Whether they probably have no account yet. */
  readonly isNew: boolean
}

/** A name, not a sentence: anyone can make a link to the sign-in screen. */
const NAME = /^[\p{L}\p{M}\p{N} ,.'’()-]{1,60}$/u

const INVITATION = new RegExp(`^${paths.join.replace(':token', '[^/?#]+')}/?(?:[?#]|$)`)

/** @param next the address to go to after signing in */
export function waitingAt(next: string): Waiting | undefined {
  if (INVITATION.test(next)) {
    return { words: 'Sign in or create an account to join a trip you were invited to.', isNew: false }
  }
  const [pathname, search] = next.split('?', 2)
  const asked = new URLSearchParams(search)
  if (pathname !== paths.planTrip || !asked.has('keep')) return undefined
  const place = asked.get('destination') ?? ''
  const days = NAME.test(place) ? `your two days in ${place}` : 'your two days'
  return { words: `Sign in or create an account to keep ${days}.`, isNew: true }
}
