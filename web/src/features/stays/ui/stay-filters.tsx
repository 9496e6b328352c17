import { formatCents } from '@waymark/domain/prices'
import { SlidersHorizontal } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { guestWords } from '../../../shared/booking/count-words.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { FILTERS, NO_FILTERS, type StayFilters as Filters, type StayQuery } from '../model/stay-search.ts'

const LazyFilterDialog = lazyDialog(async () => (await import('./filter-dialog.tsx')).FilterDialog)

function priceWords({ minPrice, maxPrice, currency }: Filters): string {
  const money = (typed: string): string => formatCents(Number(typed) * 100, currency || undefined)
  if (minPrice === '') return maxPrice === '' ? 'any price' : `up to ${money(maxPrice)}`
  return maxPrice === '' ? `from ${money(minPrice)}` : `${money(minPrice)} to ${money(maxPrice)}`
}

/** 'Jun 3 – 7, 2027', '2 guests', 'up to $150' */
const filterWords = (filters: Filters): readonly string[] => [
  filters.checkIn === '' ? 'Any dates' : formatDayRange(filters.checkIn, filters.checkOut),
  filters.guests === '' ? 'any guests' : guestWords(Number(filters.guests), Number(filters.children)),
  priceWords(filters),
]

interface StayFiltersProps {
  query: StayQuery
  onNarrow: (changes: Partial<StayQuery>) => void
}

/** The filters in words on a button that opens their dialog. */
export function StayFilters({ query, onNarrow }: StayFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const isFiltered = FILTERS.some((name) => query[name] !== '')
  return (
    <>
      <Button
        ref={toggle}
        variant={isFiltered ? 'soft' : 'secondary'}
        aria-haspopup="dialog"
        className="shrink-0 max-sm:px-3 max-sm:text-sm"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        <span className="whitespace-nowrap">
          {filterWords(query).map((words, index, all) => (
            <Fragment key={words}>
              <span className="inline-block">
                {words}
                {index < all.length - 1 && ' ·'}
              </span>{' '}
            </Fragment>
          ))}
        </span>
      </Button>
      {isFiltered && (
        <Button
          variant="ghost"
          className="shrink-0 max-sm:px-2 max-sm:text-sm"
          onClick={() => {
            onNarrow(NO_FILTERS)
            toggle.current?.focus()
          }}
        >
          Clear filters
        </Button>
      )}
      {isOpen && (
        <LazyFilterDialog
          // Going back changes the filters.
          key={FILTERS.map((name) => query[name]).join()}
          filters={query}
          onClose={() => setOpen(false)}
          onApply={(filters) => {
            onNarrow(filters)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
