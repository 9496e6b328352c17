const ANY_ORIGIN = 'https://waymark.invalid'

/** Also in other spellings: `/%61pi/logout`, `/API/logout`. An undecodable path is refused. */
function isApi(pathname: string): boolean {
  try {
    return /^\/api(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * The redirect target after signing in or out, for the server and the sign-in screen: the path of `next` if it is on this
 * site, otherwise `/`. Browsers treat `\` as `/` and ignore tabs and line breaks, so `/\evil.example` and
 * `/<tab>/evil.example` would leave the site, and so would `/.//evil.example`, whose path is `//evil.example`.
 */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return '/'
  if (!URL.canParse(next, ANY_ORIGIN)) return '/'
  const { origin, pathname, search, hash } = new URL(next, ANY_ORIGIN)
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return '/'
  // /api/logout would sign the user out again immediately.
  if (isApi(pathname)) return '/'
  return pathname + search + hash
}
