import { addDays, daysBetween } from '@waymark/contract/calendar'
import { CalendarDay } from '@waymark/contract/primitives'
import type { SharedTrip } from '@waymark/contract/trips/shared-trip-calls'
import { copySharedTrip, SharedTripCopy } from '@waymark/contract/trips/shared-trip-copy-calls'
import { BUDGETS, TRAVEL_STYLES } from '@waymark/contract/trips/trip'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { paths, tripPath } from '../../../config/paths.ts'
import { ApiError, messageFor } from '../../../shared/api/api-error.ts'
import { callOnce } from '../../../shared/api/call-once.ts'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { DateField } from '../../../shared/forms/date-field.tsx'
import { ChoiceField, LineField } from '../../../shared/forms/form-fields.tsx'
import { focusFirstFault, showFaults } from '../../../shared/forms/form-faults.ts'
import { isOnline, useOnline } from '../../../shared/pwa/online.ts'
import { homeCity } from '../../../shared/session/known-profile.ts'
import { formatDayRange, localToday } from '../../../shared/time/dates.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { OfflineNote } from '../../../ui/offline-note.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useSharedTrip } from '../data/use-shared-trip.ts'

type CopyFields = Record<keyof SharedTripCopy, string>

const ORDER = ['startDate', 'departureCity', 'budget', 'travelStyle'] as const
const FAILED = 'Failed to copy trip'
const resolver = contractResolver<CopyFields, SharedTripCopy>(SharedTripCopy)
const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))

/** Asks for what a public link does not show. */
function CopyForm({ token, trip }: { token: string; trip: SharedTrip }) {
  const navigate = useNavigate()
  const online = useOnline()
  const noteId = useId()
  const [today] = useState(() => localToday(new Date()))
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useForm<CopyFields, unknown, SharedTripCopy>({
    resolver,
    defaultValues: {
      startDate: trip.startDate >= today ? trip.startDate : '',
      departureCity: homeCity(),
      budget: '',
      travelStyle: '',
    },
    shouldFocusError: false,
  })
  const startDate = useWatch({ control: form.control, name: 'startDate' })
  const dates = CalendarDay.safeParse(startDate).success
    ? { hint: formatDayRange(startDate, addDays(startDate, daysBetween(trip.startDate, trip.endDate))) }
    : {}

  async function copy(body: SharedTripCopy): Promise<void> {
    setSending(true)
    setFailure(undefined)
    try {
      const { id } = await callOnce(copySharedTrip, { params: { token }, body })
      notify.success('Trip copied', 'This is the copy. It is yours alone.')
      void navigate(tripPath(id), { replace: true })
    } catch (error) {
      // Synchronously, because a field in a disabled form cannot receive focus.
      flushSync(() => setSending(false))
      setFailure(showFaults(form, error, { order: ORDER, fallback: FAILED }))
    }
  }

  return (
    <Card className="max-w-xl space-y-5">
      <div>
        <h2 dir="auto" className="text-2xl [overflow-wrap:anywhere]">
          {trip.title}
        </h2>
        <p className="mt-1.5 text-muted">You get the days and stops that the link shows, to change as you like.</p>
      </div>
      <form
        noValidate
        aria-label="Copy trip"
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isOnline() && !sending) void form.handleSubmit(copy, focusFirstFault(form, ORDER))()
        }}
      >
        <Fields busy={sending} className="space-y-5">
          <DateField form={form} name="startDate" label="First day" min={today} required {...dates} />
          <LineField form={form} name="departureCity" label="Flying From" autoComplete="address-level2" required />
          <ChoiceField
            form={form}
            name="budget"
            label="Budget Range"
            options={optionsOf(BUDGETS)}
            placeholder="Select your budget"
            required
          />
          <ChoiceField
            form={form}
            name="travelStyle"
            label="Travel Style"
            options={optionsOf(TRAVEL_STYLES)}
            placeholder="Select your travel style"
            required
          />
        </Fields>
        {failure !== undefined && <FormError>{failure}</FormError>}
        {!online && (
          <OfflineNote id={noteId}>
            You are offline. Copying a trip needs a connection; what you entered stays.
          </OfflineNote>
        )}
        <Button
          type="submit"
          size="large"
          pending={sending}
          // Not `disabled`, so that keyboard and screen reader users reach it and learn why it does nothing.
          aria-disabled={online ? undefined : true}
          aria-describedby={online ? undefined : noteId}
        >
          {sending ? 'Copying...' : 'Copy trip'}
        </Button>
      </form>
    </Card>
  )
}

function Content({ token }: { token: string }) {
  const { data: trip, error, isFetching, refetch } = useSharedTrip(token)
  if (trip !== undefined) return <CopyForm token={token} trip={trip} />
  if (error === null || isFetching) {
    return (
      <LoadingRegion label="Loading the trip">
        <Skeleton className="h-96 max-w-xl rounded-card" />
      </LoadingRegion>
    )
  }
  const isInvalid = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isInvalid) {
    return (
      <ErrorState
        title="The trip could not be opened"
        description={messageFor(error, 'Something went wrong on the way.')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <EmptyState
      title="This link is not valid any more"
      description="It has ended or was revoked. Ask whoever sent it for a new one."
      action={
        <Link to={paths.dashboard} className={buttonClass('primary', 'large')}>
          Back to your trips
        </Link>
      }
    />
  )
}

/** `/shared/:token/copy`: makes an own trip of what a public link shows. */
export function CopyTripScreen() {
  const { token = '' } = useParams()
  return (
    <>
      <PageHeader title="Copy trip" />
      <Content key={token} token={token} />
    </>
  )
}
