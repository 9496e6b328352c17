import type { ScanResult } from '@waymark/contract/scans/scan'
import { useEffect, useRef, useState } from 'react'
import { paths, placePath } from '../../../config/paths.ts'
import { DeleteQuestion } from '../../../shared/cards/delete-question.tsx'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import { NothingYet } from '../../../shared/cards/nothing-yet.tsx'
import { MissingDialog } from '../../../shared/cards/missing-dialog.tsx'
import type { Live } from '../../../shared/live/live.ts'
import { toastOnceSafe } from '../../../shared/messages/queue-write.ts'
import { PlaceCard } from './place-card.tsx'
import { lazyModule, useLazyModule } from '../../../ui/lazy-module.ts'
import { deletePlace } from '../data/discovered-places.ts'

const placeDialog = lazyModule(() => import('./place-dialog.tsx'))

interface DiscoveredPlacesTabProps {
  places: Live<ScanResult[]>
  /** The scan named in the URL. */
  openId: string | null
  onClose: () => void
}

export function DiscoveredPlacesTab({ places, openId, onClose }: DiscoveredPlacesTabProps) {
  const [toDelete, setToDelete] = useState<ScanResult>()
  const [deletedId, setDeletedId] = useState<string>()
  const frame = useRef<HTMLElement>(null)
  const known = places.status === 'ready' ? places.data : undefined
  const open = known?.find(({ id }) => id === openId)
  const dialog = useLazyModule(placeDialog, open !== undefined, onClose)
  const isMissing = openId !== null && open === undefined && places.status === 'ready' && !places.fromCache

  const isGone = known?.some(({ id }) => id === deletedId) === false

  // The focused button disappears with its card, so focus the list.
  useEffect(() => {
    if (deletedId !== undefined && isGone) frame.current?.focus({ preventScroll: true })
  }, [deletedId, isGone])

  function confirmDelete(): void {
    if (toDelete === undefined) return
    if (toDelete.id === openId) onClose()
    setDeletedId(toDelete.id)
    toastOnceSafe(deletePlace(toDelete.id, toDelete.image !== null), 'Scan result deleted successfully')
    setToDelete(undefined)
  }

  return (
    <section ref={frame} tabIndex={-1} aria-label="Discovered places">
      <LiveCards
        live={places}
        shape="pictured"
        loading="Loading your discovered places"
        empty={
          <NothingYet
            title="No discovered places yet"
            description="Take a photo of a landmark to learn what it is and keep it here."
            scene="Cultural"
            to={paths.home}
            action="Start Discovering"
          />
        }
        renderCard={(place) => <PlaceCard place={place} to={placePath(place.id)} onDelete={() => setToDelete(place)} />}
      />
      {open !== undefined && dialog !== undefined && (
        <dialog.PlaceDialog key={open.id} place={open} onClose={onClose} onDelete={() => setToDelete(open)} />
      )}
      {isMissing && openId !== deletedId && (
        <MissingDialog
          title="Place not found"
          description="This place is not among yours. It may have been deleted."
          back="Back to your places"
          onClose={onClose}
        />
      )}
      <DeleteQuestion
        heading="Delete discovered place"
        title={toDelete?.locationName}
        onClose={() => setToDelete(undefined)}
        onConfirm={confirmDelete}
      />
    </section>
  )
}
