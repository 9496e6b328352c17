import { DropdownMenu as Radix } from 'radix-ui'
import { useRef, useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { useClosedByBack } from './closed-by-back.ts'
import { useHasNetwork } from './has-network.ts'
import type { MenuItem, MenuProps, PlacedMenuProps } from './menu.tsx'

interface MenuContentProps extends Pick<
  ComponentProps<typeof Radix.Content>,
  'aria-label' | 'aria-labelledby' | 'onInteractOutside'
> {
  items: readonly MenuItem[]
  heading?: string | undefined
  /** Whether it was opened by keyboard; then the first item has the focus. */
  byKeys: boolean
  /** Gives the focus back. */
  onFocusBack: () => void
}

function MenuContent({ items, heading, byKeys, onFocusBack, ...props }: MenuContentProps) {
  const online = useHasNetwork()
  const chosen = useRef<MenuItem>(null)
  // Radix ignores keys pressed before it was loaded.
  const startsAtFirst = useRef(byKeys)
  return (
    <Radix.Portal>
      <Radix.Content
        {...props}
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
          onFocusBack()
          // Called after closing: a dialog that it opens returns the focus to the button.
          chosen.current?.onChoose()
          chosen.current = null
        }}
        className="z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-rise overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-lifted"
      >
        {heading !== undefined && (
          <Radix.Label dir="auto" className="max-w-64 truncate px-3 py-2 text-sm text-muted">
            {heading}
          </Radix.Label>
        )}
        {items.map((item) => (
          <Radix.Item
            key={item.label}
            disabled={item.disabled === true || (item.needsNetwork === true && !online)}
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
            {item.needsNetwork === true && !online && ' (when online)'}
          </Radix.Item>
        ))}
      </Radix.Content>
    </Radix.Portal>
  )
}

interface OpenedMenuProps extends MenuProps {
  byKeys: boolean
}

/** `Menu` once it has been opened. */
export function OpenedMenu({ trigger, items, byKeys }: OpenedMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(true)
  useClosedByBack(() => setOpen(false), open)
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <MenuContent items={items} byKeys={byKeys} onFocusBack={() => button.current?.focus({ preventScroll: true })} />
    </Radix.Root>
  )
}

/** `PlacedMenu` once its code is loaded. */
export function OpenedPlacedMenu({ place, label, buttonId, onClose, ...props }: PlacedMenuProps) {
  useClosedByBack(onClose)
  return (
    <Radix.Root modal={false} open onOpenChange={onClose}>
      {createPortal(
        <Radix.Trigger aria-hidden tabIndex={-1} className="pointer-events-none absolute" style={place} />,
        document.body,
      )}
      <MenuContent
        {...props}
        aria-label={label}
        // Radix names it after its trigger, which is not the button here.
        aria-labelledby={undefined}
        onInteractOutside={(event) => {
          // Its own button closes it by the click that follows.
          const { target } = event.detail.originalEvent
          if (target instanceof Element && target.closest(`[id="${buttonId}"]`) !== null) event.preventDefault()
        }}
        onFocusBack={() => document.getElementById(buttonId)?.focus({ preventScroll: true })}
      />
    </Radix.Root>
  )
}
