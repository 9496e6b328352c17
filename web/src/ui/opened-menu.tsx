import { DropdownMenu as Radix } from 'radix-ui'
import { useRef } from 'react'
import { classNames } from './class-names.ts'
import type { MenuItem, MenuProps } from './menu.tsx'

interface OpenedMenuProps extends MenuProps {
  /** Whether it was opened by keyboard; then the first item has the focus. */
  byKeys: boolean
}

/** `Menu` once it has been opened. */
export function OpenedMenu({ trigger, items, byKeys }: OpenedMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<MenuItem>(null)
  // Radix ignores keys pressed before it was loaded.
  const startsAtFirst = useRef(byKeys)
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={(content) => {
            if (!startsAtFirst.current) return
            startsAtFirst.current = false
            content?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus()
          }}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus({ preventScroll: true })
            // Called after closing: a dialog that it opens returns the focus to the button.
            chosen.current?.onChoose()
            chosen.current = null
          }}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-rise overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-lifted"
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
