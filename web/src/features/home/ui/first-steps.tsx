import { LIMITS } from '@waymark/contract/limits'
import { updateProfile, type ProfileChanges } from '@waymark/contract/users/profile-calls'
import { Check, FileLock2, ListChecks, Waypoints, X, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import type { Live } from '../../../shared/live/live.ts'
import { tellFailure } from '../../../shared/messages/tell-failure.ts'
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

const PROFILE_FAILED = 'Failed to update profile. Please try again.'

// api: the server alone writes profiles
async function changeProfile(changes: ProfileChanges): Promise<void> {
  rememberProfile(await callApi(updateProfile, { body: changes }))
}

/** From now on no first steps are proposed, on no device of the account. */
const settleIn = (): Promise<void> => changeProfile({ hasSettledIn: true })

/** Asks how the traveller is called. */
function NameForm() {
  const [name, setName] = useState('')
  const [sending, setSending] = useState(false)

  async function save(): Promise<void> {
    setSending(true)
    try {
      await changeProfile({ firstName: name.trim() })
    } catch (error) {
      tellFailure(error, PROFILE_FAILED)
      setSending(false)
    }
  }

  return (
    <form
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

/** Whether there are any; undefined while nobody can tell: an empty cache says nothing of the account. */
function hasAny(live: Live<unknown[]>): boolean | undefined {
  if (live.status !== 'ready') return undefined
  if (live.data.length > 0) return true
  return live.fromCache ? undefined : false
}

interface FirstStepsProps {
  /** What the account has of each. */
  has: Readonly<Record<StepName, Live<unknown[]>>>
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus()
}

/** What a new traveller may do first. It is there at once, as much of it done as is known. Goes away for good when all is, or when it is put away. */
export function FirstSteps({ has }: FirstStepsProps) {
  const firstName = useFirstName()
  const section = useRef<HTMLElement>(null)
  const [leaving, setLeaving] = useState(false)
  const done = { trip: hasAny(has.trip), packingList: hasAny(has.packingList), document: hasAny(has.document) }
  const isAllDone = STEP_NAMES.every((name) => done[name] === true)

  useEffect(() => {
    if (!isAllDone) return
    whenOnline(() => {
      // Where the server could not be told, the next visit tells it.
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
      // Who reads with the keyboard goes on with what comes after it.
      if (next) focusHeading(next)
    } catch (error) {
      tellFailure(error, PROFILE_FAILED)
      setLeaving(false)
    }
  }

  // Keeps its place for the next start.
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
          <h2 id="first-steps" className="text-2xl">
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
        <ol className="mt-4 grid gap-3 md:grid-cols-3">
          {STEPS.map(({ name, to, title, text, Icon }) => (
            <li key={name} className="relative flex items-start gap-3.5 rounded-control bg-sunken p-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
                {done[name] ? (
                  <Check aria-hidden="true" className="size-5" />
                ) : (
                  <Icon aria-hidden="true" className="size-5" />
                )}
              </span>
              <div className="min-w-0">
                {done[name] ? (
                  <p className="font-semibold">{title}</p>
                ) : (
                  <Link
                    to={to}
                    className="font-semibold after:absolute after:inset-0 after:rounded-control hover:text-accent-ink"
                  >
                    {title}
                  </Link>
                )}
                <p className="text-[0.9375rem] text-muted">{done[name] ? 'Done.' : text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
