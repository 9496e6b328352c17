import { countOf } from '@waymark/domain/wording'
import { ShieldCheck, UserRoundX } from 'lucide-react'
import { paths } from '../../../config/paths.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'

const GONE = [
  ['trips', 'trip', 'trips'],
  ['packingLists', 'packing list', 'packing lists'],
  ['places', 'discovered place', 'discovered places'],
  ['documents', 'document', 'documents'],
  ['submissions', 'submitted activity', 'submitted activities'],
  ['notices', 'notice', 'notices'],
] as const

const KEPT = [
  ['bookings', 'booking', 'bookings'],
  ['activities', 'approved activity', 'approved activities'],
] as const

type Row = readonly [name: string, one: string, many: string]

/** The counts in the URL; invalid ones are left out. */
const countsIn = (search: URLSearchParams, rows: readonly Row[]): string[] =>
  rows.flatMap(([name, one, many]) => {
    const count = search.get(name) ?? ''
    return /^[1-9]\d{0,5}$/.test(count) ? [countOf(Number(count), one, many)] : []
  })

function Counts({ counts }: { counts: readonly string[] }) {
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {counts.map((count) => (
        <li key={count}>{count}</li>
      ))}
    </ul>
  )
}

/** `/account-deleted`: the summary of a deleted account, for its former owner. */
export function AccountDeletedScreen() {
  const { search } = useNavigation().address
  const said = new URLSearchParams(search)
  const gone = countsIn(said, GONE)
  const kept = countsIn(said, KEPT)
  // A signed-in user who follows such a link must not be alarmed.
  if (hasSignedInHint()) {
    return (
      <EmptyState
        title="Your account is still here"
        description="You are signed in. Nothing was deleted."
        illustration={<ShieldCheck aria-hidden="true" className="mx-auto size-16 text-muted" />}
      />
    )
  }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Your account is deleted" description="It cannot be brought back." />
      <Card className="space-y-5">
        <UserRoundX aria-hidden="true" className="size-10 text-muted" />
        <div>
          <h2 className="text-xl">What went</h2>
          <p className="mt-1">
            Your profile, your vault with its key, all photos and files, and everything this device kept of you. You are
            signed out on every device.
          </p>
          {gone.length > 0 && <Counts counts={gone} />}
        </div>
        {kept.length > 0 && (
          <div>
            <h2 className="text-xl">What stays, without your name</h2>
            <p className="mt-1">
              Bookings stay, so that seats and nights stay taken, and approved activities stay on offer. Nothing in them
              tells that they were yours.
            </p>
            <Counts counts={kept} />
          </div>
        )}
        <a href={paths.home} className={buttonClass('secondary')}>
          Go to the start page
        </a>
      </Card>
    </div>
  )
}
