import { useState, type ReactNode } from 'react'
import { ClosedTrigger, type TriggerElement } from './closed-trigger.tsx'
import { part, usePart } from './part.ts'

const openedPopover = part(() => import('./opened-popover.tsx'))

export interface PopoverProps {
  /** Names what opens. */
  label: string
  trigger: TriggerElement
  /** For whoever closes it by something inside; by itself it knows its trigger, Escape and a press beside it. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Opens `children` beside its one `trigger`, by click, touch and keyboard alike. */
export function Popover(props: PopoverProps) {
  const [pressed, setPressed] = useState(false)
  const opened = usePart(openedPopover, pressed || props.open === true, () => {
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
