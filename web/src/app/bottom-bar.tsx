import { Backpack, CalendarCheck2, Ellipsis, Luggage, Waypoints, type LucideIcon } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { isTodayView, paths } from '../config/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { MENU_STATE } from './mobile-menu.tsx'

const TABS = [
  { to: paths.dashboard, label: 'Trips', Icon: Luggage },
  { to: paths.today, label: 'Today', Icon: CalendarCheck2 },
  { to: paths.plan, label: 'Plan', Icon: Waypoints },
  { to: paths.packingAssistant, label: 'Pack', Icon: Backpack },
] as const satisfies readonly { to: string; label: string; Icon: LucideIcon }[]

/** The tab an address belongs to: a trip page belongs to "Trips", except in its today view. */
function tabOf(pathname: string, search: string): string {
  if (!pathname.startsWith('/trips/')) return pathname
  return isTodayView(new URLSearchParams(search)) ? paths.today : paths.dashboard
}

const TAB = 'flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 text-xs font-semibold'

/** The navigation bar at the bottom of phone screens: the most used links, and "More" for the full menu. */
export function BottomBar() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const tab = tabOf(pathname, search)
  return (
    <nav
      aria-label="Shortcuts"
      className="bottom-bar fixed short:static inset-x-0 bottom-0 z-30 border-t border-line bg-canvas/95 pr-safe-right pb-safe-bottom pl-safe-left backdrop-blur print:hidden"
    >
      <ul className="grid grid-cols-5">
        {TABS.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === tab ? 'page' : undefined}
              className={classNames(TAB, to === tab ? 'text-accent-ink' : 'text-muted')}
            >
              <Icon aria-hidden="true" className="size-5.5" strokeWidth={to === tab ? 2.4 : 1.9} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={classNames(TAB, 'w-full text-muted')}
            onClick={() => void navigate({ pathname, search, hash }, { state: MENU_STATE, preventScrollReset: true })}
          >
            <Ellipsis aria-hidden="true" className="size-5.5" strokeWidth={1.9} />
            More
          </button>
        </li>
      </ul>
    </nav>
  )
}
