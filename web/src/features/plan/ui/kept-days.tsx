import { addDays } from '@waymark/contract/calendar'
import { keepPlanPreview, PREVIEW_DAYS } from '@waymark/contract/trips/plan-preview-calls'
import { BookmarkCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { KEEPING_KEY } from '../../../config/storage-keys.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { isOnline, useOnline } from '../../../shared/pwa/online.ts'
import { readSession, writeSession } from '../../../shared/pwa/session-storage.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { OfflineNote } from '../../../ui/offline-note.tsx'
import { notify } from '../../../ui/toast.tsx'

interface KeptDaysProps {
  /** Destination and first day of the preview. */
  destination: string
  startDate: string
  /** Called with the new trip's id. */
  onKept: (tripId: string) => void
}

/** Derived from the preview, so that saving it again leads to the same trip. */
async function keyOf(destination: string, startDate: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${startDate} ${destination}`))
  return `first-days.${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** @returns the new trip's id */
async function saveDays(destination: string, startDate: string): Promise<string> {
  const idempotencyKey = await keyOf(destination, startDate)
  const { id } = await callApi(keepPlanPreview, { body: { destination, startDate } }, { idempotencyKey })
  notify.success('Trip saved', 'Its dates can be changed on its page.')
  return id
}

/** Saves the preview that a visitor saw before signing up. */
export function KeptDays({ destination, startDate, onKept }: KeptDaysProps) {
  const online = useOnline()
  const noteId = useId()
  // Anyone can make a link with these days, so only a press of the button in this tab keeps them by itself.
  const [isAsked] = useState(() => readSession(KEEPING_KEY) === `${startDate} ${destination}` && isOnline())
  const [pending, setPending] = useState(isAsked)

  function keep(): void {
    saveDays(destination, startDate).then(onKept, (error: unknown) => {
      toastFailure(error, 'These days could not be kept. Please try again.')
      setPending(false)
    })
  }

  const keepIfAsked = useEffectEvent(() => {
    writeSession(KEEPING_KEY, undefined)
    if (isAsked) keep()
  })
  useEffect(() => keepIfAsked(), [])

  return (
    <section
      aria-labelledby="kept-days"
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-soft p-5"
    >
      <div className="min-w-0">
        <h2 id="kept-days" className="text-xl">
          Your two days in <bdi>{destination}</bdi>
        </h2>
        <p className="mt-1">
          {formatDayRange(startDate, addDays(startDate, PREVIEW_DAYS - 1))}. Keep them as a trip, or fill in the form
          and have the whole trip planned.
        </p>
      </div>
      <Button
        pending={pending}
        // Not `disabled`, so that keyboard and screen reader users reach it and learn why it does nothing.
        aria-disabled={online ? undefined : true}
        aria-describedby={online ? undefined : noteId}
        onClick={() => {
          if (!isOnline()) return
          setPending(true)
          keep()
        }}
      >
        <BookmarkCheck aria-hidden="true" />
        Keep these days
      </Button>
      {!online && <OfflineNote id={noteId}>You are offline. Keeping these days needs a connection.</OfflineNote>}
    </section>
  )
}
