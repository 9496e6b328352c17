import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { dayNumber } from '@waymark/domain/itinerary'
import { useState } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Proposal } from '../model/day-proposal.ts'
import { parseHandedProposal } from '../model/handed-proposal.ts'
import { Proposals } from './proposals.tsx'
import { SwapDialog } from './swap-dialog.tsx'

interface HandedProposalProps {
  trip: Trip
  places: readonly NearbyPlace[]
  /** From the URL. */
  text: string
  onTake: (proposal: Proposal) => void
  onSwap: (stop: Stop, place: NearbyPlace) => void
  onClose: () => void
}

/** Shows the assistant's proposed change beside the day it concerns. */
export function HandedProposal({ trip, places, text, onTake, onSwap, onClose }: HandedProposalProps) {
  const { uid } = useSession()
  // The URL still contains the proposal until the app has navigated: a second click must not apply it again.
  const [isTaken, setTaken] = useState(false)
  const handed = parseHandedProposal(trip, places, text, uid)
  function take(job: () => void): void {
    if (isTaken) return
    setTaken(true)
    job()
    onClose()
  }
  if ('swap' in handed) {
    const { swap } = handed
    return (
      <SwapDialog
        trip={trip}
        stop={swap}
        places={places}
        onSwap={(place) => take(() => onSwap(swap, place))}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={
        'day' in handed && handed.day !== null
          ? `Proposed for day ${dayNumber(trip, handed.day)}`
          : 'Proposed for this trip'
      }
      description="Handed over by the assistant. Nothing changes until you take it."
    >
      {'fault' in handed ? (
        <p>{handed.fault}</p>
      ) : (
        <Proposals lines={handed.lines} onTake={(proposal) => take(() => onTake(proposal))} />
      )}
    </Dialog>
  )
}
