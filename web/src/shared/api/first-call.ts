import { FIRST_CALLS } from 'virtual:screens/first-calls'
import { matchPath } from '../navigation/match-path.ts'
import { preloadPicture } from '../navigation/preload-picture.ts'

/** Fills path segments and search parameters into the URL of a call, see web/screens.ts. */
function fillIn(call: string, segments: Readonly<Record<string, string>>, address: URLSearchParams): string {
  const [path = '', query] = call.split('?')
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) => segments[name] ?? '')
  if (query === undefined) return filled
  const asked = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    const sent = value.startsWith(':') ? (address.get(value.slice(1))?.trim() ?? '') : value
    if (sent !== '') asked.set(name, sent)
  }
  return `${filled}?${asked}`
}

/**
 * The first API call of the screen at an address, if it is known without loading the screen. If the screen corrects its
 * address, it makes a different call.
 */
export function firstCallAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const address = new URLSearchParams(search)
  for (const { path, firstCalls } of FIRST_CALLS) {
    const segments = matchPath(path, pathname)
    if (segments === undefined) continue
    const call = firstCalls.find(({ tab }) => tab === undefined || tab === address.get('tab'))
    return call && fillIn(call.url, segments, address)
  }
  return undefined
}

/** Starts the screen's first API call while the app is still loading. */
export function prefetchAnswer(): void {
  const url = firstCallAt(location)
  if (url === undefined) return
  const answer = fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } })
  const shown = answer
    .then(async (response) => (response.ok ? preloadPicture(await response.clone().json()) : undefined))
    // Whoever uses the answer handles the error.
    .catch(() => undefined)
  window.prefetched = { url, answer, shown }
}
