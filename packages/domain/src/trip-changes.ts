import { usualDays, withDays } from '@waymark/contract/trips/day-order'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { BLANK_DAY, planOf, type Planned, tripLength } from './itinerary.ts'

/**
 * A change to a trip: field paths of the document and their new values, such as `{ 'stops.k3.day': 2, 'stops.k3.order':
 * 'a1' }`. A whole stop under `stops.{id}` is an addition; undefined deletes a field, which only the server may do, except in
 * `removedBy`.
 * Undo is another change (`inverseOf`), not a copy of the trip, so that other people's changes stay.
 */
export type TripChange = Readonly<Record<string, unknown>>

export type Changeable = Planned & Pick<Trip, 'title' | 'plannedEnd'>

/** Maximum number of stops per write if only their place in the plan changes, because the rules validate each stop. */
export const STOPS_PER_WRITE = 4

/** Fields that are cheap for the rules to validate. A stop with other changed fields gets its own write. */
const PLANNED = ['day', 'order', 'startsAt', 'minutes', 'done', 'locked', 'by', 'removedBy'].map((field) => `.${field}`)

/** Maximum number of days per write, because the rules validate each. */
const DAYS_PER_WRITE = 2
const DAY_FIELD = /^days\.([^.]+)\.[^.]+$/

const isRemoval = (path: string): boolean => path.endsWith('.removedBy')

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isEqual(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isEqual(one[key], other[key]))
}

/** `stops.k3.day` belongs to the stop k3; undefined for paths outside of stops. */
const stopIn = (path: string): string | undefined => {
  const [top, id] = path.split('.')
  return top === 'stops' ? id : undefined
}

const valueAt = (root: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), root)

function withValue(root: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = root[key]
  if (rest.length > 0) return { ...root, [key]: withValue(isFields(inner) ? inner : {}, rest, value) }
  if (value !== undefined) return { ...root, [key]: value }
  const { [key]: _gone, ...others } = root
  return others
}

/** `removedDays.3` says whether a day was removed. */
const REMOVED_DAY = /^removedDays\.(.+)$/
const ADDED_DAY = /^dayOrder\.(.+)$/

/** The stored form of the trip, with stops and days as maps, also for trips of the old format. */
const opened = <T extends Changeable>(trip: T): T => ({
  ...trip,
  ...planOf(trip),
  ...(trip.plannedEnd !== undefined && { endDate: trip.plannedEnd }),
})

export function applyChange<T extends Changeable>(trip: T, change: TripChange): T {
  let changed: Fields = opened(trip)
  for (const [path, value] of Object.entries(change)) changed = withValue(changed, path.split('.'), value)
  // Safe: changes keep the shape of the fields, which rules and readers validate.
  return withDays(changed) as T
}

/**
 * The change that undoes `change`; call it before applying `change`. Added stops become tombstones by `uid`, and added
 * days are removed.
 */
export function inverseOf(trip: Changeable, change: TripChange, uid: string): TripChange {
  const before = { ...opened(trip), dayOrder: trip.dayOrder ?? usualDays(tripLength(trip)) }
  return Object.fromEntries(
    Object.keys(change).map((path) => {
      const value = valueAt(before, path)
      if (value !== undefined) return [path, value]
      if (/^stops\.[^.]+$/.test(path)) return [`${path}.removedBy`, uid]
      if (REMOVED_DAY.test(path)) return [path, false]
      const [, added] = ADDED_DAY.exec(path) ?? []
      if (added !== undefined) return [`removedDays.${added}`, true]
      return [path, /^days\.[^.]+$/.test(path) ? BLANK_DAY : undefined]
    }),
  )
}

const withoutWriter = (value: unknown): unknown => (isFields(value) && 'by' in value ? { ...value, by: '' } : value)

/** Whether all fields still have the values of `change`, so that its inverse undoes nothing of other people. */
export function isAsLeft(trip: Changeable, change: TripChange): boolean {
  const now = opened(trip)
  return Object.entries(change).every(([path, value]) => {
    const stop = stopIn(path)
    const removedSince =
      stop !== undefined && !(`stops.${stop}.removedBy` in change) && valueAt(now, `stops.${stop}.removedBy`) !== null
    return !removedSince && isEqual(withoutWriter(valueAt(now, path)), withoutWriter(value))
  })
}

/** The fields that say who removes the days of `change`, or that nobody does who restores them. */
export const removersIn = (change: TripChange, uid: string): TripChange =>
  Object.fromEntries(
    Object.entries(change).flatMap(([path, isRemoved]) => {
      const [, day] = REMOVED_DAY.exec(path) ?? []
      return day === undefined
        ? []
        : [[`removedBy.${day}`, isRemoved === true ? { day: Number(day), by: uid } : undefined]]
    }),
  )

