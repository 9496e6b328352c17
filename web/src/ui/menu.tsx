import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useRef, type ReactElement } from 'react'
import { classNames } from './class-names.ts'

export interface MenuItem {
  readonly label: string
  readonly Icon: LucideIcon
  readonly onChoose: () => void
  /** Cannot be chosen right now. */
  readonly disabled?: boolean
  readonly danger?: boolean
}

/** A list of actions behind its one `trigger`, a button with a name. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<MenuItem>(null)
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus({ preventScroll: true })
            // Only now: a dialog that it opens gives the focus back to the button.
            chosen.current?.onChoose()
            chosen.current = null
          }}
          className="z-60 min-w-52 animate-rise rounded-control border border-line bg-surface p-1.5 shadow-lifted"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              disabled={item.disabled === true}
              onSelect={() => {
                chosen.current = item
              }}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-lg px-3 text-[0.9375rem] outline-none select-none',
                'data-disabled:opacity-55 data-highlighted:bg-accent-soft data-highlighted:text-accent-ink',
                item.danger === true && 'text-danger',
              )}
            >
              <item.Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
