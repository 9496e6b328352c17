import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SCENES } from '../../../ui/scene.tsx'
import { dealsOf } from '../model/deals.ts'
import { DealCard } from './deal-card.tsx'

const FILTERS = ['All', ...SCENES] as const

export function FeaturedDeals() {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('All')
  return (
    <section aria-labelledby="featured-deals">
      <div className="flex items-center justify-between gap-4">
        <h2 id="featured-deals" className="text-xl sm:text-2xl">
          Featured Deals
        </h2>
        <Link
          to={paths.activities}
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
        >
          See all<span className="sr-only"> deals</span>
        </Link>
      </div>
      <fieldset className="fade-ends -mx-4 flex gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none] sm:mx-0 sm:px-0">
        <legend className="sr-only">Filter by category</legend>
        {FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
            className={classNames(
              'min-h-11 shrink-0 rounded-full px-4.5 text-[0.9375rem] font-semibold transition-colors',
              name === filter ? 'bg-accent text-on-accent' : 'bg-sunken text-ink hover:bg-accent-soft',
            )}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {/* On phones a row that scrolls sideways. */}
      <ul className="mt-2 max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:card-grid">
        {dealsOf(filter).map((deal) => (
          <li key={deal.id} className="max-sm:w-64 max-sm:shrink-0 max-sm:snap-start">
            <DealCard deal={deal} />
          </li>
        ))}
      </ul>
      <div className="mt-4 text-center sm:mt-8">
        <Link to={paths.activities} className={buttonClass('secondary', 'large')}>
          Explore All Destinations
        </Link>
      </div>
    </section>
  )
}
