import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { Actions } from './actions.tsx'
import { Forms } from './forms.tsx'
import { States } from './states.tsx'
import { Tokens } from './tokens.tsx'

/** `/dev/ui`: every component in every state, by day and by night. */
export function UiPage() {
  return (
    <main className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
      <header className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Components</h1>
        <div style={{ width: '12rem' }}>
          <ThemeSwitch />
        </div>
      </header>
      <Tokens />
      <Actions />
      <Forms />
      <States />
    </main>
  )
}
