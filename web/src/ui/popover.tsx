import { useState, type ReactNode } from 'react'
import { ClosedTrigger, type TriggerElement } from './closed-trigger.tsx'
import { lazyModule, useLazyModule } from './lazy-module.ts'

const openedPopover = lazyModule(() => import('./opened-popover.tsx'))

export interface PopoverProps {
  /** Accessible name of the popup. */
  label: string
  trigger: TriggerElement
  /** For callers that close it from inside; by itself it handles its trigger, Escape and clicks outside. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Shows `children` in a popup beside its `trigger`, by click, touch or keyboard. */
export function Popover(props: PopoverProps) {
  const [pressed, setPressed] = useState(false)
  const opened = useLazyModule(openedPopover, pressed || props.open === true, () => {
    setPressed(false)
    props.onOpenChange?.(false)
  })
  if (opened !== undefined) return <opened.OpenedPopover {...props} />
  return (
    <ClosedTrigger
      trigger={props.trigger}
      opens="dialog"
      onOpen={() => {
        setPressed(true)
        props.onOpenChange?.(true)
      }}
    />
  )
}
