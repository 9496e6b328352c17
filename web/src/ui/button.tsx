import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Shows that something is under way. Meanwhile presses do nothing, and the button keeps the focus. */
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
      // Not `disabled`: browsers take the focus from a button that is, and the next press of Tab begins at the top of the page.
      {...(pending ? { 'aria-disabled': true, 'aria-busy': true, onClick: ignore } : {})}
      className={buttonClass(variant, size, className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
