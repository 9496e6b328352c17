import type { PackingRequest } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { packingScreenPath, paths } from '../../../config/paths.ts'
import { useSession } from '../../../shared/session/session.ts'
import { toastOnceSafe } from '../../../shared/messages/queue-write.ts'
import { keepDraft, readDraft } from '../data/packing-draft.ts'
import { saveList } from '../data/save-list.ts'
import type { ComingPacking } from '../model/coming-packing.ts'
import type { ListDraft, MadeList } from '../model/list-draft.ts'
import { fieldsOfDraft, type PackingFields } from '../model/packing-fields.ts'
import { NewList } from './new-list.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Only needed if the server has refused a list. */
const UnsavedList = lazyPart(async () => (await import('./unsaved-list.tsx')).UnsavedList)

interface DraftingProps {
  /** The trip named in the URL. */
  trip: Trip | undefined
  /** What else there is to pack for. */
  coming?: readonly ComingPacking[]
  startWith: PackingFields
  /** Whether the list is made of it without a press. */
  atOnce?: boolean
  onMade: (made: MadeList) => void
}

/** From the form to a saved list. A list that the server refused can be saved again. */
export function Drafting({ trip, coming = [], startWith, atOnce = false, onMade }: DraftingProps) {
  const { uid } = useSession()
  const navigate = useNavigate()
  const [refused, setRefused] = useState(() => readDraft(uid))
  const [fields, setFields] = useState(startWith)

  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  function change(next: ListDraft | undefined): void {
    keepDraft(uid, next)
    setRefused(next)
  }

  function save(list: ListDraft, request?: PackingRequest): void {
    const { id, outcome } = saveList(uid, list)
    if (request === undefined) keepDraft(uid, undefined)
    else onMade({ id, draft: list, request })
    toastOnceSafe(outcome, 'Packing list saved to your dashboard')
    // Stays on the current screen if the user has left meanwhile.
    if (isHere.current) void navigate(packingScreenPath(id), { replace: true })
  }

  if (refused !== undefined && (trip === undefined || refused.tripId === trip.id)) {
    return (
      <UnsavedList
        draft={refused}
        onChange={change}
        onSave={() => save(refused)}
        onDiscard={() => {
          setFields(fieldsOfDraft(refused))
          change(undefined)
        }}
      />
    )
  }
  return (
    <>
      {refused !== undefined && (
        <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning">
          One list could not be saved:{' '}
          <Link to={paths.packingAssistant} className="underline underline-offset-4">
            <bdi>{refused.title}</bdi>
          </Link>
        </p>
      )}
      <NewList trip={trip} coming={coming} startWith={fields} atOnce={atOnce} onMade={save} />
    </>
  )
}
