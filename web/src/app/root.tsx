import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Notices } from '../ui/notice.tsx'
import { Prompts } from './prompts.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Around every screen: the document's title, scroll and focus after a navigation, offers and notices. */
export function Root() {
  useDocumentTitle()
  useFocusOnNavigation()
  return (
    <>
      <Outlet />
      <Prompts />
      <Notices />
      <ScrollRestoration />
    </>
  )
}
