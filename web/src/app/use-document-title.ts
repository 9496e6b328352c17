import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'

const PRODUCT = 'Waymark'

const titleOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : undefined

/** Names the document after the innermost route that has a title. */
export function useDocumentTitle(): void {
  const title = useMatches()
    .map((match) => titleOf(match.handle))
    .findLast((found) => found !== undefined)
  useEffect(() => {
    document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`
  }, [title])
}
