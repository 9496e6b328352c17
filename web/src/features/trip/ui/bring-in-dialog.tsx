import type { Trip } from '@waymark/contract/trips/trip'
import { dayNumber } from '@waymark/domain/itinerary'
import { addStop } from '@waymark/domain/stop-edits'
import { applyChange, type TripChange } from '@waymark/domain/trip-changes'
import { countOf } from '@waymark/domain/wording'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useDiscardQuestion } from '../../../shared/forms/use-discard-question.tsx'
import { formatWeekday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { newStopId, whyFull } from '../model/additions.ts'
import { dayOfFound, type FoundStop, stopFieldsOf } from '../model/found-stop.ts'
import { readCalendar } from '../model/read-calendar.ts'
import { readConfirmation } from '../model/read-confirmation.ts'

const MOST_BYTES = 1_000_000

const exampleFor = ({ startDate, endDate }: Trip): string => `Hotel Avenida
Check-in: ${startDate}, 15:00
Check-out: ${endDate}
Booking code: K7QF3M`

/** The change that adds all found entries, each at its time. */
function additionOf(trip: Trip, found: readonly FoundStop[], uid: string): TripChange {
  let change: TripChange = {}
  for (const one of found) {
    const fields = { title: one.title, ...stopFieldsOf(one, trip), id: newStopId(), by: uid }
    change = { ...change, ...addStop(applyChange(trip, change), fields) }
  }
  return change
}

function whenWords(found: FoundStop, trip: Trip): string {
  const day = dayNumber(trip, dayOfFound(found, trip))
  const date = found.date === undefined ? 'no date found' : formatWeekday(found.date)
  return [day === null ? 'Idea' : `Day ${day}`, date, ...(found.startsAt === null ? [] : [found.startsAt])].join(' · ')
}

interface BringInDialogProps {
  trip: Trip
  uid: string
  onAdd: (change: TripChange, said: string) => void
  onClose: () => void
}

/** Imports a calendar file or a pasted confirmation. The result is shown before anything is added. */
export function BringInDialog({ trip, uid, onAdd, onClose }: BringInDialogProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly FoundStop[]>()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [failure, setFailure] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const id = useId()
  const { close, question } = useDiscardQuestion({ unsaved: text !== '', onClose })
  const results = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // On a phone it is below the fold.
    if (found !== undefined) results.current?.scrollIntoView()
  }, [found])
  const chosen = (found ?? []).filter((_one, index) => !left.has(index))
  const full = whyFull(trip, chosen.length)

  function show(stops: readonly FoundStop[], nothing: string): void {
    setLeft(new Set())
    setFound(stops.length === 0 ? undefined : stops)
    setFailure(stops.length === 0 ? nothing : undefined)
  }

  async function read(chosenFile: File): Promise<void> {
    if (chosenFile.size > MOST_BYTES) return show([], 'This file is larger than 1 MB.')
    show(readCalendar(await chosenFile.text(), trip), 'No event was found in this file.')
  }

  function add(): void {
    const said = `${countOf(chosen.length, 'stop')} brought in`
    onAdd(additionOf(trip, chosen, uid), said)
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title="Bring in bookings"
      description="From a calendar file, or the text of a confirmation. It is read on this device."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          {found !== undefined && (
            <Button disabled={chosen.length === 0 || full !== undefined} onClick={add}>
              Add {countOf(chosen.length, 'stop')}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-5">
        <div>
          <Button variant="secondary" onClick={() => file.current?.click()}>
            <FileUp aria-hidden="true" />
            Choose a calendar file (.ics)
          </Button>
          <input
            ref={file}
            type="file"
            accept=".ics,text/calendar"
            aria-label="Calendar file"
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              const [first] = target.files ?? []
              if (first !== undefined) void read(first)
              target.value = ''
            }}
          />
        </div>
        <Field label="Or paste the text of a confirmation">
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={5}
              placeholder={exampleFor(trip)}
              value={text}
              maxLength={20_000}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button
          variant={found === undefined ? 'primary' : 'secondary'}
          disabled={text.trim() === ''}
          onClick={() => show(readConfirmation(text, trip), 'Nothing was found in this text.')}
        >
          Read the text
        </Button>
        {failure !== undefined && <FormError>{failure}</FormError>}
        {found !== undefined && (
          <fieldset ref={results} aria-describedby={`${id}-hint`}>
            <legend className="text-base font-semibold">Found</legend>
            <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
              Look whether it is right. What is on no day of the trip becomes an idea.
            </p>
            {found.map((one, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- they stay in their order until others are read
              <div key={index} className="border-t border-line py-2">
                <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold [overflow-wrap:anywhere]">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0"
                    aria-describedby={`${id}-when-${index}`}
                    checked={!left.has(index)}
                    onChange={({ target }) => {
                      const next = new Set(left)
                      if (target.checked) next.delete(index)
                      else next.add(index)
                      setLeft(next)
                    }}
                  />
                  <bdi>{one.title}</bdi>
                </label>
                <p id={`${id}-when-${index}`} className="pl-8 text-sm text-muted">
                  {whenWords(one, trip)}
                </p>
                {(one.code ?? one.price) !== undefined && (
                  <p className="pl-8 text-sm text-muted [overflow-wrap:anywhere]">
                    In its note:{' '}
                    <span className="font-semibold text-ink">{[one.code, one.price].filter(Boolean).join(' · ')}</span>
                  </p>
                )}
                {one.repeats === true && (
                  <p className="pl-8 text-sm text-muted">
                    It repeats in a way that cannot be read: this is its first day.
                  </p>
                )}
                {one.about !== '' && (
                  <p dir="auto" className="pl-8 text-sm text-muted [overflow-wrap:anywhere]">
                    {one.about}
                  </p>
                )}
              </div>
            ))}
            {full !== undefined && <FormError>{full}.</FormError>}
          </fieldset>
        )}
      </div>
      {question}
    </Dialog>
  )
}
