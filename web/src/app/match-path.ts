const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** Whether an address is that of a screen; `:id` in the path of the screen stands for any one segment. */
export function matchesPath(path: string, pathname: string): boolean {
  const wanted = segmentsOf(path)
  const given = segmentsOf(pathname)
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  )
}
