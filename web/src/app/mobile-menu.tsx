import { Menu, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { Brand } from '../ui/brand.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { useFocusReturn } from '../ui/use-focus-return.ts'
import { Sidebar } from './sidebar.tsx'

/** The state of a navigation to the same address that opens the menu. */
export const MENU_STATE = { menu: true } as const

const isMenuState = (state: unknown): boolean => typeof state === 'object' && state !== null && 'menu' in state

/**
 * The slide-in menu of narrow screens. That it is open is part of the history, so that 'back' closes it; a link in it
 * navigates elsewhere and thereby closes it too.
 */
export function MobileMenu() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const open = isMenuState(state)
  // It is opened from the bar at the bottom as well, where the focus then returns.
  const focusReturn = useFocusReturn(open)

  function setOpen(next: boolean) {
    if (next) void navigate({ pathname, search, hash }, { state: MENU_STATE, preventScrollReset: true })
    else void navigate(-1)
  }

  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger aria-label="Open menu" className={buttonClass('ghost', 'icon', '-ml-2.5 [&_svg]:!size-6')}>
        <Menu aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil md:hidden" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(19rem,86vw)] animate-slide-in flex-col bg-surface pt-safe-top pb-safe-bottom pl-safe-left shadow-lifted md:hidden"
        >
          <div className="flex items-center justify-between py-2 pr-2 pl-5">
            <Radix.Title>
              <Brand />
            </Radix.Title>
            <Radix.Close aria-label="Close menu" className={buttonClass('ghost', 'icon')}>
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          <Sidebar replace />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
