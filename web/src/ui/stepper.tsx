import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, PointerEvent } from 'react'
import { Button } from './button.tsx'
import { Input } from './input.tsx'

/** Changes the value with the input's own step methods, so that its event listeners run. */
function step(button: HTMLElement, by: 1 | -1): void {
  const field = button.parentElement?.querySelector('input')
  if (!field) return
  if (by === 1) field.stepUp()
  else field.stepDown()
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Pressing must not move the focus, because a phone would open its keyboard. */
const keepFocus = (event: PointerEvent): void => event.preventDefault()

/**
 * A number input with buttons for one less and one more; the keyboard has the arrow keys. `unit` distinguishes the
 * buttons of several steppers.
 */
export function Stepper({ className = '', unit, ...props }: Omit<ComponentProps<'input'>, 'type'> & { unit?: string }) {
  const of = unit === undefined ? '' : ` ${unit}`
  const button = { variant: 'secondary', size: 'icon', className: '!size-12', tabIndex: -1 } as const
  return (
    <div className="flex gap-2">
      <Button
        {...button}
        aria-label={`One less${of}`}
        onPointerDown={keepFocus}
        onClick={({ currentTarget }) => step(currentTarget, -1)}
      >
        <Minus aria-hidden="true" />
      </Button>
      <Input
        {...props}
        type="number"
        inputMode="numeric"
        className={`min-w-0 [appearance:textfield] text-center tabular-nums [&::-webkit-inner-spin-button]:appearance-none ${className}`}
      />
      <Button
        {...button}
        aria-label={`One more${of}`}
        onPointerDown={keepFocus}
        onClick={({ currentTarget }) => step(currentTarget, 1)}
      >
        <Plus aria-hidden="true" />
      </Button>
    </div>
  )
}
