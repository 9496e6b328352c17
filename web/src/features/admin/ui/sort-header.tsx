import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { Entry } from '../model/entry-kind.ts'
import type { EntryTableApi } from './table-features.ts'

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const
const ARROWS = { asc: ArrowUp, desc: ArrowDown } as const

interface SortHeaderProps<E extends Entry> {
  table: EntryTableApi<E>
  id: string
  label: string
}

/** A column header: clicks sort ascending, descending, then not at all. */
export function SortHeader<E extends Entry>({ table, id, label }: SortHeaderProps<E>) {
  const sorted = table.state.sorting.find((sort) => sort.id === id)
  const direction = sorted === undefined ? undefined : sorted.desc ? 'desc' : 'asc'
  const Arrow = direction === undefined ? ArrowUpDown : ARROWS[direction]

  function sortOn(): void {
    if (direction === 'desc') table.setSorting([])
    else table.setSorting([{ id, desc: direction === 'asc' }])
    table.setPageIndex(0)
  }

  return (
    <th
      scope="col"
      aria-sort={direction === undefined ? 'none' : DIRECTIONS[direction]}
      className="p-0 text-left font-semibold whitespace-nowrap"
    >
      <button
        type="button"
        onClick={sortOn}
        className="inline-flex min-h-11 w-full items-center gap-1.5 px-3 hover:text-accent-ink focus-visible:-outline-offset-2"
      >
        {label}
        <Arrow
          aria-hidden="true"
          className={direction === undefined ? 'size-4 text-muted' : 'size-4 text-accent-ink'}
        />
      </button>
    </th>
  )
}
