import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { useState } from 'react'
import { useClosedByBack } from './closed-by-back.ts'
import { SELECT_CLASS } from './control-class.ts'
import type { SelectProps } from './select.tsx'

/** `Select` once it has been opened. */
export function OpenedSelect({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled,
  onBlur,
  ref,
  ...control
}: SelectProps) {
  const [open, setOpen] = useState(true)
  useClosedByBack(() => setOpen(false), open)
  return (
    <Radix.Root
      open={open}
      onOpenChange={setOpen}
      value={value}
      onValueChange={onValueChange}
      {...(name === undefined ? {} : { name })}
      {...(disabled === undefined ? {} : { disabled })}
    >
      <Radix.Trigger {...control} ref={ref} onBlur={onBlur} className={SELECT_CLASS}>
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon>
          <ChevronDown aria-hidden="true" className="size-5 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-rise overflow-hidden rounded-control border border-line bg-surface shadow-lifted"
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 items-center justify-between gap-4 rounded-lg px-3 outline-none select-none data-highlighted:bg-accent-soft data-highlighted:text-accent-ink"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check aria-hidden="true" className="size-4" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
