import type { Trip } from '@waymark/contract/trips/trip'
import { WISH_NOTES, type WishNote, wishesIn, wishNotesIn } from '@waymark/planner/wish-notes'
import { Check, CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Preferences } from '../../../shared/trips/trip-texts.tsx'
import { IconLine } from '../../../ui/icon-line.tsx'

type Wished = Pick<Trip, 'preferences' | 'childAges' | 'itinerary'>

/** A label without what the guide adds to it: 'Likes haggis' is about haggis. */
const topicOf = (label: string): string => label.replace(/^(?:Likes|See|Without) /, '').toLowerCase()

/**
 * The parts that are not understood, of which the plan says only how many there are. Without those that it found among
 * the places and dishes around, of which its other notes tell.
 */
async function unreadParts({ preferences, childAges, itinerary }: Wished): Promise<readonly string[]> {
  // Lazy, because the vocabulary of nine languages is large.
  const { wishesOf } = await import('@waymark/planner/wishes')
  const notes = wishNotesIn(itinerary.tips)
  const told = notes.filter(({ kind }) => kind !== 'unread').flatMap((note) => wishesIn(note).map(topicOf))
  const { unread } = wishesOf({ preferences, ...(childAges && { childAges }) })
  return unread.filter((part) => !told.some((topic) => part.toLowerCase().includes(topic)))
}

const textOf = ({ kind, text }: WishNote, unread: readonly string[]): string =>
  kind === 'unread' && unread.length > 0 ? `${WISH_NOTES.unread}${unread.map((part) => `“${part}”`).join(', ')}` : text

/** The traveller's wishes as typed, and what has become of them. */
export function WishNotes({ trip, notes }: { trip: Wished; notes: readonly WishNote[] }) {
  const [unread, setUnread] = useState<readonly string[]>([])
  useEffect(() => {
    // If the vocabulary cannot be loaded, their number is told.
    unreadParts(trip).then(setUnread, () => undefined)
  }, [trip])
  return (
    <div className="mt-1 grid gap-2 rounded-card bg-sunken p-4 text-[0.9375rem]">
      <Preferences text={trip.preferences} />
      {notes.map((note) => (
        <IconLine key={note.text} Icon={note.kind === 'heeded' ? Check : CircleHelp}>
          {textOf(note, unread)}
        </IconLine>
      ))}
    </div>
  )
}
