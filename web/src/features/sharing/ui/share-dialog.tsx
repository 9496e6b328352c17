import type { Trip } from '@waymark/contract/trips/trip'
import { useId, useState } from 'react'
import { useOnline } from '../../../shared/pwa/online.ts'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { OfflineNote } from '../../../ui/offline-note.tsx'
import { MemberList } from './member-list.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

// Not cached for offline (vite/offline-files.ts).
const TripLinks = lazyPart(async () => (await import('./trip-links.tsx')).TripLinks)

interface ShareDialogProps {
  trip: Trip
  uid: string
  onLeft: () => void
  onClose: () => void
}

/** Members of a trip, and its links. */
export function ShareDialog({ trip, uid, onLeft, onClose }: ShareDialogProps) {
  useClosedByBack(onClose)
  const online = useOnline()
  const noteId = useId()
  const isOwner = trip.userId === uid
  // A link that was just made is shown only once: it stays when the network is lost.
  const [isLoaded, setLoaded] = useState(online)
  if (online && !isLoaded) setLoaded(true)
  return (
    <Dialog open onOpenChange={onClose} title="Share this trip">
      <div className="space-y-6">
        {!online && <OfflineNote id={noteId}>You are offline. Sharing needs a connection.</OfflineNote>}
        <section aria-labelledby="members-title">
          <h3 id="members-title" className="text-base">
            On this trip
          </h3>
          <MemberList trip={trip} uid={uid} onLeft={onLeft} />
        </section>
        {isOwner && isLoaded && <TripLinks tripId={trip.id} title={trip.title} />}
        {!isOwner && <p className="text-[0.9375rem] text-muted">The owner of the trip can invite others.</p>}
      </div>
    </Dialog>
  )
}
