const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/**
 * Whether an address is that of a screen; `:id` in the path of the screen stands for any one segment.
 * @returns those segments by their names, as they stand in the address; undefined where it is another screen's
 */
export function matchPath(path: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const wanted = segmentsOf(path)
  const given = segmentsOf(pathname)
  if (wanted.length !== given.length) return undefined
  const segments: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const found = given[index] ?? ''
    if (segment.startsWith(':')) segments[segment.slice(1)] = found
    else if (segment !== found) return undefined
  }
  return segments
}
