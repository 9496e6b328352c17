import { centsOf, moneyText } from '@waymark/contract/money'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { Stop, type StopPlace } from '@waymark/contract/trips/stop'
import { z } from '@waymark/contract/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** What the form of a stop changes. */
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

/** The form of a stop as it is typed; an empty text is a field that has not been filled in. */
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

/** What is known of a place of the atlas, for a stop there. */
export const placeFields = ({ name, kind, lat, lng, about, stayMinutes, costCents }: NearbyPlace) =>
  ({
    title: name,
    description: about,
    kind: 'sight',
    place: { name, kind, status: 'verified', lat, lng },
    minutes: stayMinutes,
    costCents,
    currency: 'USD',
    // A page about what was there before, or its ticket, is not of this place.
    link: null,
  }) satisfies Partial<Stop>

/** The same as a form shows it. */
export function fieldsOfPlace(place: NearbyPlace): Partial<StopFields> {
  const { title, kind, place: at, minutes, costCents, currency } = placeFields(place)
  // An amount of nothing is no news.
  const cost = costCents === 0 ? '' : moneyText(costCents)
  return { title, kind, place: at, minutes: String(minutes), cost, currency }
}

const orNull = (text: string): string | null => text.trim() || null

function costOf({ cost, currency }: StopFields): { costCents: number | null; currency: string | null } {
  if (cost.trim() === '') return { costCents: null, currency: null }
  // Half of the world writes a comma; what is no amount is a fault of the form.
  return { costCents: centsOf(cost.replace(',', '.')) ?? NaN, currency: currency.trim().toUpperCase() }
}

/** An address as people write it: without its scheme. */
const linkOf = (text: string): string | null => {
  const link = orNull(text)
  return link === null || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}

const formOf = (fields: StopFields): unknown => ({
  // One line, as the rules want it: what is pasted, or was planned, may hold tabs and line breaks.
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

/** Which field a fault belongs to, and what is said beside it. */
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

/** Judges the form by the contract. */
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

/** A form hands out copies of the place that it was given. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isPlace(one) || !isPlace(other)) return one === other
  return (['name', 'kind', 'status', 'lat', 'lng'] as const).every((key) => one[key] === other[key])
}

/** Of what the form says only what is new, so that others' changes of other fields stay. */
export const changedFields = (stop: Stop, form: StopForm): Partial<StopForm> =>
  Object.fromEntries(Object.entries(form).filter(([field, value]) => !isSame(value, stop[field as keyof StopForm])))
