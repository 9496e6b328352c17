import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { EntryColumn } from '../model/entry-column.ts'
import type { Entry } from '../model/entry-kind.ts'
import type { EntryTableApi } from './table-features.ts'

/** Radix selects do not allow an empty value. */
const ALL = 'all'

interface ColumnFiltersProps<E extends Entry> {
  table: EntryTableApi<E>
  columns: readonly EntryColumn<E>[]
}

/** A filter for each column with a few distinct values. */
export function ColumnFilters<E extends Entry>({ table, columns }: ColumnFiltersProps<E>) {
  const chosen = new Map(table.state.columnFilters.map(({ id, value }) => [id, String(value)]))

  function filterBy(id: string, value: string): void {
    const others = table.state.columnFilters.filter((filter) => filter.id !== id)
    table.setColumnFilters(value === ALL ? others : [...others, { id, value }])
    table.setPageIndex(0)
  }

  return columns.map(
    ({ id, label, choices }) =>
      choices !== undefined && (
        <div key={id} className="min-w-36 flex-1 sm:max-w-52">
          <Field label={label}>
            {(control) => (
              <Select
                {...control}
                value={chosen.get(id) ?? ALL}
                onValueChange={(value) => filterBy(id, value)}
                options={[{ value: ALL, label: 'All' }, ...choices]}
                placeholder="All"
              />
            )}
          </Field>
        </div>
      ),
  )
}
