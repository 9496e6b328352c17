import type { ActivityCategory } from '@waymark/contract/activities/activity'
import { BedDouble, Mountain, Plane, Utensils } from 'lucide-react'
import { FLIGHT_SEARCH_URL } from '../../../config/env.ts'
import { loginPath, paths } from '../../../config/paths.ts'

const activitiesOf = (category: ActivityCategory): string => loginPath(`${paths.activities}?category=${category}`)

const TILES = [
  { label: 'Accommodation', note: 'Stays that fit', href: paths.accommodations, Icon: BedDouble },
  { label: 'Flights', note: 'Compare fares', href: FLIGHT_SEARCH_URL, Icon: Plane },
  { label: 'Food', note: 'Where locals eat', href: activitiesOf('food'), Icon: Utensils },
  { label: 'Adventure', note: 'Out of the city', href: activitiesOf('adventure'), Icon: Mountain },
] as const

export function CategoryTiles() {
  return (
    <ul className="mt-12 grid grid-cols-2 gap-3 sm:gap-4 lg:mt-26 lg:grid-cols-4">
      {TILES.map(({ label, note, href, Icon }) => (
        <li key={label}>
          <a
            href={href}
            {...(href === FLIGHT_SEARCH_URL && { target: '_blank', rel: 'noreferrer sponsored' })}
            className="group flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-accent sm:flex-row sm:items-center sm:p-5"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
              <Icon aria-hidden="true" className="size-6" strokeWidth={1.8} />
            </span>
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted">
                {note}
                {href === FLIGHT_SEARCH_URL && <span className="sr-only"> (opens in a new tab)</span>}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
