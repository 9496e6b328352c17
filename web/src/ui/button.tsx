import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Disables the button and shows that something is under way. */
  pending?: boolean | undefined
}

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
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      className={buttonClass(variant, size, className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
