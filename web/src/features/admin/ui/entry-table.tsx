import { useTable, type ColumnDef } from '@tanstack/react-table'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Entry, Noun } from '../model/entry-kind.ts'
import { compareValues, inWords, type EntryColumn } from '../model/entry-column.ts'
import { keepShownColumns, readShownColumns } from '../model/list-view.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ColumnFilters } from './column-filters.tsx'
import { SortHeader } from './sort-header.tsx'
import { TABLE_FEATURES } from './table-features.ts'
import { TablePages } from './table-pages.tsx'

const PAGE_SIZE = 20
const CELL = 'px-3 py-2.5 align-middle'

/** Keeps a row's actions visible when the table scrolls sideways, with a line where other cells go beneath them. */
const ACTIONS = 'border-line sm:sticky sm:right-0 sm:border-l'

/** Keeps the title visible. */
const TITLE = 'sticky left-0 z-10 min-w-36 bg-surface'

const definitionOf = <E extends Entry>(column: EntryColumn<E>): ColumnDef<typeof TABLE_FEATURES, E> => ({
  id: column.id,
  accessorFn: (entry) => column.value(entry) ?? undefined,
  sortUndefined: 'last',
  sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
  filterFn: (row, id, wanted) => String(row.getValue(id)) === wanted,
})

interface EntryTableProps<E extends Entry> {
  noun: Noun
  /** Caption for screen readers. */
  caption: string
  columns: readonly EntryColumn<E>[]
  entries: readonly E[]
  renderActions: (entry: E) => ReactNode
}

/** Entries as a table with sorting, filters, pages and a choice of columns. */
export function EntryTable<E extends Entry>({ noun, caption, columns, entries, renderActions }: EntryTableProps<E>) {
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const data = useMemo(() => [...entries], [entries])
  const [initialState] = useState(() => ({
    pagination: { pageIndex: 0, pageSize: PAGE_SIZE },
    columnVisibility:
      readShownColumns(noun) ??
      Object.fromEntries(columns.filter(({ isExtra }) => isExtra === true).map(({ id }) => [id, false])),
  }))
  const table = useTable({
    features: TABLE_FEATURES,
    columns: definitions,
    data,
    initialState,
    getRowId: ({ id }) => id,
    // Live updates must not return the reader to the first page.
    autoResetPageIndex: false,
  })
  const { pagination, columnVisibility } = table.state

  useEffect(() => keepShownColumns(noun, columnVisibility), [noun, columnVisibility])

  const pageCount = Math.max(1, table.getPageCount())
  useEffect(() => {
    if (pagination.pageIndex >= pageCount) table.setPageIndex(pageCount - 1)
  }, [table, pagination.pageIndex, pageCount])

  const byId = new Map(columns.map((column) => [column.id, column]))
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? [])
  const rows = table.getRowModel().rows.map(({ original }) => original)

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <ColumnFilters table={table} columns={columns} />
        <ColumnChoice table={table} columns={columns} />
      </div>
      <section
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        className="max-sm:fade-ends overflow-x-auto rounded-card border border-line bg-surface shadow-card"
      >
        <table className="w-full min-w-max border-collapse text-[0.9375rem]">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line bg-sunken">
              {shown.map(({ id, label }) => (
                <SortHeader key={id} table={table} id={id} label={label} />
              ))}
              <th scope="col" className={`${CELL} ${ACTIONS} bg-sunken text-left font-semibold`}>
                Actions
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <tr key={entry.id} className="border-b border-line last:border-b-0">
                {shown.map((column) => (
                  <EntryCell key={column.id} column={column} entry={entry} />
                ))}
                <td className={`px-1 py-1 ${ACTIONS} bg-surface`}>
                  <div className="flex">{renderActions(entry)}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="px-4 py-8 text-center text-muted">Nothing fits these filters.</p>}
      </section>
      <TablePages table={table} total={table.getFilteredRowModel().rows.length} pageCount={pageCount} />
    </div>
  )
}

function EntryCell<E extends Entry>({ column, entry }: { column: EntryColumn<E>; entry: E }) {
  const shown = column.show === undefined ? inWords(column.value(entry)) : column.show(entry)
  if (column.id === 'title') {
    return (
      <th
        scope="row"
        dir="auto"
        className={`${CELL} ${TITLE} max-w-44 text-left font-semibold [overflow-wrap:anywhere]`}
      >
        {shown}
      </th>
    )
  }
  return (
    <td
      dir="auto"
      className={`${CELL} max-w-64 [overflow-wrap:anywhere] ${column.isNumber === true ? 'tabular-nums' : ''}`}
    >
      {shown}
    </td>
  )
}
