const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Whether a Host header names this machine, where plain HTTP is allowed. */
export const isLocalHost = (host: string): boolean => LOCAL_HOST.test(host)

/** Headers that identify the origin of a request. */
export interface OriginHeaders {
  readonly origin: string | undefined
  readonly secFetchSite: string | undefined
  /** The host the browser sees: Hosting's, not the function's. */
  readonly host: string | undefined
}

/** Headers that identify the page that led to a navigation. */
export interface NavigationHeaders {
  readonly secFetchSite: string | undefined
  readonly secFetchDest: string | undefined
  readonly referer: string | undefined
  readonly accept: string | undefined
  readonly host: string | undefined
}

/** Plain HTTP is only trusted on localhost; elsewhere it can be intercepted. */
const isOrigin = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.host === host && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(host)))
}

/**
 * Whether a page of this site made the request (`same`), another site (`cross`), or unknown, such as for clients that
 * are not browsers. Pages cannot forge these headers.
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
 * Whether it is a top-level navigation from a page of this site, not an image or a fetch. Falls back to the Referer if
 * there are no Sec-Fetch headers (plain HTTP), or if the app's service worker forwards the navigation: then the headers
 * describe the worker.
 */
export function isOwnNavigation({ secFetchSite, secFetchDest, referer, accept, host }: NavigationHeaders): boolean {
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin') return false
  if (secFetchDest === 'document') return true
  if (secFetchDest !== undefined && secFetchDest !== 'empty') return false
  return (
    referer !== undefined && host !== undefined && isOrigin(referer, host) && (accept ?? '').startsWith('text/html')
  )
}
