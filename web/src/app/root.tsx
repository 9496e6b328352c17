import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { Notices } from '../ui/notice.tsx'
import { Prompts } from './prompts.tsx'
import { RouterNavigation } from './router-navigation.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

const titleOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : undefined

/** Around every screen: the document's title, scroll and focus after a navigation, offers and notices. */
export function Root() {
  const titles = useMatches().map((match) => titleOf(match.handle))
  useDocumentTitle(titles.findLast((title) => title !== undefined))
  useFocusOnNavigation(useLocation().pathname)
  return (
    <RouterNavigation>
      <Outlet />
      <Prompts />
      <Notices />
      <ScrollRestoration />
    </RouterNavigation>
  )
}
