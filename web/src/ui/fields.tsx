import { useLayoutEffect, useRef, type ComponentProps } from 'react'

interface FieldsProps extends Omit<ComponentProps<'fieldset'>, 'disabled'> {
  /** The form is being sent. */
  busy: boolean
}

/** The fields of a form. While it is sent they cannot be changed; the one that had the focus then gets it back. */
export function Fields({ busy, ...props }: FieldsProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const before = useRef<Element>(null)

  useLayoutEffect(() => {
    // A browser takes the focus from what is disabled only when it draws next.
    if (busy) before.current = document.activeElement
    else if (document.activeElement === document.body && before.current instanceof HTMLElement) {
      if (ref.current?.contains(before.current) === true) before.current.focus({ preventScroll: true })
    }
  }, [busy])

  return <fieldset {...props} ref={ref} disabled={busy} />
}
