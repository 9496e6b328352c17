import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { ClosedTrigger, type TriggerElement } from './closed-trigger.tsx'
import { lazyModule, useLazyModule } from './lazy-module.ts'

const openedMenu = lazyModule(() => import('./opened-menu.tsx'))

export interface MenuItem {
  readonly label: string
  readonly Icon: LucideIcon
  readonly onChoose: () => void
  /** Whether it cannot be chosen right now. */
  readonly disabled?: boolean
  readonly danger?: boolean
  /** Whether only the server can do it: without a network it cannot be chosen, and says so. */
  readonly needsNetwork?: boolean
}

export interface MenuProps {
  trigger: TriggerElement
  items: readonly MenuItem[]
}

/** A rectangle in the page's coordinates. */
export interface Place {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

export const placeOf = (element: Element): Place => {
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top: top + scrollY, left: left + scrollX, width, height }
}

export interface PlacedMenuProps extends Pick<MenuProps, 'items'> {
  place: Place
  label: string
  /** Shown above the items. */
  heading: string | undefined
  /** Id of the button that opened it, which gets the focus back and closes it, wherever it is by then. */
  buttonId: string
  byKeys: boolean
  onClose: () => void
}

/**
 * An open menu whose button may move, or be rendered anew elsewhere, while it is open: it stays where it was opened.
 */
export function PlacedMenu(props: PlacedMenuProps) {
  const opened = useLazyModule(openedMenu, true, props.onClose)
  return opened && <opened.OpenedPlacedMenu {...props} />
}

/** A menu of actions, opened by its `trigger` button. */
export function Menu(props: MenuProps) {
  const [pressed, setPressed] = useState<{ readonly byKeys: boolean }>()
  const opened = useLazyModule(openedMenu, pressed !== undefined, () => setPressed(undefined))
  if (pressed === undefined || opened === undefined) {
    return <ClosedTrigger trigger={props.trigger} opens="menu" onOpen={(byKeys) => setPressed({ byKeys })} />
  }
  return <opened.OpenedMenu {...props} {...pressed} />
}
