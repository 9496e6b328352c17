import { Popover as Radix } from 'radix-ui'
import { useState } from 'react'
import { useClosedByBack } from './closed-by-back.ts'
import type { PopoverProps } from './popover.tsx'

/** `Popover` once it has been opened. */
export function OpenedPopover({ label, trigger, children, open: isWanted, onOpenChange }: PopoverProps) {
  const [isOwn, setOwn] = useState(true)
  const open = isWanted ?? isOwn
  const change = (next: boolean): void => {
    setOwn(next)
    onOpenChange?.(next)
  }
  useClosedByBack(() => change(false), open)
  return (
    <Radix.Root open={open} onOpenChange={change}>
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
