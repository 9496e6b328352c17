import { usualDays, withDays } from '@waymark/contract/trips/day-order'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { BLANK_DAY, planOf, type Planned, tripLength } from './itinerary.ts'

/**
 * What one action changes of a trip: field paths of the document and their new values, such as
 * `{ 'stops.k3.day': 2, 'stops.k3.order': 'a1' }`. A whole stop under `stops.{id}` is added; undefined takes a field
 * away, which only the server may. Undo is another change (`inverseOf`), not a copy of the trip: what others have changed
 * meanwhile stays.
 */
export type TripChange = Readonly<Record<string, unknown>>

export type Changeable = Planned & Pick<Trip, 'title' | 'plannedEnd'>

/** How many stops one write may change where only their place in the plan changes: the rules look at each. */
export const STOPS_PER_WRITE = 4

/** What the rules look at cheaply. A stop of which something else changes has a write of its own. */
const PLANNED = ['day', 'order', 'startsAt', 'minutes', 'done', 'locked', 'by', 'removedBy'].map((field) => `.${field}`)

const isRemoval = (path: string): boolean => path.endsWith('.removedBy')

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isEqual(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isEqual(one[key], other[key]))
}

/** `stops.k3.day` is part of the stop k3; undefined for paths that are of no stop. */
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

/** `removedDays.3` says whether a day was taken out. */
const REMOVED_DAY = /^removedDays\./
const ADDED_DAY = /^dayOrder\.(.+)$/

/** The trip as it is stored, with its stops and days as maps, also one of before. */
const opened = <T extends Changeable>(trip: T): T => ({
  ...trip,
  ...planOf(trip),
  ...(trip.plannedEnd !== undefined && { endDate: trip.plannedEnd }),
})

export function applyChange<T extends Changeable>(trip: T, change: TripChange): T {
  let changed: Fields = opened(trip)
  for (const [path, value] of Object.entries(change)) changed = withValue(changed, path.split('.'), value)
  // Whoever makes a change keeps to the shape of its fields; the rules and the readers hold it to that.
  return withDays(changed) as T
}

/**
 * The change that takes `change` back, made before it is applied. What was added becomes a tombstone of `uid`, and a day that
 * was added is taken out.
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

/** Whether everything is as `change` left it, so that its inverse takes back this change and nothing of others. */
export function isAsLeft(trip: Changeable, change: TripChange): boolean {
  const now = opened(trip)
  return Object.entries(change).every(([path, value]) => {
    const stop = stopIn(path)
    const removedSince =
      stop !== undefined && !(`stops.${stop}.removedBy` in change) && valueAt(now, `stops.${stop}.removedBy`) !== null
    return !removedSince && isEqual(withoutWriter(valueAt(now, path)), withoutWriter(value))
  })
}

/**
 * The fields of the writes that make the change, each small enough for the rules, and with who makes it. They are
 * written in this order; `updatedAt` comes with each that is no addition.
 */
export function writesOf(change: TripChange, uid: string): TripChange[] {
  const others: Record<string, unknown> = {}
  const stops = new Map<string, Record<string, unknown>>()
  for (const [path, value] of Object.entries(change)) {
    const id = stopIn(path)
    if (id === undefined) {
      others[path] = value
      continue
    }
    const fields = stops.get(id) ?? {}
    if (path === `stops.${id}` && isFields(value)) fields[path] = { ...value, by: uid }
    else Object.assign(fields, { [path]: value, [`stops.${id}.by`]: uid })
    stops.set(id, fields)
  }
  const writes: Record<string, unknown>[] = Object.keys(others).length > 0 ? [others] : []
  // A removal is by itself: it is refused to whoever is second with it, and must take nothing else along.
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
 * Whether a write only adds, a whole stop or expense under its id. It goes without `updatedAt`: the rules know by that what
 * is sent again because its answer was lost, and refuse it where somebody has changed what was added meanwhile.
 */
export const isAddition = (fields: TripChange): boolean =>
  Object.keys(fields).every((path) => /^(?:stops|expenses)\.[^.]+$/.test(path))

/**
 * Whether what a refused write was to do has happened: what it adds is there already, what it
 * removes was removed by somebody else, or what it changes is not there. What somebody has typed has not: it is offered
 * back, also where the addition before it was refused.
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

/** The texts that somebody has typed for the change, by the path of their field; empty where one was cleared. */
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

/** The same texts, to be offered back where it is refused. */
export const textsIn = (change: TripChange): string[] =>
  textFieldsIn(change).flatMap(([, text]) => (text === '' ? [] : [text]))

/** The fields of a stop that a person or a planner gives; the others have their usual values. */
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
