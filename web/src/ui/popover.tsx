import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Opens `children` beside its one `trigger`, by click, touch and keyboard alike. `label` names what opens. */
export function Popover({ label, trigger, children }: { label: string; trigger: ReactElement; children: ReactNode }) {
  return (
    <Radix.Root>
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
