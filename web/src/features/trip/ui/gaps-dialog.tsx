import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { proposalFor, type Proposed } from '../model/day-proposal.ts'

interface GapsDialogProps {
  trip: Trip
  day: number
  places: readonly NearbyPlace[]
  onTake: (proposed: Proposed) => void
  onClose: () => void
}

/** Shows a day with what the guide proposes for its free hours, to be taken one by one. What is there stays as it is. */
export function GapsDialog({ trip, day, places, onTake, onClose }: GapsDialogProps) {
  const lines = proposalFor(trip, places, day)
  const hasProposals = lines.some((line) => 'proposed' in line)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Fill the gaps of day ${day}`}
      description="By the built-in guide, from places around here that are open then. What you have stays as it is."
    >
      {!hasProposals && <p className="mb-3">There is no gap left that a place around here would fit into.</p>}
      <ol className="divide-y divide-line">
        {lines.map((line) => {
          const [key, time, title] =
            'stop' in line
              ? [line.stop.id, line.stop.startsAt, line.stop.title]
              : [line.proposed.place.id, line.proposed.startsAt, line.proposed.place.name]
          return (
            <li key={key} className="flex items-start gap-4 py-3">
              <p className="w-12 shrink-0 text-sm leading-6 font-semibold text-accent-ink tabular-nums">{time}</p>
              <div className="min-w-0 flex-1">
                <p
                  dir="auto"
                  className={classNames('[overflow-wrap:anywhere]', 'stop' in line ? 'text-muted' : 'font-semibold')}
                >
                  {title}
                </p>
                {'proposed' in line && (
                  <p className="mt-0.5 text-[0.9375rem] text-muted">{line.proposed.place.about}</p>
                )}
              </div>
              {'proposed' in line && (
                <Button variant="soft" aria-label={`Add ${title}`} onClick={() => onTake(line.proposed)}>
                  Add
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}
