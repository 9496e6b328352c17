import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

interface PopoverProps {
  /** Names what opens. */
  label: string
  trigger: ReactElement
  /** For whoever closes it by something inside; by itself it knows its trigger, Escape and a press beside it. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Opens `children` beside its one `trigger`, by click, touch and keyboard alike. */
export function Popover({ label, trigger, children, ...controlled }: PopoverProps) {
  return (
    <Radix.Root {...controlled}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-72 animate-fade rounded-control bg-surface px-4 py-3 text-[0.9375rem] text-ink shadow-lifted ring-1 ring-line"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
