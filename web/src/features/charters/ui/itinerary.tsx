import type { CharterItineraryDay } from '@waymark/contract/charter-trips/charter-trip'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { itineraryDays } from '../model/shown-days.ts'

/** Three days, the rest on request. */
export function Itinerary({ itinerary }: { itinerary: readonly CharterItineraryDay[] }) {
  const [isWhole, setWhole] = useState(false)
  const hasMore = itinerary.length > itineraryDays(itinerary).length
  return (
    <section>
      <h2 className="text-xl">Itinerary</h2>
      <div className="mt-3 space-y-2.5">
        {itineraryDays(itinerary, isWhole).map(({ day, title, description }, index) => (
          <details
            key={day}
            open={index === 0}
            className="group rounded-card border border-line bg-surface open:shadow-card"
          >
            <summary className="flex min-h-13 list-none items-center gap-3 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              <span className="shrink-0 text-accent-ink">Day {day}</span>
              <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {title}
              </span>
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p dir="auto" className="px-4 pb-4 text-muted [overflow-wrap:anywhere]">
              {description}
            </p>
          </details>
        ))}
      </div>
      {hasMore && (
        <Button variant="secondary" className="mt-4" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : `Show all ${itinerary.length} days`}
        </Button>
      )}
    </section>
  )
}
