const segmentsOf = (path: string): string[] => path.replaceAll(/^\/|\/$/g, '').split('/')

/**
 * Matches a pathname against a screen's path, in which `:id` stands for any segment.
 * @returns the named segments, still encoded; undefined if it does not match
 */
export function matchPath(path: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const wanted = segmentsOf(path)
  const given = segmentsOf(pathname)
  if (wanted.length !== given.length) return undefined
  const segments: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const found = given[index] ?? ''
    if (segment.startsWith(':') && found !== '') segments[segment.slice(1)] = found
    else if (segment !== found) return undefined
  }
  return segments
}
