import { CalendarDays, type LucideIcon, MailOpen, MapPin, Pencil, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { paths, tripPath } from '../../../config/paths.ts'
import { ApiError, messageFor } from '../../../shared/api/api-error.ts'
import { OnlineButton } from '../../../shared/messages/online-button.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { PlacePicture } from '../../../shared/pictures/place-picture.tsx'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card, CARD_PICTURE } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { IconLine } from '../../../ui/icon-line.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { acceptInvitation, type Invitation, useInvitation } from '../data/share-trip.ts'

const CARD = 'mx-auto overflow-hidden max-w-xl space-y-5'
const PICTURE = `${CARD_PICTURE} h-40 sm:h-56`

const Point = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
    <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
  </li>
)

function InvitationCard({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email } = useSession()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { title, destination, place, startDate, endDate, role, invitedBy, isMember } = invitation

  async function join(): Promise<void> {
    setPending(true)
    setFailure(undefined)
    try {
      const id = await acceptInvitation(token)
      void navigate(tripPath(id), { replace: true })
      if (!isMember) notify.success('You are on the trip')
    } catch (error) {
      setPending(false)
      setFailure(messageFor(error, 'Failed to join the trip'))
    }
  }

  return (
    <Card className={CARD}>
      {place === undefined ? (
        <Scene name="Mountain" className={PICTURE} />
      ) : (
        <PlacePicture
          location={`${place.name}, ${place.country}`}
          className={PICTURE}
          fallback={<Scene name="Mountain" className={PICTURE} />}
        />
      )}
      <div>
        <h2 dir="auto" className="text-2xl [overflow-wrap:anywhere]">
          {title}
        </h2>
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          <IconLine Icon={MapPin}>{destination}</IconLine>
          <IconLine Icon={CalendarDays}>{formatDayRange(startDate, endDate)}</IconLine>
        </div>
      </div>
      {isMember ? (
        <p>You are on this trip already.</p>
      ) : (
        <>
          <ul className="space-y-3">
            <Point Icon={Pencil}>
              <bdi className="font-semibold">{invitedBy}</bdi> invites you.{' '}
              {role === 'editor'
                ? 'You will see the trip and can change it with the others.'
                : 'You will see the trip, and whatever the others change.'}
            </Point>
            <Point Icon={UserRound}>
              You join as <bdi className="font-semibold">{email ?? 'the person who is signed in'}</bdi>. The others will
              see the name of your profile.
            </Point>
          </ul>
        </>
      )}
      {failure !== undefined && <FormError>{failure}</FormError>}
      <OnlineButton what="Joining a trip" size="large" className="w-full" pending={pending} onClick={() => void join()}>
        {isMember ? 'Open trip' : 'Join the trip'}
      </OnlineButton>
    </Card>
  )
}

function Content({ token }: { token: string }) {
  const { data: invitation, error, isFetching, refetch } = useInvitation(token)
  if (invitation !== undefined) return <InvitationCard token={token} invitation={invitation} />
  if (error === null || isFetching) {
    return (
      <LoadingRegion label="Looking at the invitation">
        <Skeleton className="mx-auto h-128 max-w-xl rounded-card" />
      </LoadingRegion>
    )
  }
  const isInvalid = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isInvalid) {
    return (
      <ErrorState
        title="The invitation could not be opened"
        description={messageFor(error, 'Something went wrong on the way.')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <EmptyState
      title="This invitation is not valid any more"
      description="It has ended, was revoked or has been used. Ask whoever sent it for a new one."
      illustration={<MailOpen aria-hidden="true" className="mx-auto size-16 text-muted" />}
      action={
        <Link to={paths.dashboard} className={buttonClass('primary', 'large')}>
          Back to your trips
        </Link>
      }
    />
  )
}

/** `/join/:token`: an invitation, and joining the trip. */
export function JoinScreen() {
  const { token = '' } = useParams()
  return (
    <>
      <div className="mx-auto max-w-xl">
        <PageHeader compact title="Invitation" />
      </div>
      <Content key={token} token={token} />
    </>
  )
}
