import { LayoutGrid, Table2 } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { useListView } from '../model/list-view.ts'

const VIEWS = [
  { name: 'cards', label: 'Cards', Icon: LayoutGrid },
  { name: 'table', label: 'Table', Icon: Table2 },
] as const

/** Switches between cards and table; the choice is remembered. */
export function ViewSwitch() {
  const { view, choose } = useListView()
  return (
    <fieldset aria-label="View" className="inline-flex gap-1 rounded-2xl bg-sunken p-1.5">
      {VIEWS.map(({ name, label, Icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => choose(name)}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded-control px-3.5 text-[0.9375rem] font-semibold transition-colors',
            view === name ? 'bg-raised text-ink shadow-card' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-[1.15em]" />
          <span className="max-sm:sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
