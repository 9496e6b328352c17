import { useEffect } from 'react'

const PRODUCT = 'Waymark'

/** Names the document after the screen. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`
  }, [title])
}
