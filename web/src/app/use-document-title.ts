import { useEffect } from 'react'

const PRODUCT = 'Waymark'

/** What the browser's tab says of a screen. */
export const documentTitle = (title: string | undefined): string =>
  title === undefined ? PRODUCT : `${title} · ${PRODUCT}`

/** Names the document after the screen. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}
