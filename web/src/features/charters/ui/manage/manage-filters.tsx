import { Search } from 'lucide-react'
import { Input } from '../../../../ui/input.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { STATUSES, type TripChoice } from '../../model/managed-trips.ts'

const STATUS_NAMES: Readonly<Record<TripChoice['status'], string>> = {
  all: 'Every status',
  active: 'Active',
  inactive: 'Inactive',
  over: 'Over',
  full: 'Fully booked',
}

interface ManageFiltersProps {
  choice: TripChoice
  onChoose: (choice: TripChoice) => void
}

/** Finds trips among all. */
export function ManageFilters({ choice, onChoose }: ManageFiltersProps) {
  return (
    <search className="mb-4 flex flex-wrap gap-2.5">
      <div className="relative min-w-52 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label="Search charter trips"
          placeholder="Search charter trips"
          autoComplete="off"
          dir="auto"
          className="pl-11"
          value={choice.words}
          onChange={({ target }) => onChoose({ ...choice, words: target.value })}
        />
      </div>
      <NativeSelect
        aria-label="Status"
        className="!w-auto"
        value={choice.status}
        onChange={({ target }) =>
          onChoose({ ...choice, status: STATUSES.find((status) => status === target.value) ?? 'all' })
        }
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_NAMES[status]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Sort by"
        className="!w-auto"
        value={choice.order}
        onChange={({ target: { value } }) =>
          onChoose({ ...choice, order: value === 'title' || value === 'seats' ? value : 'date' })
        }
      >
        <option value="date">Soonest first</option>
        <option value="title">By title</option>
        <option value="seats">Fewest seats left</option>
      </NativeSelect>
    </search>
  )
}
