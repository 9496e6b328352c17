import type { Trip } from '@waymark/contract/trips/trip'
import { wishNotesIn } from '@waymark/planner/wish-notes'
import { Points, Preferences } from '../../../shared/trips/trip-texts.tsx'
import { FirstPoints } from './first-points.tsx'

/** Tips and the traveller's preferences. */
export function GoodToKnow({ id, trip }: { id: string; trip: Trip }) {
  const { tips } = trip.itinerary
  const ofWishes = wishNotesIn(tips).map(({ text }) => text)
  const others = tips.filter((tip) => !ofWishes.includes(tip))
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16 space-y-6 border-t border-line pt-6">
      <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
        Good to know
      </h2>
      {others.length > 0 && (
        <div>
          <h3 className="mb-2.5 text-base">Travel Tips</h3>
          <FirstPoints points={others} what="tips" />
        </div>
      )}
      {trip.preferences !== '' && (
        // On the screen they are above, with what has become of them.
        <div className={ofWishes.length > 0 ? 'hidden print:block' : undefined}>
          <h3 className="mb-2.5 text-base">Your preferences</h3>
          <Preferences text={trip.preferences} />
          {ofWishes.length > 0 && <Points points={ofWishes} />}
        </div>
      )}
    </section>
  )
}
