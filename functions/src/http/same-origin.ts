const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Whether a host, as in the header, is this machine, where plain HTTP is allowed. */
export const isLocalHost = (host: string): boolean => LOCAL_HOST.test(host)

/** The headers of a request that tell where it was made. */
export interface OriginHeaders {
  readonly origin: string | undefined
  readonly secFetchSite: string | undefined
  /** The host that the browser sees: that of Hosting, not that of the function behind it. */
  readonly host: string | undefined
}

/** The headers of a visit that tell which page led to it. */
export interface NavigationHeaders {
  readonly secFetchSite: string | undefined
  readonly secFetchDest: string | undefined
  readonly referer: string | undefined
  readonly accept: string | undefined
  readonly host: string | undefined
}

/** On this machine pages come over plain HTTP; everywhere else such a page can be forged by whoever is on the line. */
const isOrigin = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.host === host && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(host)))
}

/**
 * Whether a page of this site made the request (`same`), another page did (`cross`), or the headers do not say, as with a
 * program that is no browser (`unknown`). Pages cannot forge either header.
 */
export function originOf({ origin, secFetchSite, host }: OriginHeaders): 'same' | 'cross' | 'unknown' {
  if (secFetchSite !== undefined) {
    if (secFetchSite === 'same-origin' || secFetchSite === 'none') return 'same'
    return 'cross'
  }
  if (origin === undefined) return 'unknown'
  return host !== undefined && isOrigin(origin, host) ? 'same' : 'cross'
}

/**
 * Whether a page of this site led the browser here as a whole, rather than showing the address as a picture or calling it.
 * What says it is the page that it comes from, where a browser sends no Sec-Fetch headers, as over plain HTTP, and where
 * the app's service worker hands the visit on: then the headers tell of the worker, also for visits from elsewhere.
 */
export function isOwnNavigation({ secFetchSite, secFetchDest, referer, accept, host }: NavigationHeaders): boolean {
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin') return false
  if (secFetchDest === 'document') return true
  if (secFetchDest !== undefined && secFetchDest !== 'empty') return false
  return (
    referer !== undefined && host !== undefined && isOrigin(referer, host) && (accept ?? '').startsWith('text/html')
  )
}
