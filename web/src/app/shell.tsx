import { useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { useIdle } from '../shared/navigation/use-idle.ts'
import { Brand } from '../ui/brand.tsx'
import { ConnectionStatus } from './connection-status.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Sidebar } from './sidebar.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { lazyPart, Nothing } from '../ui/lazy-part.tsx'

// Loaded lazily, because wide screens do not need it. It overlays the page, so loading it causes no layout shift.
const BottomBar = lazyPart(async () => (await import('./bottom-bar.tsx')).BottomBar, { Missing: Nothing })

// Needs Firestore, so it is loaded after the first screen. If it cannot be loaded (offline), the frame goes without it.
const NotificationsButton = lazyPart(
  async () => (await import('../features/notifications/ui/notifications-button.tsx')).NotificationsButton,
  { Missing: Nothing },
)

function Notifications() {
  const isIdle = useIdle()
  return isIdle && <NotificationsButton />
}

/** Below this width the sidebar becomes a slide-in menu; the same as `md:` in the style sheet. */
const NARROW = '(width < 768px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)

/** The frame of the signed-in app: a sidebar, or on narrow screens a top bar with a slide-in menu and a bottom bar. */
export function Shell({ children }: { children: ReactNode }) {
  const narrow = useIsNarrow()
  return (
    <div className="md:pl-64 print:pl-0">
      <SkipLink />
      {narrow ? (
        <header className="sticky short:static top-0 z-30 print:hidden border-b border-line bg-canvas/90 pt-safe-top backdrop-blur">
          <div className="flex h-15 items-center gap-2 px-4">
            <MobileMenu />
            {/* Where large text leaves no room for the name, it goes, as a line out of sight. */}
            <Link
              to={paths.home}
              aria-label="Waymark, home"
              className="inline-flex min-h-11 min-w-0 items-center *:h-8 *:flex-wrap *:overflow-hidden max-[20rem]:*:text-sm max-[20rem]:*:leading-none"
            >
              <Brand />
            </Link>
            <div className="ml-auto flex shrink-0 items-center gap-1">
              <ConnectionStatus isShort />
              <Notifications />
            </div>
          </div>
        </header>
      ) : (
        <aside className="fixed print:hidden inset-y-0 left-safe-left flex w-64 flex-col border-r border-line bg-surface short:overflow-y-auto">
          <div className="m-3 mb-1 low:my-0 flex min-h-12 items-center justify-between">
            <Link to={paths.home} aria-label="Waymark, home" className="inline-flex min-h-12 items-center px-3">
              <Brand />
            </Link>
            <Notifications />
          </div>
          <ConnectionStatus />
          <Sidebar />
        </aside>
      )}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl px-4 pt-6 pb-[calc(9rem+var(--spacing-safe-bottom))] sm:px-6 md:px-10 md:pt-10 md:pb-20"
      >
        {children}
      </main>
      {narrow && <BottomBar />}
    </div>
  )
}