/**
 * The writes of a change, in order, each small enough for the rules and with its author. All but additions also set
 * `updatedAt`.
 */
export function writesOf(change: TripChange, uid: string): TripChange[] {
  const others: Record<string, unknown> = {}
  const days = new Map<string, Record<string, unknown>>()
  const stops = new Map<string, Record<string, unknown>>()
  for (const [path, value] of Object.entries({ ...change, ...removersIn(change, uid) })) {
    const id = stopIn(path)
    if (id === undefined) {
      const [, day] = DAY_FIELD.exec(path) ?? []
      if (day === undefined) others[path] = value
      else days.set(day, { ...days.get(day), [path]: value })
      continue
    }
    const fields = stops.get(id) ?? {}
    if (path === `stops.${id}` && isFields(value)) fields[path] = { ...value, by: uid }
    else Object.assign(fields, { [path]: value, [`stops.${id}.by`]: uid })
    stops.set(id, fields)
  }
  // What changes of few days belongs to the rest of the change.
  const fewDays = days.size <= DAYS_PER_WRITE
  if (fewDays) Object.assign(others, ...days.values())
  const writes: Record<string, unknown>[] = Object.keys(others).length > 0 ? [others] : []
  const many = fewDays ? [] : [...days.values()]
  for (let first = 0; first < many.length; first += DAYS_PER_WRITE) {
    writes.push(Object.assign({}, ...many.slice(first, first + DAYS_PER_WRITE)))
  }
  // A removal gets its own write: the second of two people who remove a stop is refused, and nothing else must be
  // refused with it.
  const isPlanned = (fields: Fields) =>
    Object.keys(fields).every((path) => !isRemoval(path) && PLANNED.some((end) => path.endsWith(end)))
  const [planned, whole] = [[...stops.values()].filter(isPlanned), [...stops.values()].filter((one) => !isPlanned(one))]
  for (let first = 0; first < planned.length; first += STOPS_PER_WRITE) {
    writes.push(Object.assign({}, ...planned.slice(first, first + STOPS_PER_WRITE)))
  }
  writes.push(...whole)
  return writes
}

/**
 * Whether a write only adds whole stops or expenses. It lacks `updatedAt`, by which the rules recognise a retry after a
 * lost response; they refuse the retry if somebody has changed the addition meanwhile.
 */
export const isAddition = (fields: TripChange): boolean =>
  Object.keys(fields).every((path) => /^(?:stops|expenses)\.[^.]+$/.test(path))

/**
 * Whether the effect of a refused write is already stored: its addition exists, its removal was made by somebody else,
 * or what it changes is gone. This never applies to typed texts, which are offered again, also if the addition before
 * them was refused.
 */
export const hasHappened = (stored: unknown, fields: TripChange): boolean =>
  Object.keys(fields).every((path) => {
    const [map = '', id = ''] = path.split('.')
    if (map !== 'stops' && map !== 'expenses') return false
    const isThere = valueAt(stored, `${map}.${id}`) !== undefined
    if (path === `${map}.${id}`) return isThere
    const isGone = isRemoval(path) && fields[path] !== null && valueAt(stored, path) !== null
    const isTyped = textsIn({ [path]: fields[path] }).length > 0
    return path.endsWith('.by') || isGone || (!isThere && !isTyped)
  })

const TEXTS: readonly string[] = ['title', 'note', 'link', 'theme', 'breakfast', 'lunch', 'dinner', 'accommodation']

/** The typed texts of the change by field path; empty for a cleared field. */
export const textFieldsIn = (change: TripChange): [path: string, text: string][] =>
  Object.entries(change)
    .flatMap(([path, value]) =>
      isFields(value)
        ? Object.entries(value).map(([field, inner]) => [`${path}.${field}`, inner] as const)
        : [[path, value] as const],
    )
    .flatMap(([path, value]) =>
      TEXTS.includes(path.split('.').at(-1) ?? '') && (typeof value === 'string' || value === null)
        ? [[path, value ?? '']]
        : [],
    )

/** The same texts without empty ones, to be offered again after a refusal. */
export const textsIn = (change: TripChange): string[] =>
  textFieldsIn(change).flatMap(([, text]) => (text === '' ? [] : [text]))

/** The given fields of a new stop; the others get their defaults. */
export type NewStop = Pick<Stop, 'id' | 'title' | 'order' | 'by'> & Partial<Stop>

export const newStop = (fields: NewStop): Stop => ({
  day: null,
  startsAt: null,
  minutes: null,
  description: '',
  note: '',
  kind: 'note',
  place: null,
  costCents: null,
  currency: null,
  link: null,
  bookingId: null,
  done: false,
  locked: false,
  filledByGuide: false,
  removedBy: null,
  ...fields,
})
