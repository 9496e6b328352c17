import { LIMITS } from '@waymark/contract/limits'
import { PROFILE_UPDATE_FAILED, type ProfileChanges, updateProfile } from '@waymark/contract/users/profile-calls'
import { Check, FileLock2, ListChecks, Waypoints, X, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import type { Live } from '../../../shared/live/live.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { whenOnline } from '../../../shared/pwa/online.ts'
import { expectFirstSteps, rememberProfile, useFirstName } from '../../../shared/session/known-profile.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

const STEP_NAMES = ['trip', 'packingList', 'document'] as const
type StepName = (typeof STEP_NAMES)[number]

const STEPS: readonly { name: StepName; to: string; title: string; text: string; Icon: LucideIcon }[] = [
  {
    name: 'trip',
    to: paths.plan,
    title: 'Plan a trip',
    text: 'Say where and when; the days arrive one by one.',
    Icon: Waypoints,
  },
  {
    name: 'packingList',
    to: paths.packingAssistant,
    title: 'Make a packing list',
    text: 'For the weather and the days ahead.',
    Icon: ListChecks,
  },
  {
    name: 'document',
    to: paths.vault,
    title: 'Keep a document',
    text: 'Encrypted before it leaves this device.',
    Icon: FileLock2,
  },
]

// api: only the server writes profiles
async function changeProfile(changes: ProfileChanges): Promise<void> {
  rememberProfile(await callApi(updateProfile, { body: changes }))
}

/** Dismisses the first steps on all devices of the account. */
const settleIn = (): Promise<void> => changeProfile({ hasSettledIn: true })

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus()
}

/** Asks for the traveller's name. */
function NameForm() {
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [sending, setSending] = useState(false)

  async function save(): Promise<void> {
    const heading = form.current?.closest('section')?.querySelector('h2')
    setSending(true)
    try {
      await changeProfile({ firstName: name.trim() })
      // The form is gone then.
      if (heading) focusHeading(heading)
    } catch (error) {
      toastFailure(error, PROFILE_UPDATE_FAILED)
      setSending(false)
    }
  }

  return (
    <form
      ref={form}
      aria-label="Your name"
      className="mt-4 flex max-w-md items-end gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '' && !sending) void save()
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label="What shall we call you?">
          {(control) => (
            <Input
              {...control}
              autoComplete="given-name"
              dir="auto"
              maxLength={LIMITS.shortText}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary" className="!min-h-12" pending={sending}>
        Save
      </Button>
    </form>
  )
}

/** Whether there are any; undefined while unknown: an empty cache is not conclusive. */
function hasAny(live: Live<unknown[]>): boolean | undefined {
  if (live.status !== 'ready') return undefined
  if (live.data.length > 0) return true
  return live.fromCache ? undefined : false
}

interface FirstStepsProps {
  /** The account's data for each step. */
  has: Readonly<Record<StepName, Live<unknown[]>>>
}

/**
 * Suggested first steps for new travellers, shown immediately with the known progress. Disappears permanently once all
 * are done or it is dismissed.
 */
export function FirstSteps({ has }: FirstStepsProps) {
  const firstName = useFirstName()
  const section = useRef<HTMLElement>(null)
  const [leaving, setLeaving] = useState(false)
  const done = { trip: hasAny(has.trip), packingList: hasAny(has.packingList), document: hasAny(has.document) }
  const isAllDone = STEP_NAMES.every((name) => done[name] === true)

  useEffect(() => {
    if (!isAllDone) return
    whenOnline(() => {
      // If the server cannot be reached, the next visit tries again.
      settleIn().catch((error: unknown) => {
        if (!(error instanceof ApiError)) reportError(error, 'ending the first steps')
      })
    })
  }, [isAllDone])

  async function leave(): Promise<void> {
    const next = section.current?.nextElementSibling?.querySelector('h2')
    setLeaving(true)
    try {
      await settleIn()
      // Keyboard users continue with the next section.
      if (next) focusHeading(next)
    } catch (error) {
      toastFailure(error, PROFILE_UPDATE_FAILED)
      setLeaving(false)
    }
  }

  // Stores its height for the next start.
  useEffect(() => {
    const frame = section.current
    if (frame === null) return undefined
    const observer = new ResizeObserver(() => expectFirstSteps(frame.offsetHeight))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])

  if (isAllDone) return null
  return (
    <section ref={section} aria-labelledby="first-steps">
      <Card>
        <div className="flex items-start justify-between gap-3">
          <h2 id="first-steps" className="text-xl sm:text-2xl">
            First steps
          </h2>
          <Button
            variant="ghost"
            size="icon"
            className="-mt-1.5 -mr-2"
            aria-label="Put the first steps away"
            pending={leaving}
            onClick={() => void leave()}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
        {firstName === null && <NameForm />}
        {/* As many columns as words have room in: a side bar may take a third of the window. */}
        <ol className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3">
          {STEPS.filter(({ name }) => done[name] !== true).map(({ name, to, title, text, Icon }) => (
            <li key={name} className="relative flex items-start gap-3.5 rounded-control bg-sunken p-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <div className="min-w-0">
                <Link
                  to={to}
                  className="font-semibold after:absolute after:inset-0 after:rounded-control hover:text-accent-ink"
                >
                  {title}
                </Link>
                <p className="text-[0.9375rem] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {STEPS.some(({ name }) => done[name]) && (
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-muted">
            {STEPS.filter(({ name }) => done[name]).map(({ name, title }) => (
              <li key={name} className="flex items-center gap-1.5">
                <Check aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
                {title}: <span>Done.</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
