import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { buttonClass } from './button-class.ts'
import { Input } from './input.tsx'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label of the button that reveals the password. */
  show?: string
}

/** A password field with a button to reveal it, and a warning while Caps Lock is on. */
export function PasswordInput({ show = 'Show password', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <>
      <div className="relative">
        <Input
          {...props}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
          className="pr-13"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={show}
          onClick={() => setShown(!shown)}
          className={buttonClass('ghost', 'icon', 'absolute inset-y-0.5 right-0.5 !text-muted')}
        >
          <Icon aria-hidden="true" />
        </button>
      </div>
      <output className="block text-sm font-medium text-warning">
        {caps && <span className="mt-1.5 block">Caps Lock is on.</span>}
      </output>
    </>
  )
}
