import { LIMITS } from '@waymark/contract/limits'
import { useState } from 'react'
import { localToday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { isFiltered, PRICES, type Filters } from '../model/filters.ts'

/** Radix selects do not allow an empty value. */
const ANY = 'any'

const PRICE_OPTIONS = [
  { value: ANY, label: 'Any price' },
  ...Object.entries(PRICES).map(([value, { label }]) => ({ value, label })),
]

interface ActivityFiltersProps {
  filters: Filters
  cities: readonly string[]
  onFilter: (changes: Partial<Filters>) => void
}

/** Filters of the activity list, apart from the category. */
export function ActivityFilters({ filters, cities, onFilter }: ActivityFiltersProps) {
  const [today] = useState(() => localToday(new Date()))
  const cityOptions = [{ value: ANY, label: 'Any city' }, ...cities.map((city) => ({ value: city, label: city }))]
  const chosen = (value: string) => (value === ANY ? '' : value)
  return (
    <search className="mb-8 grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <div className="col-span-2 lg:col-span-1">
        <Field label="Search">
          {(control) => (
            <Input
              {...control}
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
          <Input
            {...control}
            type="date"
            min={today}
            value={filters.day}
            onChange={(event) => onFilter({ day: event.target.value })}
          />
        )}
      </Field>
      {isFiltered(filters) && (
        <Button variant="ghost" onClick={() => onFilter({ q: '', city: '', price: '', day: '' })}>
          Clear filters
        </Button>
      )}
    </search>
  )
}
