import { MENU, type MenuLink } from 'virtual:screens/menu'
import { NavLink } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { useSession } from '../shared/session/session.ts'
import { classNames } from '../ui/class-names.ts'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { Logout } from './logout.tsx'

interface SidebarProps {
  /** In the slide-in menu, a link replaces the menu's history entry, so that the back button does not open it again. */
  replace?: boolean
}

function Links({ links, replace }: { links: readonly MenuLink[] } & Required<SidebarProps>) {
  return links.map(({ to, label, Icon }) => (
    <li key={to}>
      <NavLink
        to={to}
        end={to === paths.home || to === paths.charter}
        replace={replace}
        className={({ isActive }) =>
          classNames(
            'flex min-h-11 items-center gap-3 rounded-control px-3 text-[0.9375rem] font-medium transition-colors',
            isActive ? 'bg-accent-soft font-semibold text-accent-ink' : 'text-muted hover:bg-sunken hover:text-ink',
          )
        }
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
        {label}
      </NavLink>
    </li>
  ))
}

/** The navigation links, for the sidebar and for the slide-in menu. */
export function Sidebar({ replace = false }: SidebarProps) {
  const { email, isAdmin } = useSession()
  return (
    <>
      <nav
        aria-label="Main"
        className="min-h-0 flex-1 overflow-y-auto px-3 py-2 low:py-0 short:flex-none short:overflow-visible"
      >
        <ul className="grid gap-0.5 low:gap-0">
          <Links links={MENU.filter(({ forAdmins }) => !forAdmins)} replace={replace} />
        </ul>
        {isAdmin && (
          <ul
            aria-label="Administration"
            className="mt-3 low:mt-1 grid gap-0.5 low:gap-0 border-t border-line pt-3 low:pt-1"
          >
            <Links links={MENU.filter(({ forAdmins }) => forAdmins)} replace={replace} />
          </ul>
        )}
      </nav>
      <div className="grid gap-2 low:gap-0 border-t border-line p-3 low:py-0.5">
        <ThemeSwitch />
        {email !== null && <p className="truncate px-3 pt-1 text-sm text-muted">{email}</p>}
        <Logout />
      </div>
    </>
  )
}
