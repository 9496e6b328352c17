import { countOf } from '@waymark/domain/wording'
import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { Bath, BedDouble, MapPin, Users } from 'lucide-react'
import { FactList } from '../../../shared/cards/fact-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CATEGORY_NAMES, cancellationOf, houseRules } from '../model/stay-words.ts'
import { Amenities } from './amenities.tsx'
import { Rating } from './rating.tsx'
import type { ReactNode } from 'react'

function StaySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}

const NO_DESCRIPTION = 'No description available for this property yet.'

function Facts({ bedrooms, bathrooms, maxGuests }: Pick<StayDetails, 'bedrooms' | 'bathrooms' | 'maxGuests'>) {
  const facts = [
    { Icon: BedDouble, text: countOf(bedrooms ?? 1, 'bedroom') },
    { Icon: Bath, text: countOf(bathrooms ?? 1, 'bathroom') },
    { Icon: Users, text: `Up to ${countOf(maxGuests, 'guest')}` },
  ]
  return (
    <ul className="mt-5 flex flex-wrap gap-x-7 gap-y-3">
      {facts.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2.5">
          <Icon aria-hidden="true" className="size-5 text-accent-ink" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function GoodToKnow({ stay }: { stay: StayDetails }) {
  return (
    <StaySection title="Good to know">
      <FactList
        facts={[
          ['Check-in', stay.checkInTime],
          ['Check-out', stay.checkOutTime],
          ['Cancellation', cancellationOf(stay.cancellationPolicy)],
          ['Payment', 'Nothing is paid here: you pay the property when you are there.'],
          ...houseRules(stay.policies),
        ]}
      />
    </StaySection>
  )
}

/** Everything about a stay except pictures and price. */
export function AboutStay({ stay }: { stay: StayDetails }) {
  return (
    <>
      <header className="mt-6">
        <div className="flex flex-wrap gap-2">
          <Badge>{CATEGORY_NAMES[stay.category]}</Badge>
          {stay.featured && <Badge tone="accent">Featured</Badge>}
        </div>
        <h1 dir="auto" className="mt-3 text-3xl sm:text-4xl">
          {stay.name}
        </h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5">
          <Rating {...stay} />
          <span className="flex min-w-0 items-center gap-1.5 text-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {stay.location}
            </span>
          </span>
        </p>
        <Facts {...stay} />
      </header>
      <StaySection title="About this place">
        <p dir="auto" className="max-w-3xl whitespace-pre-line text-muted [overflow-wrap:anywhere]">
          {stay.description === '' ? NO_DESCRIPTION : stay.description}
        </p>
      </StaySection>
      {stay.amenities.length > 0 && (
        <StaySection title="Amenities">
          <Amenities amenities={stay.amenities} />
        </StaySection>
      )}
      <GoodToKnow stay={stay} />
    </>
  )
}
