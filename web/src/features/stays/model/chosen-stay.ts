import { type Price, pricePerNight } from '@waymark/domain/prices'
import { CalendarDay } from '@waymark/contract/primitives'
import { stayPath } from '../../../config/paths.ts'
import { areFree, canCheckOut, type Availability } from './free-days.ts'

/** Dates and guests chosen so far. */
export interface ChosenStay {
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
  /** As it is typed: everybody. */
  readonly guests: string
  /** As it is typed: how many of the guests are children; none where it is missing. */
  readonly children?: string | undefined
}

export const NOTHING_CHOSEN: ChosenStay = { guests: '1' }

/** The typed number of guests; 1 if invalid. */
export function guestsOf({ guests }: Pick<ChosenStay, 'guests'>): number {
  const number = Math.trunc(Number(guests))
  return Number.isFinite(number) && number >= 1 ? number : 1
}

/** How many of the guests are children. One of them is an adult. */
export function childrenOf({ guests, children = '' }: Pick<ChosenStay, 'guests' | 'children'>): number {
  const number = Math.trunc(Number(children))
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), guestsOf({ guests }) - 1) : 0
}

/** More children need more guests, as far as there is room. */
export function withChildren<C extends Pick<ChosenStay, 'guests'>>(chosen: C, children: string, maxGuests: number): C {
  const least = Math.min(Math.trunc(Number(children)) + 1, maxGuests)
  return { ...chosen, children, ...(least > guestsOf(chosen) && { guests: String(least) }) }
}

/** The price, once both dates are chosen. */
export function priceOf({ checkIn, checkOut }: ChosenStay, nightCents: number): Price | undefined {
  if (checkIn === undefined || checkOut === undefined) return undefined
  const price = pricePerNight(nightCents, checkIn, checkOut)
  return price.units < 1 ? undefined : price
}

/** Sets check-in; removes a check-out that does not fit. */
export function withCheckIn(chosen: ChosenStay, checkIn: string, availability: Availability): ChosenStay {
  const { checkOut } = chosen
  const fits = checkOut !== undefined && canCheckOut(checkOut, checkIn, availability)
  return { ...chosen, checkIn, checkOut: fits ? checkOut : undefined }
}

/** Sets check-out; removes a check-in that does not fit. */
export function withCheckOut(chosen: ChosenStay, checkOut: string, availability: Availability): ChosenStay {
  const { checkIn } = chosen
  const fits = checkIn !== undefined && checkIn < checkOut && areFree(checkIn, checkOut, availability)
  return { ...chosen, checkIn: fits ? checkIn : undefined, checkOut }
}

const dayIn = (given: URLSearchParams, name: string): string | undefined => {
  const day = CalendarDay.safeParse(given.get(name))
  return day.success ? day.data : undefined
}

/** The choice in a URL; undefined if there is none. */
export function chosenIn(search: string): ChosenStay | undefined {
  const given = new URLSearchParams(search)
  const checkIn = dayIn(given, 'checkIn')
  const checkOut = dayIn(given, 'checkOut')
  const guests = given.get('guests')
  if (checkIn === undefined && checkOut === undefined && guests === null) return undefined
  const chosen = { checkIn, checkOut, guests: String(guestsOf({ guests: guests ?? '1' })) }
  const children = childrenOf({ ...chosen, children: given.get('children') ?? '' })
  return children === 0 ? chosen : { ...chosen, children: String(children) }
}

export const isBookingIn = (search: string): boolean => new URLSearchParams(search).has('book')

/** URL of the stay with the booking dialog open. */
export const bookingPath = (stayId: string): string => `${stayPath(stayId)}?book`

/** The same with what is chosen, for coming back from the sign-in screen. */
export function chosenPath(stayId: string, chosen: ChosenStay): string {
  const search = new URLSearchParams({ guests: String(guestsOf(chosen)) })
  const children = childrenOf(chosen)
  if (children > 0) search.set('children', String(children))
  if (chosen.checkIn !== undefined) search.set('checkIn', chosen.checkIn)
  if (chosen.checkOut !== undefined) search.set('checkOut', chosen.checkOut)
  return `${bookingPath(stayId)}&${search}`
}
