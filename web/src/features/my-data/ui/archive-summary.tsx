import { countOf, listed } from '@waymark/domain/wording'
import { formatInstant } from '../../../shared/time/dates.ts'
import type { Archive } from '../data/read-archive.ts'
import { SkippedList } from './skipped-list.tsx'

/** The contents of a chosen file before importing. */
export function ArchiveSummary({ name, archive }: { name: string; archive: Archive }) {
  const { exportedAt, trips, packingLists, places, documents, bookings, left } = archive
  const holds = listed([
    countOf(trips.length, 'trip'),
    countOf(packingLists.length, 'packing list'),
    countOf(places.length, 'discovered place'),
    countOf(documents.length, 'document'),
  ])
  return (
    <div className="space-y-3">
      <p className="[overflow-wrap:anywhere]">
        <strong dir="auto">{name}</strong> was exported on {formatInstant(exportedAt)}. It holds {holds}.
        {bookings > 0 &&
          ` Its ${countOf(bookings, 'booking')} can be read in the file, and ${bookings === 1 ? 'is' : 'are'} not made again.`}
      </p>
      <SkippedList heading="Already missing in this file" left={left} />
    </div>
  )
}
