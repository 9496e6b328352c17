import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, dayNumber, ideas, stopsOfDay } from '@waymark/domain/itinerary'

/** A position for dropping a stop: among the other stops of a day, or the ideas. */
export interface DropSlot {
  readonly day: number | null
  readonly index: number
}

/** 'day 2' or 'the ideas', of the key of a day. */
export const placeName = (trip: Trip, day: number | null): string =>
  day === null ? 'the ideas' : `day ${dayNumber(trip, day)}`

const othersOfDay = (trip: Trip, day: number | null, id: string): Stop[] =>
  (day === null ? ideas(trip) : stopsOfDay(trip, day)).filter((stop) => stop.id !== id)

/** All positions for a stop in page order. */
export function dropSlots(trip: Trip, id: string): DropSlot[] {
  const days = [...datesOfDays(trip).map(({ key }) => key), null]
  return days.flatMap((day) =>
    Array.from({ length: othersOfDay(trip, day, id).length + 1 }, (_, index) => ({ day, index })),
  )
}

/** The stop's current position. */
export function slotOf(trip: Trip, { id, day }: Pick<Stop, 'id' | 'day'>): DropSlot {
  const home = dayNumber(trip, day) === null ? null : day
  const stops = home === null ? ideas(trip) : stopsOfDay(trip, home)
  return { day: home, index: stops.findIndex((stop) => stop.id === id) }
}

export const isSameSlot = (one: DropSlot, other: DropSlot): boolean =>
  one.day === other.day && one.index === other.index

/** The previous or next position, for arrow keys; unchanged at the ends of the trip. */
export function slotBeside(trip: Trip, id: string, from: DropSlot, by: 1 | -1): DropSlot {
  const slots = dropSlots(trip, id)
  const at = slots.findIndex((slot) => isSameSlot(slot, from))
  return slots[at + by] ?? from
}

/** 'day 2, 3 of 5' */
export function slotWords(trip: Trip, id: string, { day, index }: DropSlot): string {
  const count = othersOfDay(trip, day, id).length + 1
  return `${day === null ? 'ideas' : `day ${dayNumber(trip, day)}`}, ${index + 1} of ${count}`
}
