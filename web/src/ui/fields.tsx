import { useLayoutEffect, useRef, type ComponentProps } from 'react'

interface FieldsProps extends Omit<ComponentProps<'fieldset'>, 'disabled' | 'onFocus' | 'onBlur'> {
  /** Whether the form is being submitted. */
  busy: boolean
}

/** A fieldset that is disabled while the form is submitted; the focus is restored afterwards. */
export function Fields({ busy, ...props }: FieldsProps) {
  /**
   * The focused control, or the one that had the focus when the fieldset was disabled: browsers blur it then,
   * immediately or in the next frame.
   */
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
