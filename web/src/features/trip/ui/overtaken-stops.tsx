import type { Trip } from '@waymark/contract/trips/trip'
import { useState } from 'react'
import { useMadeChanges } from '../../../shared/live/made-changes.ts'
import { OvertakenNote } from '../../../shared/messages/overtaken-note.tsx'
import { useSession } from '../../../shared/session/session.ts'
import type { Member } from '../../../shared/trips/members.ts'
import { newStopId } from '../model/additions.ts'
import { overtakenIn } from '../model/overtaken.ts'
import type { TripEditor } from './use-trip-editor.ts'

interface OvertakenStopsProps {
  trip: Trip
  members: readonly Member[]
  make: TripEditor['make']
}

/** Reports where somebody else's change of a stop or expense has replaced the user's. */
export function OvertakenStops({ trip, members, make }: OvertakenStopsProps) {
  const { uid } = useSession()
  const [newId, setNewId] = useState(newStopId)
  const made = useMadeChanges().filter((one) => one.of === trip.id && one.uid === uid)
  return (
    <OvertakenNote
      of={trip.id}
      overtaken={overtakenIn(trip, made, { uid, members, newId })}
      onMend={(change, said) => {
        setNewId(newStopId())
        make(change, said, { tell: true })
      }}
    />
  )
}
