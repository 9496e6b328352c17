import { useLayoutEffect, useRef, type ComponentProps } from 'react'

interface FieldsProps extends Omit<ComponentProps<'fieldset'>, 'disabled' | 'onFocus' | 'onBlur'> {
  /** The form is being sent. */
  busy: boolean
}

/** The fields of a form. While it is sent they cannot be changed; the one that had the focus then gets it back. */
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
