const ANY_ORIGIN = 'https://waymark.invalid'

/** Also in another writing of the same path: `/%61pi/logout`, `/API/logout`. A path that cannot be decoded leads nowhere. */
function isApi(pathname: string): boolean {
  try {
    return /^\/api(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * Where to go after signing in: the path of `next` when it stays on this site, otherwise `/`. Browsers read `\` as `/` and
 * drop tabs and line breaks, so `/\evil.example` and `/<tab>/evil.example` would leave the site.
 */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return '/'
  if (!URL.canParse(next, ANY_ORIGIN)) return '/'
  const { origin, pathname, search, hash } = new URL(next, ANY_ORIGIN)
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return '/'
  // Returning to /api/logout would immediately sign out whoever has just signed in.
  if (isApi(pathname)) return '/'
  return pathname + search + hash
}
