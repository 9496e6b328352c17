import { LIMITS } from '@waymark/contract/limits'
import { Search } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'

const PLACEHOLDER = 'Search hotels, cities, or destinations...'

interface StaySearchFormProps {
  /** The input's current text. */
  entered: string
  onType: (text: string) => void
  onSearch: () => void
}

export function StaySearchForm({ entered, onType, onSearch }: StaySearchFormProps) {
  return (
    <search>
      <form
        className="flex max-w-2xl gap-2.5"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch()
        }}
      >
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            // By its name, Enter searches before the app has loaded.
            name="location"
            enterKeyHint="search"
            aria-label="Search accommodations"
            placeholder={PLACEHOLDER}
            autoComplete="off"
            maxLength={LIMITS.place}
            value={entered}
            onChange={(event) => onType(event.target.value)}
            className="!pl-11.5 text-ellipsis shadow-card max-sm:!min-h-11"
          />
        </div>
        <Button type="submit" className="sm:!min-h-12">
          Search
        </Button>
      </form>
    </search>
  )
}
