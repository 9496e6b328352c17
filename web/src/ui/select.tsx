import { ChevronDown } from 'lucide-react'
import { useState, type Ref } from 'react'
import { SELECT_CLASS } from './control-class.ts'
import type { FieldControl } from './field.tsx'
import { lazyModule, useLazyModule } from './lazy-module.ts'

/** Loaded lazily: Radix's list weighs 25 kB with its dependencies. */
const openedSelect = lazyModule(() => import('./opened-select.tsx'))

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends Partial<FieldControl> {
  options: readonly SelectOption[]
  /** The chosen value; an empty string shows the placeholder. */
  value: string
  onValueChange: (value: string) => void
  placeholder: string
  name?: string
  disabled?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Prefetches when the user is about to open it. A failure is reported when it is opened. */
const prefetch = (): void => void openedSelect.fetch().catch(() => undefined)

/** The button before the list has been opened for the first time. */
function ClosedSelect({
  options,
  value,
  onValueChange: _onValueChange,
  placeholder,
  name: _name,
  onOpen,
  ...button
}: SelectProps & { onOpen: () => void }) {
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- as Radix draws it: there is no list yet
      role="combobox"
      aria-expanded="false"
      aria-autocomplete="none"
      data-state="closed"
      data-placeholder={value === '' ? '' : undefined}
      {...button}
      className={SELECT_CLASS}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      onClick={onOpen}
      onKeyDown={(event) => {
        const isLetter =
          event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey
        if (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        onOpen()
      }}
    >
      <span className="pointer-events-none">
        {value === '' ? placeholder : options.find((option) => option.value === value)?.label}
      </span>
      <span aria-hidden="true">
        <ChevronDown aria-hidden="true" className="size-5 text-muted" />
      </span>
    </button>
  )
}

/** A select with few options. Works with `Controller` of react-hook-form and the render prop of `Field`. */
export function Select(props: SelectProps) {
  const [pressed, setPressed] = useState(false)
  const opened = useLazyModule(openedSelect, pressed, () => setPressed(false))
  if (opened === undefined) return <ClosedSelect {...props} onOpen={() => setPressed(true)} />
  return <opened.OpenedSelect {...props} />
}
