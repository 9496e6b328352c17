import type { ReactNode } from 'react'
import { useByClock } from '../../../shared/time/use-by-clock.ts'
import { useFirstName } from '../../../shared/session/known-profile.ts'
import { AiSearch } from './ai-search.tsx'
import { FeaturedDeals } from './featured-deals.tsx'
import { HelperCards } from './helper-cards.tsx'
import { QuickAccess } from './quick-access.tsx'

/** The greeting for a local hour, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good Morning'
  if (hour >= 12 && hour < 18) return 'Good Afternoon'
  if (hour >= 18 && hour < 22) return 'Good Evening'
  return 'Good Night'
}

const greetingNow = (now: Date) => greetingAt(now.getHours())

/** The home screen of a signed-in user. */
export function HomeScreen({ nextTrip, firstSteps }: { nextTrip: ReactNode; firstSteps: ReactNode }) {
  const firstName = useFirstName()
  const greeting = useByClock(greetingNow)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9 md:gap-14 [&>[data-hold]~*]:invisible">
      {/* Close to what follows: the next trip, or the question. */}
      <h1 className="-mb-6 text-3xl sm:text-4xl md:-mb-10">
        {greeting}, {firstName ?? 'Traveler'}
      </h1>
      {nextTrip}
      <section>
        <p className="text-lg text-muted">Where would you like to go?</p>
        <AiSearch />
      </section>
      {firstSteps}
      <QuickAccess />
      <FeaturedDeals />
      <HelperCards />
    </div>
  )
}
