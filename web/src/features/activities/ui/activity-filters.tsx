import { LIMITS } from '@waymark/contract/limits'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { DateInput } from '../../../shared/forms/date-input.tsx'
import { localToday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { isFiltered, PRICES, SORTS, type Filters } from '../model/filters.ts'

/** Radix selects do not allow an empty value. */
const ANY = 'any'

const PRICE_OPTIONS = [
  { value: ANY, label: 'Any price' },
  ...Object.entries(PRICES).map(([value, { label }]) => ({ value, label })),
]

const SORT_OPTIONS = Object.entries(SORTS).map(([value, label]) => ({ value, label }))

interface ActivityFiltersProps {
  filters: Filters
  sort: keyof typeof SORTS | undefined
  /** Whether activities of coming trips come first where no order is chosen. */
  hasTrips: boolean
  cities: readonly string[]
  onFilter: (changes: Partial<Filters> & { sort?: string }) => void
}

/** Filters of the activity list, apart from the category. */
export function ActivityFilters({ filters, sort, hasTrips, cities, onFilter }: ActivityFiltersProps) {
  const [today] = useState(() => localToday(new Date()))
  const cityOptions = [{ value: ANY, label: 'Any city' }, ...cities.map((city) => ({ value: city, label: city }))]
  const chosen = (value: string) => (value === ANY ? '' : value)
  const narrowing = [filters.city, filters.price, filters.day].filter((one) => one !== '').length
  const [isOpen, setOpen] = useState(narrowing > 0)
  return (
    <search className="mb-2 grid grid-cols-2 items-end gap-3 sm:mb-5 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-2 flex items-end gap-2 lg:col-span-1">
        <div className="min-w-0 flex-1 max-sm:[&_label]:mb-0">
          {/* On phones the placeholder says it, and the list begins higher. */}
          <Field label={<span className="max-sm:sr-only">Search</span>}>
            {(control) => (
              <Input
                {...control}
                className="max-sm:!min-h-11"
                type="search"
                dir="auto"
                enterKeyHint="search"
                autoComplete="off"
                placeholder="What, or where"
                maxLength={LIMITS.place}
                value={filters.q}
                onChange={(event) => onFilter({ q: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Button variant="secondary" className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" />
          Filters{narrowing > 0 && ` (${narrowing})`}
        </Button>
      </div>
      <div className={classNames('col-span-2 grid grid-cols-2 gap-3 sm:contents', !isOpen && 'max-sm:hidden')}>
        <Field label="City">
          {(control) => (
            <Select
              {...control}
              options={cityOptions}
              value={cities.includes(filters.city) ? filters.city : ANY}
              placeholder="Any city"
              onValueChange={(value) => onFilter({ city: chosen(value) })}
            />
          )}
        </Field>
        <Field label="Price">
          {(control) => (
            <Select
              {...control}
              options={PRICE_OPTIONS}
              value={filters.price in PRICES ? filters.price : ANY}
              placeholder="Any price"
              onValueChange={(value) => onFilter({ price: chosen(value) })}
            />
          )}
        </Field>
        <Field label="Day">
          {(control) => (
            <DateInput
              {...control}
              title="Day"
              isOptional
              min={today}
              day={filters.day}
              value={filters.day}
              onChange={(event) => onFilter({ day: event.target.value })}
              onPick={(day) => onFilter({ day })}
            />
          )}
        </Field>
        <Field label="Order">
          {(control) => (
            <Select
              {...control}
              options={hasTrips ? [{ value: ANY, label: 'Your trips' }, ...SORT_OPTIONS] : SORT_OPTIONS}
              value={sort ?? (hasTrips ? ANY : 'newest')}
              placeholder="Newest"
              onValueChange={(value) => onFilter({ sort: chosen(value) })}
            />
          )}
        </Field>
      </div>
      {isFiltered(filters) && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => onFilter({ q: '', city: '', price: '', day: '' })}
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}
