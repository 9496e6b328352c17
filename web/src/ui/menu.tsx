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
}

export interface MenuProps {
  trigger: TriggerElement
  items: readonly MenuItem[]
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
