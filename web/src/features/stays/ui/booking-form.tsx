import { parseMoneyText } from '@waymark/domain/prices'
import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { useEffect, useRef, useState } from 'react'
import { localToday } from '../../../shared/time/dates.ts'
import { RatesNote } from '../../../shared/cards/about-price.tsx'
import { guestWords } from '../../../shared/booking/guest-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { nightsOf, type StayProblem } from '@waymark/contract/stays/stay-dates'
import { NIGHTS_TAKEN } from '@waymark/contract/stays/stay-booking-calls'
import type { StayChange } from '../../../shared/booking/stay-change.ts'
import { useTakenNights } from '../data/use-taken-nights.ts'
import { cancellationOf, houseRules } from '../model/stay-words.ts'
import { childrenOf, guestsOf, priceOf, type ChosenStay } from '../model/chosen-stay.ts'
import { areFree } from '../model/free-days.ts'
import { GuestsFields } from './guests-field.tsx'
import { PriceSummary } from './price-summary.tsx'
import { StayDates } from './stay-dates.tsx'

/** Terms that apply when confirming: payment, cancellation and the rules of the house. */
function Terms({ cancellationPolicy, policies }: Pick<StayDetails, 'cancellationPolicy' | 'policies'>) {
  return (
    <div className="space-y-1.5 text-[0.9375rem] text-muted">
      <p>Confirmed at once. Nothing is paid here: you pay the property when you are there.</p>
      <p>
        <strong className="font-semibold text-ink">Cancellation:</strong>{' '}
        <span dir="auto">{cancellationOf(cancellationPolicy)}</span> You cancel on your dashboard, before the day of
        check-in is over.
      </p>
      {houseRules(policies).map(([name, rule]) => (
        <p key={name} dir="auto">
          <strong className="font-semibold text-ink">{name}:</strong> {rule}
        </p>
      ))}
    </div>
  )
}

interface BookingFormProps {
  /** Id of the form, for its submit button. */
  id: string
  stay: StayDetails
  /** The booking being changed: its own nights count as free. */
  change: StayChange | undefined
  chosen: ChosenStay
  busy: boolean
  /** The problem with the choice. */
  problem: StayProblem | undefined
  /** Why booking failed. */
  failure: string | undefined
  onChoose: (chosen: ChosenStay) => void
  onConfirm: () => void
}

export function BookingForm(props: BookingFormProps) {
  const { id, stay, change, chosen, busy, problem, failure, onChoose, onConfirm } = props
  const form = useRef<HTMLFormElement>(null)
  const nights = useTakenNights(stay.id)
  const [today] = useState(() => localToday(new Date()))
  const own = change === undefined ? [] : nightsOf(change.startDate, change.endDate)
  const availability = { today, taken: new Set([...(nights.data ?? [])].filter((night) => !own.includes(night))) }
  const nightCents = parseMoneyText(stay.price)
  const { checkIn, checkOut } = chosen
  const isTaken = checkIn !== undefined && checkOut !== undefined && !areFree(checkIn, checkOut, availability)

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(`[data-field=${problem.field}]`)?.focus()
  }, [problem])

  const errorOf = (field: string) => (problem?.field === field ? problem.description : undefined)

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm()
      }}
    >
      <Fields busy={busy} className="space-y-5">
        {failure !== undefined && <FormError>{failure}</FormError>}
        <StayDates
          chosen={chosen}
          availability={availability}
          errors={{
            checkInDate: errorOf('checkInDate') ?? (isTaken ? NIGHTS_TAKEN : undefined),
            checkOutDate: errorOf('checkOutDate'),
          }}
          onChoose={onChoose}
        />
        {nights.isError && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            Which nights are taken could not be loaded. It is checked when you confirm.
            <Button variant="ghost" onClick={() => void nights.refetch()}>
              Try again
            </Button>
          </p>
        )}
        <GuestsFields
          chosen={chosen}
          maxGuests={stay.maxGuests}
          hint={`Up to ${guestWords(stay.maxGuests)}`}
          error={errorOf('guests')}
          onChange={onChoose}
          onLeave={() =>
            onChoose({ ...chosen, guests: String(guestsOf(chosen)), children: String(childrenOf(chosen)) })
          }
        />
        <PriceSummary
          nightCents={nightCents}
          currency={stay.currency}
          price={priceOf(chosen, nightCents)}
          bookedCents={change?.totalPriceCents}
          bookedCurrency={change?.currency}
        />
        <RatesNote currencies={[stay.currency]} />
        <Terms {...stay} />
      </Fields>
    </form>
  )
}
