import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { paths } from '../../../config/paths.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { formatMonth } from '../../../shared/time/dates.ts'
import { monthsOf } from '../model/charter-choice.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { FILTERS_CLASS } from './charter-cards.tsx'

/** When trips begin, and their order. Both are in the URL, so that going back from a trip finds the list as it was. */
export function CharterFilters({ trips }: { trips: readonly ListedCharterTrip[] }) {
  const { address, go } = useNavigation()
  const asked = new URLSearchParams(address.search)
  const months = monthsOf(trips)
  const month = asked.get('month') ?? ''

  function choose(name: 'month' | 'sort', value: string): void {
    if (value === '') asked.delete(name)
    else asked.set(name, value)
    go(asked.size === 0 ? paths.charter : `${paths.charter}?${asked.toString()}`, { replace: true })
  }

  return (
    <div className={FILTERS_CLASS}>
      <NativeSelect
        aria-label="Month"
        value={months.includes(month) ? month : ''}
        className="sm:!w-auto"
        onChange={({ target }) => choose('month', target.value)}
      >
        <option value="">Any month</option>
        {months.map((each) => (
          <option key={each} value={each}>
            {formatMonth(each)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Sort by"
        value={asked.get('sort') ?? ''}
        className="sm:!w-auto"
        onChange={({ target }) => choose('sort', target.value)}
      >
        <option value="">Soonest first</option>
        <option value="price">Lowest price</option>
        <option value="length">Shortest first</option>
      </NativeSelect>
    </div>
  )
}
