import { STAY_SORTS } from '@waymark/contract/stays/stay-calls'
import { formatCents } from '@waymark/domain/prices'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { guestWords } from '../../../shared/booking/count-words.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { FILTERS, NO_FILTERS, SORT_NAMES, type StayFilters as Filters, type StayQuery } from '../model/stay-search.ts'

const LazyFilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }))

/** Less than `sm:` in the style sheet. */
const PHONE = '(width < 40rem)'

function priceWords({ minPrice, maxPrice, currency }: Filters): string {
  const money = (typed: string): string => formatCents(Number(typed) * 100, currency || undefined)
  if (minPrice === '') return maxPrice === '' ? 'any price' : `up to ${money(maxPrice)}`
  return maxPrice === '' ? `from ${money(minPrice)}` : `${money(minPrice)} to ${money(maxPrice)}`
}

/** 'Jun 3 – 7, 2027 · 2 guests · up to $150' */
const filterWords = (filters: Filters): string =>
  [
    filters.checkIn === '' ? 'Any dates' : formatDayRange(filters.checkIn, filters.checkOut),
    filters.guests === '' ? 'any guests' : guestWords(Number(filters.guests), Number(filters.children)),
    priceWords(filters),
  ].join(' · ')

interface StayFiltersProps {
  query: StayQuery
  onNarrow: (changes: Partial<StayQuery>) => void
}

/** The filters in one line that opens the panel, and the sort order. */
export function StayFilters({ query, onNarrow }: StayFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const [isDialog, setDialog] = useState(false)
  const panelId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={toggle}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className="min-w-0 max-sm:flex-1"
          onClick={() => {
            setDialog(matchMedia(PHONE).matches)
            setOpen(!isOpen)
          }}
        >
          <span className="truncate">{filterWords(query)}</span>
        </Button>
        {FILTERS.some((name) => query[name] !== '') && (
          <Button
            variant="ghost"
            onClick={() => {
              onNarrow(NO_FILTERS)
              setOpen(false)
              toggle.current?.focus()
            }}
          >
            Clear filters
          </Button>
        )}
        <select
          aria-label="Sort by"
          value={query.sort}
          className="min-h-11 rounded-control border border-control bg-surface px-3 text-[0.9375rem] max-sm:max-w-36 max-sm:px-2 sm:ml-auto"
          onChange={({ target }) => onNarrow({ sort: STAY_SORTS.find((sort) => sort === target.value) ?? '' })}
        >
          <option value="">Recommended</option>
          {STAY_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </select>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyFilterPanel
            // Going back changes the filters.
            key={FILTERS.map((name) => query[name]).join()}
            id={panelId}
            filters={query}
            isDialog={isDialog}
            onClose={() => setOpen(false)}
            onApply={(filters) => {
              onNarrow(filters)
              setOpen(false)
              toggle.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
