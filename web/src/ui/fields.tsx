import { useLayoutEffect, useRef, type ComponentProps } from 'react'

interface FieldsProps extends Omit<ComponentProps<'fieldset'>, 'disabled' | 'onFocus' | 'onBlur'> {
  /** Whether the form is being submitted. */
  busy: boolean
}

/** A fieldset that is disabled while the form is submitted; the focus is restored afterwards. */
export function Fields({ busy, ...props }: FieldsProps) {
  /** What has the focus, or had it when it was disabled: a browser takes it then, at once or when it draws next. */
  const focused = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (!busy && document.activeElement === document.body) focused.current?.focus({ preventScroll: true })
  }, [busy])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of the focus of its fields
    <fieldset
      {...props}
      disabled={busy}
      onFocus={({ target }) => {
        focused.current = target
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.disabled) focused.current = null
      }}
    />
  )
}
