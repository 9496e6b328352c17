import { TripPlanRequest } from '@waymark/contract/trips/trip'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths, plannedHere, tripPath } from '../../../config/paths.ts'
import { keepParty } from '../../../shared/forms/last-party.ts'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { focusFirstFault, showFaults } from '../../../shared/forms/form-faults.ts'
import { PLAN_FIELDS, planBodyOf, type PlanFields, planFieldsIn } from '../../../shared/forms/plan-fields.ts'
import { rememberSomethingKept } from '../../../shared/pwa/install-prompt.ts'
import { isOnline, useOnline } from '../../../shared/pwa/online.ts'
import { homeCity } from '../../../shared/session/known-profile.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/toast.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LeaveQuestion } from '../../../shared/forms/leave-question.tsx'
import { PlanForm } from './plan-form.tsx'
import { dropAttempt, interruptedRequest, keepPlanDraft, readPlanDraft, submitPlan } from '../data/plan-draft.ts'
import { CalendarDays, MapPin, Plane, Utensils, Wallet } from 'lucide-react'
import { PointsCard } from '../../../ui/points-card.tsx'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

const PARTS = [
  { Icon: CalendarDays, name: 'Day-by-day itinerary', detail: 'Every day with its theme, times and stops' },
  { Icon: Plane, name: 'Flight and accommodation recommendations', detail: 'When to arrive and which area to stay in' },
  { Icon: MapPin, name: 'Local attractions', detail: 'Real places, checked against our atlas' },
  { Icon: Utensils, name: 'Dining suggestions', detail: 'Three meals a day with local dishes' },
  { Icon: Wallet, name: 'Budget breakdown', detail: 'What a traveller spends on the ground' },
]

function WhatYouGet() {
  return <PointsCard heading="What you get" points={PARTS} />
}

/** If it cannot be loaded, days arrive without being shown. */
const LazyArrivingDays = lazyPart(async () => (await import('./arriving-days.tsx')).ArrivingDays, {
  Loading: WhatYouGet,
  Missing: WhatYouGet,
})

/** If it cannot be loaded, the form works without it. */
const LazyKeptDays = lazyPart(async () => (await import('./kept-days.tsx')).KeptDays, { Missing: Nothing })
// Lazy, because it loads Firestore.
const LazyCancelledTrip = lazyPart(async () => (await import('./cancelled-trip.tsx')).CancelledTrip)

/** Initial form values: this tab's draft, overridden by the URL. */
const startingFields = (draft: PlanFields, search: string): PlanFields => ({ ...draft, ...planFieldsIn(search) })

/**
 * Whether the form has input besides what the profile and the URL filled in. The travellers are stored for the next
 * trip, so they cannot be lost.
 */
const hasInput = (fields: PlanFields, filledIn: Partial<PlanFields>): boolean =>
  PLAN_FIELDS.some(
    (name) =>
      name !== 'adults' && name !== 'childAges' && fields[name].trim() !== '' && fields[name] !== filledIn[name],
  )

const resolver = contractResolver<PlanFields, TripPlanRequest>(TripPlanRequest, {
  bodyOf: planBodyOf,
  // An error of one age belongs to the whole field.
  fieldOf: ([field]) => field,
})

const PLANNING_FAILED = 'Failed to plan trip. Please try again.'

const LEAVING = {
  title: 'Leave without planning this trip?',
  description: 'Nothing is planned yet. What you entered stays here as long as this tab is open.',
  cancel: 'Stay',
}

const LEAVING_WHILE_PLANNING = {
  title: 'Leave while your trip is being planned?',
  description: 'The planning goes on without you; the trip will be on your dashboard.',
  cancel: 'Stay',
}

