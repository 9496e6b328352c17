import { countOf, listed } from '@waymark/domain/wording'
import type { Imported } from '../data/import-archive.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { SkippedList } from './skipped-list.tsx'

/** What was imported and what was not. */
export function ImportReport({ imported: { came, left, stopped } }: { imported: Imported }) {
  const words = [
    ...(came.profile ? ['your profile'] : []),
    countOf(came.trips, 'trip'),
    countOf(came.packingLists, 'packing list'),
    countOf(came.places, 'discovered place'),
    countOf(came.documents, 'document'),
  ]
  return (
    <div className="space-y-3">
      <output className="block font-medium">Imported: {listed(words)}.</output>
      {stopped !== undefined && (
        <FormError>
          The import ended early. {stopped} What was imported stays. Import the same file again to go on: nothing comes
          twice.
        </FormError>
      )}
      <SkippedList heading="Not imported" left={left} />
    </div>
  )
}
