import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { chooseTheme, readTheme, type Theme } from './theme.ts'

const CHOICES = [
  { theme: 'system', label: 'As the system', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const satisfies readonly { theme: Theme; label: string; Icon: typeof Sun }[]

export function ThemeSwitch() {
  const [current, setCurrent] = useState(readTheme)
  return (
    <fieldset className="flex rounded-control bg-sunken p-1">
      <legend className="sr-only">Appearance</legend>
      {CHOICES.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          aria-label={label}
          title={label}
          onClick={() => {
            chooseTheme(theme)
            setCurrent(theme)
          }}
          className={classNames(
            'grid h-11 flex-1 place-items-center rounded-lg',
            theme === current ? 'bg-raised text-ink shadow-card' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </button>
      ))}
    </fieldset>
  )
}