/** The trip form, and the days as they arrive. */
export function PlanScreen() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { uid } = useSession()
  const online = useOnline()
  const [defaultValues] = useState(() => startingFields(readPlanDraft(uid), search))
  // The URL's values stay in the history state after they are removed from the address.
  const [filledIn] = useState((): Partial<PlanFields> => ({
    departureCity: homeCity(),
    ...planFieldsIn(search === '' && typeof state === 'string' ? state : search),
  }))
  const [keep] = useState(() =>
    new URLSearchParams(search === '' && typeof state === 'string' ? state : search).get('keep'),
  )
  const form = useForm<PlanFields, unknown, TripPlanRequest>({ resolver, defaultValues, shouldFocusError: false })
  // A reload in the middle goes on where it was.
  const [interrupted] = useState(() => interruptedRequest(uid))
  const [asked, setAsked] = useState(interrupted)
  /** Whether the server has answered, and the dashboard is being opened. */
  const [isReady, setReady] = useState(false)
  /** Set if planning was cancelled before its document existed. */
  const [cancelled, setCancelled] = useState<TripPlanRequest>()
  const running = useRef<AbortController>(undefined)
  const submitButton = useRef<HTMLButtonElement>(null)
  const isHere = useRef(true)
  const isPlanned = useRef(false)

  // The draft now contains the URL's values; after a reload they must not overwrite what was typed.
  useEffect(() => {
    keepPlanDraft(uid, defaultValues)
    if (search !== '') void navigate(pathname, { replace: true, state: search })
  }, [uid, defaultValues, search, pathname, navigate])

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepPlanDraft(uid, values) }),
    [uid, form],
  )

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  useUnsavedInput(asked !== undefined || form.formState.isDirty)

  async function plan(request: TripPlanRequest): Promise<void> {
    setAsked(request)
    setReady(false)
    setCancelled(undefined)
    keepParty(form.getValues())
    await send(request)
  }

  async function send(request: TripPlanRequest): Promise<void> {
    const call = new AbortController()
    running.current = call
    try {
      const { id, destination } = await submitPlan(uid, request, call.signal)
      if (call.signal.aborted) return
      isPlanned.current = true
      // Before the toast, which is drawn at once.
      flushSync(() => setReady(true))
      rememberSomethingKept()
      notify.ready('Trip planned successfully!', `Your ${destination} itinerary is ready.`, {
        label: 'Open trip',
        key: tripPath(id),
        onPress: () => void navigate(tripPath(id)),
      })
      if (isHere.current) void navigate(paths.dashboard, { state: plannedHere(id) })
    } catch (error) {
      if (call.signal.aborted) return
      // Synchronously, because a field in a disabled form cannot receive focus.
      flushSync(() => setAsked(undefined))
      const message = showFaults(form, error, { order: PLAN_FIELDS, fallback: PLANNING_FAILED })
      if (message !== undefined) form.setError('root', { message })
    }
  }

  const isResumed = useRef(false)
  useEffect(() => {
    if (isResumed.current || interrupted === undefined) return
    isResumed.current = true
    void send(interrupted)
  })

  /** Cancels planning: nothing more is spent, and the trip is deleted. The input stays. */
  function cancel(isDeleted: boolean): void {
    running.current?.abort()
    dropAttempt(uid)
    if (!isDeleted) setCancelled(asked)
    // Synchronously, because the focused button disappears, and a disabled one cannot receive focus.
    flushSync(() => setAsked(undefined))
    submitButton.current?.focus()
    notify.success('Planning cancelled')
  }

  return (
    <>
      <PageHeader
        compact
        title="AI-Powered Trip Planning"
        description="Tell us where and when. You get a plan for every day, with real places and what it will cost."
      />
      {keep !== null && filledIn.destination !== undefined && (
        <LazyKeptDays
          destination={filledIn.destination}
          startDate={keep}
          onKept={(id) => {
            isPlanned.current = true
            // Replaces this screen, so that going back does not offer the saved preview again.
            if (isHere.current) void navigate(tripPath(id), { replace: true })
          }}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <Card>
          <PlanForm
            form={form}
            online={online}
            planning={asked !== undefined}
            submitRef={submitButton}
            onSubmit={() => {
              if (isOnline() && asked === undefined) void form.handleSubmit(plan, focusFirstFault(form, PLAN_FIELDS))()
            }}
          />
        </Card>
        <div className="lg:sticky lg:top-6">
          {/* Here before there is something to say: what comes with its text is not read out. */}
          <output className="sr-only">{asked !== undefined && !isReady && 'Looking at the map …'}</output>
          {asked === undefined ? (
            <WhatYouGet />
          ) : (
            <LazyArrivingDays request={asked} isReady={isReady} onCancel={cancel} />
          )}
        </div>
      </div>
      {cancelled !== undefined && <LazyCancelledTrip request={cancelled} onDeleted={() => setCancelled(undefined)} />}
      <LeaveQuestion
        isAsked={({ toOtherScreen }) => toOtherScreen && !isPlanned.current && hasInput(form.getValues(), filledIn)}
        {...(asked === undefined ? LEAVING : LEAVING_WHILE_PLANNING)}
      />
    </>
  )
}
