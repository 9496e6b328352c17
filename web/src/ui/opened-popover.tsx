import { Popover as Radix } from 'radix-ui'
import type { PopoverProps } from './popover.tsx'

/** `Popover` once it has been opened. */
export function OpenedPopover({ label, trigger, children, ...controlled }: PopoverProps) {
  return (
    <Radix.Root defaultOpen {...controlled}>
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
