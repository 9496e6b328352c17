const HOME = '/'

/** Paths that lead back to the sign-in screen or out of the app. */
const LOOPS = ['/sign-in', '/api/']

/**
 * The target after signing in: a path of this origin with its query. Anything else (another host, `//host`, a script)
 * becomes the home screen, so that a sign-in link cannot redirect elsewhere.
 */
export function safeNext(next: string | null, origin: string): string {
  if (next === null || !next.startsWith('/') || !URL.canParse(next, origin)) return HOME
  const url = new URL(next, origin)
  if (url.origin !== origin || LOOPS.some((loop) => url.pathname.startsWith(loop))) return HOME
  return url.pathname + url.search + url.hash
}
