import { STAY_SORTS } from '@waymark/contract/stays/stay-calls'
import { formatCents } from '@waymark/domain/prices'
import { ArrowDownUp } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { guestWords } from '../../../shared/booking/count-words.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { FILTERS, NO_FILTERS, SORT_NAMES, type StayFilters as Filters, type StayQuery } from '../model/stay-search.ts'

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

/** The filters in words on a button that opens their dialog, and the sort order. */
export function StayFilters({ query, onNarrow }: StayFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const isFiltered = FILTERS.some((name) => query[name] !== '')
  return (
    <div className="grow">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={toggle}
          variant="secondary"
          aria-haspopup="dialog"
          // On a phone, chosen filters are too long to share a row with the other two controls.
          className={classNames(
            'min-w-0 max-sm:justify-start max-sm:px-3 max-sm:py-1.5 max-sm:text-sm',
            isFiltered ? 'max-sm:w-full' : 'max-sm:flex-1',
          )}
          onClick={() => setOpen(true)}
        >
          <span className="text-left leading-snug">
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
            onClick={() => {
              onNarrow(NO_FILTERS)
              toggle.current?.focus()
            }}
          >
            Clear filters
          </Button>
        )}
        {/* An icon on phones, so that it fits beside the filters. */}
        <span className={classNames('relative sm:ml-auto', query.sort !== '' && 'text-accent-ink')}>
          <ArrowDownUp
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 z-10 m-auto size-5 sm:hidden"
          />
          <NativeSelect
            aria-label="Sort by"
            value={query.sort}
            asIcon
            className="sm:!w-auto"
            onChange={({ target }) => onNarrow({ sort: STAY_SORTS.find((sort) => sort === target.value) ?? '' })}
          >
            <option value="">Recommended</option>
            {STAY_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_NAMES[sort]}
              </option>
            ))}
          </NativeSelect>
        </span>
      </div>
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
    </div>
  )
}
