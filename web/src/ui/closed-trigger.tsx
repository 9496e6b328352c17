import { cloneElement, type ComponentProps, type ReactElement } from 'react'

/** A button, or a component that hands its props on to one. */
export type TriggerElement = ReactElement<ComponentProps<'button'> & { 'data-state'?: 'open' | 'closed' }>

interface ClosedTriggerProps {
  trigger: TriggerElement
  opens: 'menu' | 'dialog'
  /** For a popup that is drawn elsewhere, and goes on showing this trigger. */
  isOpen?: boolean
  onOpen: (byKeys: boolean) => void
}

/** The trigger of a popup that has not been opened yet; the popup's code is loaded on the first press. */
export function ClosedTrigger({ trigger, opens, isOpen = false, onOpen }: ClosedTriggerProps) {
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': isOpen,
    'data-state': isOpen ? 'open' : 'closed',
    // A click by keyboard has no pointer position (`detail` is 0).
    onClick: ({ detail }) => onOpen(detail === 0),
    onKeyDown: (event) => {
      if (opens !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      onOpen(true)
    },
  })
}
