import { centsOf, moneyText } from '@waymark/contract/money'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { Stop, type StopPlace } from '@waymark/contract/trips/stop'
import { z } from '@waymark/contract/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** The fields that the form edits. */
const { title, startsAt, minutes, kind, note, place, costCents, currency, link, bookingId } = Stop.shape
const StopForm = z.strictObject({
  title,
  startsAt,
  minutes,
  kind,
  note,
  place,
  costCents,
  currency,
  link,
  bookingId,
})
export type StopForm = z.infer<typeof StopForm>

/** Form values; an empty text is a field that is not filled in. */
export type StopFields = Record<'title' | 'startsAt' | 'minutes' | 'note' | 'cost' | 'currency' | 'link', string> & {
  kind: Stop['kind']
  place: StopPlace | null
  bookingId: string | null
}

export const EMPTY_STOP: StopFields = {
  title: '',
  startsAt: '',
  minutes: '',
  kind: 'sight',
  note: '',
  place: null,
  cost: '',
  currency: 'USD',
  link: '',
  bookingId: null,
}

export const fieldsOf = (stop: Stop): StopFields => ({
  title: stop.title,
  startsAt: stop.startsAt ?? '',
  minutes: stop.minutes === null ? '' : String(stop.minutes),
  kind: stop.kind,
  note: stop.note,
  place: stop.place,
  cost: stop.costCents === null ? '' : moneyText(stop.costCents),
  currency: stop.currency ?? 'USD',
  link: stop.link ?? '',
  bookingId: stop.bookingId,
})

/** The fields of a stop at a place of the atlas. */
export const placeFields = ({ name, kind, lat, lng, about, stayMinutes, costCents }: NearbyPlace) =>
  ({
    title: name,
    description: about,
    kind: 'sight',
    place: { name, kind, status: 'verified', lat, lng },
    minutes: stayMinutes,
    costCents,
    currency: 'USD',
    // The former link does not belong to this place.
    link: null,
  }) satisfies Partial<Stop>

/** The same as form values. */
export function fieldsOfPlace(place: NearbyPlace): Partial<StopFields> {
  const { title, kind, place: at, minutes, costCents, currency } = placeFields(place)
  // Free admission is not shown.
  const cost = costCents === 0 ? '' : moneyText(costCents)
  return { title, kind, place: at, minutes: String(minutes), cost, currency }
}

const orNull = (text: string): string | null => text.trim() || null

function costOf({ cost, currency }: StopFields): { costCents: number | null; currency: string | null } {
  if (cost.trim() === '') return { costCents: null, currency: null }
  // Many countries use a decimal comma. An invalid amount is a form error.
  return { costCents: centsOf(cost.replace(',', '.')) ?? NaN, currency: currency.trim().toUpperCase() }
}

/** Adds a missing scheme to a URL. */
const linkOf = (text: string): string | null => {
  const link = orNull(text)
  return link === null || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}

const formOf = (fields: StopFields): unknown => ({
  // Single-line, as the rules require: pasted or planned text may contain tabs and line breaks.
  title: fields.title.replaceAll(/\p{Cc}+/gu, ' '),
  startsAt: orNull(fields.startsAt),
  minutes: fields.minutes.trim() === '' ? null : Number(fields.minutes),
  kind: fields.kind,
  note: fields.note,
  place: fields.place,
  ...costOf(fields),
  link: linkOf(fields.link),
  bookingId: fields.bookingId,
})

/** The form field and message for each schema field. */
const FAULTS: Record<keyof StopForm, readonly [field: keyof StopFields, said: string]> = {
  title: ['title', 'A title of up to 200 characters is required'],
  startsAt: ['startsAt', 'A time such as 09:30'],
  minutes: ['minutes', 'Whole minutes, 5 to 1440'],
  kind: ['kind', 'Choose one'],
  note: ['note', 'At most 2,000 characters'],
  place: ['place', 'Not a place'],
  costCents: ['cost', 'An amount such as 12.50'],
  currency: ['currency', 'Three letters such as EUR'],
  link: ['link', 'An address such as https://example.com'],
  bookingId: ['bookingId', 'Not a booking'],
}

const isFormKey = (key: unknown): key is keyof StopForm => typeof key === 'string' && key in FAULTS

/** Validates the form with the contract. */
export const stopResolver: Resolver<StopFields, unknown, StopForm> = (fields) => {
  const parsed = StopForm.safeParse(formOf(fields))
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors: FieldErrors<StopFields> = {}
  for (const { path } of parsed.error.issues) {
    const [key] = path
    if (!isFormKey(key)) continue
    const [field, message] = FAULTS[key]
    errors[field] ??= { type: 'contract', message }
  }
  return { values: {}, errors }
}

const isPlace = (value: unknown): value is StopPlace => typeof value === 'object' && value !== null

/** react-hook-form returns copies of objects. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isPlace(one) || !isPlace(other)) return one === other
  return (['name', 'kind', 'status', 'lat', 'lng'] as const).every((key) => one[key] === other[key])
}

/** The changed fields only, to keep others' changes. */
export const changedFields = (stop: Stop, form: StopForm): Partial<StopForm> =>
  Object.fromEntries(Object.entries(form).filter(([field, value]) => !isSame(value, stop[field as keyof StopForm])))
