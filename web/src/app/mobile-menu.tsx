import { Menu } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { buttonClass } from '../ui/button-class.ts'
import { lazyModule, useLazyModule } from '../ui/lazy-module.ts'

const menuPanel = lazyModule(() => import('./menu-panel.tsx'))

/** History state of a navigation to the current address that opens the menu. */
export const MENU_STATE = { menu: true } as const

const isMenuState = (state: unknown): boolean => typeof state === 'object' && state !== null && 'menu' in state

/**
 * The slide-in menu of narrow screens. Its open state is a history entry, so the back button closes it, and so does
 * following one of its links.
 */
export function MobileMenu() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const open = isMenuState(state)
  const panel = useLazyModule(menuPanel, open, () => void navigate(-1))

  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={buttonClass('ghost', 'icon', '-ml-2.5 [&_svg]:!size-6')}
        onClick={() => void navigate({ pathname, search, hash }, { state: MENU_STATE, preventScrollReset: true })}
      >
        <Menu aria-hidden="true" />
      </button>
      {panel && <panel.MenuPanel open={open} onClose={() => void navigate(-1)} />}
    </>
  )
}
