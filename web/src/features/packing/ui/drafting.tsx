import type { PackingItem, PackingRequest } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { packingScreenPath, paths } from '../../../config/paths.ts'
import { useSession } from '../../../shared/session/session.ts'
import { tellOnceSafe } from '../../../shared/messages/queue-write.ts'
import { askForIdeas } from '../data/ask-for-ideas.ts'
import { keepDraft, readDraft } from '../data/packing-draft.ts'
import { saveList } from '../data/save-list.ts'
import type { ListDraft } from '../model/list-draft.ts'
import { EMPTY_PACKING, fieldsOfDraft, fieldsOfTrip } from '../model/packing-fields.ts'
import { applyPatch } from '../model/list-patch.ts'
import { NewList } from './new-list.tsx'
import { PackingIdeas } from './packing-ideas.tsx'
import { UnsavedList } from './unsaved-list.tsx'

/** From the form to a list that is saved. `trip` is the one that the address names. */
export function Drafting({ trip }: { trip: Trip | undefined }) {
  const { uid } = useSession()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => readDraft(uid))
  const [ideas, setIdeas] = useState<readonly PackingItem[]>([])
  const asking = useRef<AbortController>(undefined)
  const [startWith, setStartWith] = useState(trip === undefined ? EMPTY_PACKING : fieldsOfTrip(trip))

  function change(next: ListDraft | undefined): void {
    keepDraft(uid, next)
    setDraft(next)
  }

  function forgetIdeas(): void {
    asking.current?.abort()
    setIdeas([])
  }

  function begin(made: ListDraft, request: PackingRequest): void {
    change(made)
    const { signal } = (asking.current = new AbortController())
    void askForIdeas(request, made, signal).then((found) => (signal.aborted ? undefined : setIdeas(found)))
  }

  useEffect(() => () => asking.current?.abort(), [])

  function save(list: ListDraft): void {
    const { id, outcome } = saveList(uid, list)
    keepDraft(uid, undefined)
    tellOnceSafe(outcome, 'Packing list saved to your dashboard')
    void navigate(packingScreenPath(id), { replace: true })
  }

  if (draft !== undefined && (trip === undefined || draft.tripId === trip.id)) {
    return (
      <UnsavedList
        draft={draft}
        onChange={change}
        ideas={
          ideas.length > 0 && (
            <PackingIdeas
              ideas={ideas}
              onAdd={() => {
                change(applyPatch(draft, { added: ideas.filter(({ id }) => !(id in draft.items)) }))
                forgetIdeas()
              }}
              onDecline={forgetIdeas}
            />
          )
        }
        onSave={() => save(draft)}
        onDiscard={() => {
          setStartWith(fieldsOfDraft(draft))
          change(undefined)
          forgetIdeas()
        }}
      />
    )
  }
  return (
    <>
      {draft !== undefined && (
        <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning">
          A new list will take the place of one that you have not saved:{' '}
          <Link to={paths.packingAssistant} className="underline underline-offset-4">
            <bdi>{draft.title}</bdi>
          </Link>
        </p>
      )}
      <NewList trip={trip} startWith={startWith} onMade={begin} />
    </>
  )
}
