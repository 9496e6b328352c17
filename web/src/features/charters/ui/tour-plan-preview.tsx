import type { TourActivityType, TourDay } from '@waymark/contract/charter-trips/charter-trip'
import { BedDouble, Bus, MapPin, Utensils, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { hasMore, tourPreview, wholeTour } from '../model/shown-days.ts'

const ICONS: Readonly<Record<TourActivityType, LucideIcon>> = {
  accommodation: BedDouble,
  meal: Utensils,
  activity: MapPin,
  transport: Bus,
}

const NONE: readonly string[] = []

interface TourPlanPreviewProps {
  tourPlan: readonly TourDay[]
  /** Titles of days that stand above already. */
  told?: readonly string[]
}

/** The first days of the tour plan, or all on request. */
export function TourPlanPreview({ tourPlan, told = NONE }: TourPlanPreviewProps) {
  const [isWhole, setWhole] = useState(false)
  if (tourPlan.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">Tour plan</h2>
      <ol className="mt-3 grid gap-3 sm:grid-cols-3">
        {(isWhole ? wholeTour(tourPlan) : tourPreview(tourPlan)).map(({ day, activities, more }) => (
          <li key={day.dayNumber} className="rounded-card bg-sunken p-4">
            <h3 dir="auto" className="text-base">
              {told.includes(day.title) ? `Day ${day.dayNumber}` : day.title}
            </h3>
            {isWhole && day.description !== '' && (
              <p dir="auto" className="mt-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
                {day.description}
              </p>
            )}
            <ul className="mt-2 space-y-1.5 text-[0.9375rem]">
              {activities.map(({ id, type, title, time, description }) => {
                const Icon = ICONS[type]
                return (
                  <li key={id} className="flex items-start gap-2">
                    <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
                    <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                      {time !== undefined && time !== '' && <span className="text-muted">{time} </span>}
                      {title}
                      {isWhole && description && <span className="block text-sm text-muted">{description}</span>}
                    </span>
                  </li>
                )
              })}
            </ul>
            {more > 0 && <p className="mt-2 text-sm text-muted">and {more} more</p>}
          </li>
        ))}
      </ol>
      {hasMore(tourPlan) && (
        <Button variant="secondary" className="mt-4" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show the whole programme'}
        </Button>
      )}
    </section>
  )
}
