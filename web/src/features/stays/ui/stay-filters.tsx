import { formatCents } from '@waymark/domain/prices'
import { SlidersHorizontal, X } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { guestWords } from '../../../shared/booking/guest-words.ts'
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

interface FilterWords {
  readonly words: string
  readonly isSet: boolean
}

/** 'Jun 3 – 7, 2027', '2 guests', 'up to $150' */
function filterWords(filters: Filters): readonly FilterWords[] {
  const { checkIn, checkOut, guests, children, minPrice, maxPrice } = filters
  return [
    { words: checkIn === '' ? 'Any dates' : formatDayRange(checkIn, checkOut), isSet: checkIn !== '' },
    { words: guests === '' ? 'any guests' : guestWords(Number(guests), Number(children)), isSet: guests !== '' },
    { words: priceWords(filters), isSet: minPrice !== '' || maxPrice !== '' },
  ]
}

/** On phones only what is set is seen, so that the categories beside it are. */
const UNSEEN_ON_PHONES = 'max-sm:sr-only'

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
          {filterWords(query).map(({ words, isSet }, index, all) => (
            <Fragment key={words}>
              <span className={isFiltered && !isSet ? UNSEEN_ON_PHONES : 'inline-block'}>
                {words}
                {index < all.length - 1 &&
                  (isFiltered && all.slice(index + 1).every((later) => !later.isSet) ? (
                    <span className={UNSEEN_ON_PHONES}> ·</span>
                  ) : (
                    ' ·'
                  ))}
              </span>{' '}
            </Fragment>
          ))}
        </span>
      </Button>
      {isFiltered && (
        <Button
          variant="ghost"
          className="shrink-0 max-sm:px-2.5"
          onClick={() => {
            onNarrow(NO_FILTERS)
            toggle.current?.focus()
          }}
        >
          <X aria-hidden="true" className="sm:hidden" />
          <span className={UNSEEN_ON_PHONES}>Clear filters</span>
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
