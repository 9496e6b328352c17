import { paths } from '../../config/paths.ts'
import { preloadPicture } from '../navigation/preload-picture.ts'

interface Prefetched {
  readonly url: string
  readonly answer: Promise<Response>
  /** Resolves when its first picture is seen, or none will be. */
  readonly shown: Promise<void>
}

declare global {
  interface Window {
    /** Asked by the script that runs before the first paint, for the app that comes later. */
    prefetched?: Prefetched | undefined
  }
}

/** As the screen of stays asks for what its address says; where it corrects the address, its own call has another URL. */
function staysUrl(search: string): string {
  const given = new URLSearchParams(search)
  if (given.get('tab') === 'featured') return '/api/accommodations/featured'
  const asked = new URLSearchParams({ page: '1', pageSize: '20' })
  for (const name of ['location', 'category']) {
    const value = given.get(name)?.trim() ?? ''
    if (value !== '') asked.set(name, value)
  }
  return `/api/accommodations/search?${asked}`
}

/** What the screen at an address will ask the server for, where that is known without the screen. */
function urlAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (pathname === paths.accommodations) return staysUrl(search)
  if (pathname === paths.charter) return '/api/charter-trips/featured'
  const [, feature, id, rest] = pathname.split('/')
  if (id === undefined || id === '' || rest !== undefined) return undefined
  if (`/${feature}` === paths.accommodations) return `/api/accommodations/${id}`
  if (`/${feature}` === paths.charter) return `/api/charter-trips/${id}`
  return undefined
}

/** Asks the server for what the screen shows while the app is still on its way. */
export function prefetchAnswer(): void {
  const url = urlAt(location)
  if (url === undefined) return
  const answer = fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } })
  const shown = answer
    .then(async (response) => (response.ok ? preloadPicture(await response.clone().json()) : undefined))
    // Who takes the answer hears of it.
    .catch(() => undefined)
  window.prefetched = { url, answer, shown }
}

/** When the page that the build has drawn shows all that it can before the app is there. */
export const preloadedPictureShown = async (): Promise<void> => window.prefetched?.shown

/** The answer that is on its way already: for the first call alone, since later ones ask for what is new. */
export function takePrefetchedAnswer(url: string): Promise<Response> | undefined {
  const prefetched = window.prefetched
  window.prefetched = undefined
  return prefetched?.url === url ? prefetched.answer : undefined
}
