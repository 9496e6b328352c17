import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { packingListPath, paths } from '../../../config/paths.ts'
import { DeleteQuestion } from '../../../shared/cards/delete-question.tsx'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import { NothingYet } from '../../../shared/cards/nothing-yet.tsx'
import { MissingDialog } from '../../../shared/cards/missing-dialog.tsx'
import type { Live } from '../../../shared/live/live.ts'
import { useHeldOpen } from '../../../shared/live/use-kept.ts'
import { toastOnceSafe } from '../../../shared/messages/queue-write.ts'
import { useSession } from '../../../shared/session/session.ts'
import { PackingListCard } from './packing-list-card.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { lazyModule, useLazyModule } from '../../../ui/lazy-module.ts'
import { deleteList } from '../data/write-list.ts'

const listDialog = lazyModule(() => import('./packing-list-dialog.tsx'))
const CopyListDialog = lazyDialog(async () => (await import('./copy-list-dialog.tsx')).CopyListDialog)

interface PackingListsTabProps {
  lists: Live<PackingList[]>
  /** Trips that lists may belong to or be copied to. */
  trips: readonly Trip[]
  /** The list named in the URL. */
  openId: string | null
  onClose: () => void
}

export function PackingListsTab({ lists, trips, openId, onClose }: PackingListsTabProps) {
  const { uid } = useSession()
  const navigate = useNavigate()
  const [toDelete, setToDelete] = useState<PackingList>()
  const [copied, setCopied] = useState<PackingList>()
  const [deletedId, setDeletedId] = useState<string>()
  const frame = useRef<HTMLElement>(null)
  const known = lists.status === 'ready' ? lists.data : undefined
  const found = known?.find(({ id }) => id === openId)
  const open = useHeldOpen(found, openId)
  const dialog = useLazyModule(listDialog, open !== undefined, onClose)
  const isMissing = openId !== null && open === undefined && lists.status === 'ready' && !lists.fromCache

  const isGone = known?.some(({ id }) => id === deletedId) === false

  // The focused button disappears with its card, so focus the list.
  useEffect(() => {
    if (deletedId !== undefined && isGone) frame.current?.focus({ preventScroll: true })
  }, [deletedId, isGone])

  const mayDelete = (list: PackingList) => (list.userId === uid ? () => setToDelete(list) : undefined)

  function confirmDelete(): void {
    if (toDelete === undefined) return
    if (toDelete.id === openId) onClose()
    setDeletedId(toDelete.id)
    toastOnceSafe(deleteList(toDelete.id), 'Packing list deleted successfully')
    setToDelete(undefined)
  }

  return (
    <section ref={frame} tabIndex={-1} aria-label="Packing lists">
      <LiveCards
        live={lists}
        loading="Loading your packing lists"
        empty={
          <NothingYet
            title="No packing lists yet"
            description="Let us work out what to take, and tick it off as you pack."
            scene="Beach"
            to={paths.packingAssistant}
            action="Create Packing List"
          />
        }
        renderCard={(list) => <PackingListCard list={list} to={packingListPath(list.id)} onDelete={mayDelete(list)} />}
      />
      {open !== undefined && dialog !== undefined && (
        <dialog.PackingListDialog
          key={open.id}
          list={open}
          isGone={found === undefined}
          trip={trips.find(({ id }) => id === open.tripId)}
          onClose={onClose}
          onCopy={() => setCopied(open)}
          onDelete={mayDelete(open)}
        />
      )}
      {isMissing && openId !== deletedId && (
        <MissingDialog
          title="Packing list not found"
          description="This packing list is not among yours. It may have been deleted."
          back="Back to your packing lists"
          onClose={onClose}
        />
      )}
      {copied !== undefined && (
        <CopyListDialog
          list={copied}
          trips={trips}
          onClose={() => setCopied(undefined)}
          onCopied={({ id, outcome }) => {
            setCopied(undefined)
            toastOnceSafe(outcome, 'Packing list saved to your dashboard')
            void navigate(packingListPath(id), { replace: true })
          }}
        />
      )}
      <DeleteQuestion
        heading="Delete packing list"
        title={toDelete?.title}
        onClose={() => setToDelete(undefined)}
        onConfirm={confirmDelete}
      />
    </section>
  )
}
