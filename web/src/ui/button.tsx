import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Shows a spinner. Clicks are ignored meanwhile, and the button keeps the focus. */
  pending?: boolean | undefined
}

const ignore = (event: MouseEvent): void => event.preventDefault()

export function Button({
  variant,
  size,
  pending = false,
  disabled,
  className,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      // oxlint-disable-next-line react/button-has-type -- a prop with a default
      type={type}
      disabled={disabled === true && !pending}
      // Not `disabled`: browsers blur a disabled button, and the next Tab would start at the top of the page.
      {...(pending ? { 'aria-disabled': true, 'aria-busy': true, onClick: ignore } : {})}
      className={buttonClass(variant, size, className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
