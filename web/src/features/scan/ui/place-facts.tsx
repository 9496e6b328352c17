import type { LocationData } from '@waymark/contract/scans/scan'
import {
  CalendarClock,
  Footprints,
  Landmark,
  Lightbulb,
  MapPin,
  ScrollText,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  Icon: LucideIcon
  children: ReactNode
}

function Section({ title, Icon, children }: SectionProps) {
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-2.5 flex items-center gap-2.5 text-lg">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
        {title}
      </h3>
      {children}
    </section>
  )
}

const Text = ({ children }: { children: string }) => (
  <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
    {children}
  </p>
)

function List({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-5 marker:text-accent">
      {entries.map((entry) => (
        <li key={entry} dir="auto" className="[overflow-wrap:anywhere]">
          {entry}
        </li>
      ))}
    </ul>
  )
}

interface PlaceFactsProps {
  description: string
  facts: LocationData
}

/** All texts about a place; missing ones are left out. */
export function PlaceFacts({ description, facts }: PlaceFactsProps) {
  const { keyFeatures, location, historicalInfo, visitingTips, nearbyAttractions, bestTimeToVisit, verified } = facts
  return (
    <div className="space-y-6">
      {verified === false && (
        <p className="rounded-control bg-warning-soft px-4 py-3 text-[0.9375rem] font-medium text-warning">
          Not verified: the guide does not know this place. Check the details before you rely on them.
        </p>
      )}
      {description !== '' && (
        <Section title="Description" Icon={ScrollText}>
          <Text>{description}</Text>
        </Section>
      )}
      {keyFeatures.length > 0 && (
        <Section title="Key Features" Icon={Sparkles}>
          <List entries={keyFeatures} />
        </Section>
      )}
      {location.address !== '' && (
        <Section title="Location" Icon={MapPin}>
          <Text>{location.address}</Text>
        </Section>
      )}
      {historicalInfo !== '' && (
        <Section title="Historical Information" Icon={Landmark}>
          <Text>{historicalInfo}</Text>
        </Section>
      )}
      {visitingTips.length > 0 && (
        <Section title="Visiting Tips" Icon={Lightbulb}>
          <List entries={visitingTips} />
        </Section>
      )}
      {nearbyAttractions.length > 0 && (
        <Section title="Nearby Attractions" Icon={Footprints}>
          <List entries={nearbyAttractions} />
        </Section>
      )}
      {bestTimeToVisit !== '' && (
        <Section title="Best Time to Visit" Icon={CalendarClock}>
          <Text>{bestTimeToVisit}</Text>
        </Section>
      )}
    </div>
  )
}
