import { Search } from 'lucide-react'
import { paths, staysPath } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { CONTROL_CLASS } from '../../../ui/control-class.ts'
import { FIRST_DAYS_ID, PLAN_BUTTON } from '../model/preview-on-submit.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { PlanPreview } from './plan-preview.tsx'

/** Without JavaScript the button leads to the trip form. */
const PLANS = { [PLAN_BUTTON]: '', formAction: paths.planTrip }

const POPULAR = ['Bali', 'Tokyo', 'Paris', 'Dubai'] as const

export function Hero() {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-8 pb-16 sm:px-6 md:pt-14 md:pb-24">
      <div className="grid items-center gap-12 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
        <div>
          <h1 className="text-[2.6rem] leading-[1.04] sm:text-6xl">Your next trip, planned day by day.</h1>
          <p className="mt-5 max-w-xl text-lg text-muted sm:text-xl">
            Tell Waymark where and when. It answers with an itinerary of real places, a packing list, and room for your
            documents. All of it comes along, even without signal.
          </p>

          <form action={paths.accommodations} className="mt-8 flex max-w-xl flex-wrap gap-2.5">
            <div className="relative w-full min-w-0 sm:w-auto sm:flex-1">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
              />
              <input
                type="search"
                name="location"
                required
                aria-label="Search destinations"
                placeholder="Search destinations..."
                autoComplete="off"
                className={`${CONTROL_CLASS} !min-h-13 !pl-11.5 shadow-card`}
              />
            </div>
            <button type="submit" className={buttonClass('primary', 'large', '!px-5')}>
              Search
            </button>
            <button type="submit" {...PLANS} className={buttonClass('secondary', 'large', '!px-5')}>
              Plan two days
            </button>
          </form>

          <div className="mt-4 flex flex-wrap items-center gap-x-1.5 gap-y-2 sm:gap-x-2">
            <span className="mr-1 text-sm text-muted">Popular:</span>
            {POPULAR.map((place) => (
              <a
                key={place}
                href={staysPath(place)}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-3 text-[0.9375rem] sm:px-4 font-medium hover:border-accent hover:text-accent-ink"
              >
                {place}
              </a>
            ))}
          </div>
        </div>
        <PlanPreview />
      </div>
      <div id={FIRST_DAYS_ID} />
      <CategoryTiles />
    </section>
  )
}
