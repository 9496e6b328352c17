import { FIRST_CALLS } from 'virtual:screens/first-calls'
import { matchPath } from '../navigation/match-path.ts'
import { preloadPicture } from '../navigation/preload-picture.ts'

/** Puts what an address says into the URL of a call, as web/screens.ts describes. */
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
 * What the screen at an address will ask the server for, where that is known without the screen. Where the screen
 * corrects the address, its own call has another URL.
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

/** Asks the server for what the screen shows while the app is still on its way. */
export function prefetchAnswer(): void {
  const url = firstCallAt(location)
  if (url === undefined) return
  const answer = fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } })
  const shown = answer
    .then(async (response) => (response.ok ? preloadPicture(await response.clone().json()) : undefined))
    // Anyone who takes the answer gets the error.
    .catch(() => undefined)
  window.prefetched = { url, answer, shown }
}
