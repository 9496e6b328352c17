import { useEffect } from 'react'

const PRODUCT = 'Waymark'

/** The document title of a screen. */
export const documentTitle = (title: string | undefined): string =>
  title === undefined ? PRODUCT : `${title} · ${PRODUCT}`

/** Sets the document title. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}
