import { Columns3 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { EntryColumn } from '../model/entry-column.ts'
import type { Entry } from '../model/entry-kind.ts'
import type { EntryTableApi } from './table-features.ts'

interface ColumnChoiceProps<E extends Entry> {
  table: EntryTableApi<E>
  columns: readonly EntryColumn<E>[]
}

/** Chooses visible columns. The title column is always visible. */
export function ColumnChoice<E extends Entry>({ table, columns }: ColumnChoiceProps<E>) {
  const { columnVisibility } = table.state
  return (
    <Popover
      label="Columns"
      trigger={
        <Button variant="secondary" className="min-h-12">
          <Columns3 aria-hidden="true" />
          Columns
        </Button>
      }
    >
      <fieldset className="max-h-[min(24rem,60dvh)] overflow-y-auto">
        <legend className="font-semibold">Columns</legend>
        {columns
          .filter(({ id }) => id !== 'title')
          .map(({ id, label }) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5"
                checked={columnVisibility[id] !== false}
                onChange={(event) => table.setColumnVisibility({ ...columnVisibility, [id]: event.target.checked })}
              />
              {label}
            </label>
          ))}
      </fieldset>
    </Popover>
  )
}
