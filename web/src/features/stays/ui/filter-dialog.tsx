import { LIMITS } from '@waymark/contract/limits'
import { CURRENCIES, DEFAULT_CURRENCY, type Currency } from '@waymark/contract/money'
import { currencySign } from '@waymark/domain/prices'
import { useId, useState } from 'react'
import { readOwnCurrency, useOwnCurrency } from '../../../shared/cards/about-price.tsx'
import { keepChosenCurrency } from '../../../shared/session/own-currency.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useIsExtraWide } from '../../../ui/extra-wide.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { childrenOf, guestsOf } from '../model/chosen-stay.ts'
import { currencyOfPrices, wholePrice, type StayFilters } from '../model/stay-search.ts'
import { GuestsFields } from './guests-field.tsx'
import { StayDates } from './stay-dates.tsx'

/** Taken nights differ by stay, so the search checks them. */
const NONE_TAKEN: ReadonlySet<string> = new Set()

const PRICES = [
  ['minPrice', 'Lowest price'],
  ['maxPrice', 'Highest price'],
] as const

interface FilterDialogProps {
  filters: StayFilters
  onApply: (filters: StayFilters) => void
  onClose: () => void
}

/** Filters for dates, guests and price, applied on submit. */
export function FilterDialog({ filters, onApply, onClose }: FilterDialogProps) {
  useClosedByBack(onClose)
  const id = useId()
  const isWide = useIsExtraWide()
  const [entered, setEntered] = useState({ ...filters, guests: filters.guests || '1' })
  const [isHalfDated, setHalfDated] = useState(false)
  const own = useOwnCurrency()
  const isPriced = filters.minPrice !== '' || filters.maxPrice !== ''
  // A URL with prices and no currency means US dollars.
  const currency = entered.currency || (isPriced ? DEFAULT_CURRENCY : (own?.currency ?? DEFAULT_CURRENCY))
  const [today] = useState(() => localToday(new Date()))

  function choose(chosen: Currency): void {
    setEntered({ ...entered, currency: chosen })
    keepChosenCurrency(chosen)
    void readOwnCurrency()
  }

  function apply(): void {
    const { checkIn, checkOut } = entered
    const isHalf = (checkIn === '') !== (checkOut === '')
    setHalfDated(isHalf)
    if (isHalf) return
    // Rounded outwards, so that no stay is excluded by rounding.
    const [lowest, highest] = [wholePrice(entered.minPrice, Math.floor), wholePrice(entered.maxPrice, Math.ceil)]
    const isSwapped = lowest !== '' && highest !== '' && Number(lowest) > Number(highest)
    const guests = Math.min(guestsOf(entered), LIMITS.guests)
    const children = Math.min(childrenOf(entered), guests - 1)
    const prices = { minPrice: isSwapped ? highest : lowest, maxPrice: isSwapped ? lowest : highest }
    onApply({
      checkIn,
      checkOut,
      guests: guests === 1 ? '' : String(guests),
      children: children === 0 ? '' : String(children),
      ...prices,
      currency: currencyOfPrices(prices, currency),
    })
  }

  return (
    <Dialog
      open
      wide={isWide}
      onOpenChange={onClose}
      title="Dates, guests and price"
      footer={
        <Button type="submit" form={id}>
          Show places
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="grid items-start gap-x-8 gap-y-5 xl:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <div className="xl:col-span-2">
          <StayDates
            chosen={{
              checkIn: entered.checkIn || undefined,
              checkOut: entered.checkOut || undefined,
              guests: entered.guests,
            }}
            availability={{ today, taken: NONE_TAKEN }}
            errors={
              isHalfDated
                ? {
                    [entered.checkIn === '' ? 'checkInDate' : 'checkOutDate']:
                      'Choose both days, or clear the filters.',
                  }
                : {}
            }
            onChoose={({ checkIn = '', checkOut = '' }) => setEntered({ ...entered, checkIn, checkOut })}
          />
        </div>
        <div className="space-y-5 xl:contents">
          <GuestsFields chosen={entered} maxGuests={LIMITS.guests} onChange={setEntered} />
          <div className="grid grid-cols-2 items-end gap-3">
            {PRICES.map(([name, label]) => (
              <Field key={name} label={`${label} (${currencySign(currency)})`}>
                {(control) => (
                  <Input
                    {...control}
                    type="number"
                    inputMode="numeric"
                    min={1}
                    placeholder="Any"
                    value={entered[name]}
                    onChange={({ target }) => setEntered({ ...entered, [name]: target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
          <Field label="Currency" hint="Places in other currencies are found as well, at the rates of one day.">
            {(control) => (
              <NativeSelect
                {...control}
                value={currency}
                onChange={({ target }) => choose(CURRENCIES.find((one) => one === target.value) ?? DEFAULT_CURRENCY)}
              >
                {CURRENCIES.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <p className="text-sm text-muted xl:self-center">Prices are for one night.</p>
        </div>
      </form>
    </Dialog>
  )
}
