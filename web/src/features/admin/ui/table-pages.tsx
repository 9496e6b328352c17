import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Entry } from '../model/entry-kind.ts'
import type { EntryTableApi } from './table-features.ts'

interface TablePagesProps<E extends Entry> {
  table: EntryTableApi<E>
  /** Rows that match the filters. */
  total: number
  pageCount: number
}

/** Not `disabled`, so that keyboard focus stays on the last page. */
const passive = (isPassive: boolean) => (isPassive ? { 'aria-disabled': true } : {})

export function TablePages<E extends Entry>({ table, total, pageCount }: TablePagesProps<E>) {
  const { pageIndex, pageSize } = table.state.pagination
  const first = total === 0 ? 0 : pageIndex * pageSize + 1
  const last = Math.min(total, (pageIndex + 1) * pageSize)

  function goTo(index: number): void {
    if (index >= 0 && index < pageCount) table.setPageIndex(index)
  }

  return (
    <nav aria-label="Pages of the table" className="flex flex-wrap items-center justify-between gap-3">
      <output className="text-[0.9375rem] text-muted">
        {first} to {last} of {total}
      </output>
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="icon"
          aria-label="Previous page"
          {...passive(pageIndex === 0)}
          onClick={() => goTo(pageIndex - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <span className="px-1 text-[0.9375rem] tabular-nums">
          Page {pageIndex + 1} of {pageCount}
        </span>
        <Button
          variant="secondary"
          size="icon"
          aria-label="Next page"
          {...passive(pageIndex + 1 >= pageCount)}
          onClick={() => goTo(pageIndex + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  )
}
