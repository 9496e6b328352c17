import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../config/paths.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { useKeyring } from '../../../shared/vault/use-keyring.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { useOnline } from '../../../shared/pwa/online.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { DeleteCard } from './delete-card.tsx'
import { ExportCard } from './export-card.tsx'
import { ImportCard } from './import-card.tsx'

function Cards() {
  const live = useKeyring()
  const online = useOnline()
  const [busy, setBusy] = useState<'export' | 'import'>()
  const [known, setKnown] = useState<Pick<Extract<typeof live, { status: 'ready' }>, 'data' | 'fromCache'>>()
  if (live.status === 'ready' && (live.data !== known?.data || live.fromCache !== known.fromCache)) {
    setKnown({ data: live.data, fromCache: live.fromCache })
  }
  // A job goes on with what it began with: its card must stay.
  const shown = live.status === 'ready' ? live : busy === undefined ? undefined : known
  if (shown === undefined && live.status === 'failed') return <ErrorState onRetry={() => live.retry()} />
  if (shown === undefined) {
    return (
      <LiveLoading>
        <LoadingRegion label="Loading">
          <Card className="space-y-4">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-24" />
          </Card>
        </LoadingRegion>
      </LiveLoading>
    )
  }
  const keyring = shown.data
  const isAsked = keyring === null && shown.fromCache && online
  return (
    <div className="space-y-6">
      <ExportCard
        keyring={keyring}
        isFree={busy !== 'import'}
        onBusy={(isBusy) => setBusy(isBusy ? 'export' : undefined)}
      />
      <ImportCard
        keyring={keyring}
        isAsked={isAsked}
        isFree={busy !== 'export'}
        onBusy={(isBusy) => setBusy(isBusy ? 'import' : undefined)}
      />
      <DeleteCard isFree={busy === undefined} />
    </div>
  )
}

/** `/my-data`: export, import, and deleting the account. */
export function MyDataScreen() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        compact
        title="Your data"
        description="Take everything with you, bring it into another account, or delete it all."
        actions={
          <ScreenLink to={paths.profile} className={buttonClass('ghost')}>
            <ArrowLeft aria-hidden="true" />
            Back to Profile
          </ScreenLink>
        }
      />
      <Cards />
    </div>
  )
}
