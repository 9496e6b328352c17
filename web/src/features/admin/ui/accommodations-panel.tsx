import type { AccommodationForm, AdminAccommodation } from '@waymark/contract/stays/manage-accommodation-calls'
import { useEffect, useState, type ReactNode } from 'react'
import { readNewestAccommodation, removeAccommodation, saveAccommodation } from '../data/save-accommodation.ts'
import { useManagedAccommodations } from '../data/use-managed-accommodations.ts'
import { ACCOMMODATION_COLUMNS } from '../model/accommodation-columns.ts'
import {
  ACCOMMODATION_LABELS,
  accommodationResolver,
  EMPTY_ACCOMMODATION,
  fieldsOfAccommodation,
  type AccommodationFields as Fields,
} from '../model/accommodation-fields.ts'
import type { EntryForm } from '../model/entry-kind.ts'
import { AccommodationFields } from './accommodation-fields.tsx'
import { DeleteEntry } from './delete-entry.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryList } from './entry-list.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { ManagedAccommodation } from './managed-accommodation.tsx'
import { NoEntries } from './no-entries.tsx'

const WORDS = { noun: 'accommodation', nouns: 'accommodations' } as const

const KIND: EntryForm<AdminAccommodation, Fields, AccommodationForm> = {
  noun: WORDS.noun,
  empty: EMPTY_ACCOMMODATION,
  fieldsOf: fieldsOfAccommodation,
  resolver: accommodationResolver,
  labels: ACCOMMODATION_LABELS,
  save: saveAccommodation,
  readNewest: readNewestAccommodation,
}

/** Debounce of the search. */
const TYPING_MS = 300

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

interface AccommodationsPanelProps {
  renderBookings: (place: AdminAccommodation, onClose: () => void) => ReactNode
}

export function AccommodationsPanel({ renderBookings }: AccommodationsPanelProps) {
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<{ readonly entry: AdminAccommodation | undefined }>()
  const [toDelete, setToDelete] = useState<AdminAccommodation>()
  const [booked, setBooked] = useState<AdminAccommodation>()
  const words = useRested(search.trim())
  const entries = useManagedAccommodations(words)
  const handlers = {
    onEdit: (entry: AdminAccommodation) => setEdited({ entry }),
    onBookings: setBooked,
    onDelete: setToDelete,
  }
  const add = () => setEdited({ entry: undefined })

  return (
    <>
      <ListToolbar {...WORDS} search={search} onSearch={setSearch} onAdd={add} />
      <h2 className="sr-only">All Accommodations</h2>
      <EntryList
        {...WORDS}
        {...handlers}
        entries={entries}
        search={words}
        columns={ACCOMMODATION_COLUMNS}
        renderCard={(place) => (
          <ManagedAccommodation place={place} actions={<EntryActions entry={place} {...handlers} />} />
        )}
        empty={<NoEntries {...WORDS} onAdd={add} />}
      />
      {edited !== undefined && (
        <EntryDialog
          kind={KIND}
          entry={edited.entry}
          renderFields={(props) => <AccommodationFields {...props} />}
          onClose={() => setEdited(undefined)}
        />
      )}
      {toDelete !== undefined && (
        <DeleteEntry
          noun={WORDS.noun}
          entry={toDelete}
          remove={removeAccommodation}
          onClose={() => setToDelete(undefined)}
        />
      )}
      {booked !== undefined && renderBookings(booked, () => setBooked(undefined))}
    </>
  )
}
