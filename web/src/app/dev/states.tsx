import { Clock, MapPin, ShieldCheck } from 'lucide-react'
import { noteReference } from '../../config/references.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSkeleton } from '../../ui/card-skeleton.tsx'
import { Card } from '../../ui/card.tsx'
import { Compass } from '../../ui/compass.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { IconLine } from '../../ui/icon-line.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PointsCard } from '../../ui/points-card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Reference } from '../../ui/reference.tsx'
import { Scene, SCENES } from '../../ui/scene.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { LoadingScreen, Spinner } from '../../ui/spinner.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { VaultDrawing } from '../../ui/vault-drawing.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const POINTS = [
  { Icon: ShieldCheck, name: 'Yours alone', detail: 'Nobody else can read it.' },
  { Icon: Clock, name: 'At once', detail: 'On every device.' },
]

function Waiting() {
  return (
    <Specimens name="Skeleton, CardSkeleton, Spinner, LoadingScreen, ProgressBar">
      <Specimen state="cards">
        <LoadingRegion label="Loading cards">
          <CardSkeleton picture="aspect-3/2" className="h-96" />
        </LoadingRegion>
      </Specimen>
      <Specimen state="lines">
        <LoadingRegion label="Loading lines">
          <CardSkeleton className="mb-5 h-44" />
          <Skeleton className="h-8 w-40" />
        </LoadingRegion>
      </Specimen>
      <Specimen state="how far it is">
        <div className="space-y-4">
          <Spinner />
          <ProgressBar label="Nothing yet" value={0} max={3} />
          <ProgressBar label="Two of three" value={2} max={3} />
          <ProgressBar label="Done" value={3} max={3} />
        </div>
      </Specimen>
      <Specimen state="a whole screen">
        <LoadingScreen label="Verifying Access..." visible />
      </Specimen>
    </Specimens>
  )
}

const FAILURE = 'The server could not do it.'
noteReference(FAILURE, '3038a16c-0000-4000-8000-000000000000')

const MissingPart = lazyPart<object>(() => Promise.reject(new Error('not there')))

function NothingThere() {
  return (
    <Specimens name="EmptyState, ErrorState, lazyPart, Reference">
      <Specimen state="nothing yet">
        <EmptyState
          title="No packing lists yet"
          description="Let us work out what to take."
          illustration={<Scene name="Beach" className="h-36 w-full rounded-card" />}
          action={<Button>Create Packing List</Button>}
        />
      </Specimen>
      <Specimen state="nothing found">
        <EmptyState
          title="No activities found"
          description="Try other words."
          illustration={<Compass className="mx-auto w-28" />}
        />
      </Specimen>
      <Specimen state="could not be loaded">
        <ErrorState onRetry={() => undefined} />
      </Specimen>
      <Specimen state="a part could not be loaded">
        <MissingPart />
      </Specimen>
      <Specimen state="what finds a failure in the log">
        <p>
          {FAILURE}
          <Reference of={FAILURE} />
        </p>
      </Specimen>
    </Specimens>
  )
}

function Content() {
  return (
    <Specimens name="Card, Collapsible, PointsCard, IconLine, StarRating, Scene, QrCode, drawings">
      <Specimen state="a card with facts">
        <Card className="space-y-2">
          <h3 className="text-lg">Casa do Miradouro</h3>
          <IconLine Icon={MapPin}>Lisbon, Portugal</IconLine>
          <StarRating rating={4.7} />
        </Card>
      </Specimen>
      <Specimen state="folded away">
        <Collapsible title="Past trips (1)">
          <Card>Three days in Lisbon</Card>
        </Collapsible>
      </Specimen>
      <Specimen state="a card with points">
        <PointsCard heading="What you get" points={POINTS} />
      </Specimen>
      {SCENES.map((name) => (
        <Specimen key={name} state={name}>
          <Scene name={name} className="h-36 w-full rounded-card" />
        </Specimen>
      ))}
      <Specimen state="the vault">
        <VaultDrawing />
      </Specimen>
      <Specimen state="an address for a camera">
        <QrCode text="https://example.org" label="QR code of an address" className="w-40" />
      </Specimen>
      <Specimen state="the product">
        <Brand />
      </Specimen>
      <Specimen state="the head of a screen">
        <PageHeader title="Screen" description="What it is for." actions={<Button>Add</Button>} />
      </Specimen>
    </Specimens>
  )
}

/** Loading, empty and error states. */
export function States() {
  return (
    <>
      <Waiting />
      <NothingThere />
      <Content />
    </>
  )
}
