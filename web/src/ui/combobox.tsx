import { MapPin } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Input } from './input.tsx'

export interface ComboboxOption {
  /** Unique: two options may share their name and detail. */
  readonly id: string
  readonly name: string
  /** Shown beside the name, in smaller text. */
  readonly detail: string
}

interface ComboboxProps<Option extends ComboboxOption> extends ComponentProps<'input'> {
  /** Suggestions for the current text. */
  options: readonly Option[]
  /** Accessible name of the list. */
  listLabel: string
  onTake: (option: Option) => void
}

/** A text field with suggestions, following the ARIA combobox pattern. Free text is allowed. */
export function Combobox<Option extends ComboboxOption>({
  options,
  listLabel,
  onTake,
  onChange,
  onBlur,
  ...input
}: ComboboxProps<Option>) {
  const [typing, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const isOpen = typing && options.length > 0

  function close(): void {
    setTyping(false)
    setActive(-1)
  }

  function take(option: Option): void {
    onTake(option)
    close()
  }

  function press(event: KeyboardEvent): void {
    // While an input method (Japanese, Chinese) composes text, its keys belong to it.
    if (event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (!isOpen) {
      if (event.key !== 'ArrowDown' || options.length === 0) return
      setTyping(true)
      setActive(0)
    } else if (event.key === 'ArrowDown') setActive((active + 1) % options.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? options.length : active) - 1)
    else if (event.key === 'Enter' && chosen !== undefined) take(chosen)
    else if (event.key === 'Escape') close()
    else return
    // Stops Enter from submitting the form, and Escape from closing the dialog around the field.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <Input
        {...input}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a field in which one also types own words
        role="combobox"
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        dir="auto"
        onKeyDown={press}
        onChange={(event) => {
          setTyping(true)
          setActive(-1)
          onChange?.(event)
        }}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      {isOpen && (
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
          role="listbox"
          aria-label={listLabel}
          className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-88 overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-lifted"
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the field
            <div
              key={option.id}
              id={`${listId}-${index}`}
              ref={index === active ? (shown) => shown?.scrollIntoView({ block: 'nearest' }) : undefined}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a combobox, not of a select
              role="option"
              aria-selected={index === active}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-2.5 py-1.5 hover:bg-sunken',
                index === active && 'bg-accent-soft text-accent-ink',
              )}
              // Prevents the blur that would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              <MapPin aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {option.name} <span className="text-sm text-muted">{option.detail}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
