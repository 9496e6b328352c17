import type { StaySearch, StaySearchResult } from '@waymark/contract/stays/stay-calls'
import { LIMITS } from '@waymark/contract/limits'
import { DEFAULT_CURRENCY } from '@waymark/contract/money'
import { comparedPrice } from '@waymark/atlas/exchange-rates'
import { searchWords } from '@waymark/domain/search-words'
import { narrowestToken } from '@waymark/domain/word-pairs'
import { Accommodation } from '@waymark/contract/stays/accommodation'
import { z } from '@waymark/contract/zod'
import { isFree } from './accommodations-store.ts'
import {
  positionOfRow,
  type PriceRange,
  queryStays,
  type StayOrder,
  type StayPosition,
  type StayRow,
  fieldsOfOrder,
} from './stays-store.ts'
import { failingWith, AppError } from '../platform/app-error.ts'
import { listedStay } from './listed-stay.ts'

/** An opaque cursor for the position where a page ended. */
const stayCursor = (position: StayPosition): string => Buffer.from(JSON.stringify(position)).toString('base64url')

function positionOf(cursor: string, order: StayOrder): StayPosition {
  const shapes = fieldsOfOrder(order).map((field) => Accommodation.shape[field])
  try {
    const sent: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const values = z.array(z.unknown()).check(z.length(shapes.length)).parse(sent)
    return shapes.map((shape, index) => shape.parse(values[index]))
  } catch (cause) {
    const message = 'Invalid input'
    throw new AppError('invalid-argument', 'a cursor that no answer gave', {
      message,
      fields: { cursor: message },
      cause,
    })
  }
}

/**
 * Maximum number of index queries per response when results are filtered in memory; it ends earlier at the reach of
 * page numbers.
 */
const ROUNDS = 4

interface Page {
  readonly rows: readonly StayRow[]
  /** The last row examined, if there may be more. */
  readonly last: StayRow | undefined
}

interface Wanted {
  readonly search: StaySearch
  readonly words: readonly string[]
  readonly order: StayOrder
  readonly price: PriceRange | undefined
  readonly after: StayPosition | undefined
  readonly offset: number
}

const isByPrice = (order: StayOrder): boolean => order === 'price' || order === 'price-desc'

/** The part of the search that the index answers. */
const indexed = ({ search: { category }, words, order, price }: Wanted) => ({
  category: category === 'all' ? undefined : category,
  word: words.length > 1 ? narrowestToken(words) : words[0],
  order,
  price: isByPrice(order) ? price : undefined,
})

/** Whether the index answers the whole search. */
const isAllIndexed = ({ search: { guests = 1, checkIn }, words, order, price }: Wanted): boolean =>
  words.length <= 1 && guests === 1 && checkIn === undefined && (price === undefined || isByPrice(order))

const hasAll = ({ search: { guests = 1 }, words, price }: Wanted, row: StayRow): boolean =>
  row.maxGuests >= guests &&
  (price === undefined ||
    (row.dollarCents !== undefined && row.dollarCents >= price.from && row.dollarCents <= price.to)) &&
  words.every((word) => row.searchTokens.includes(word))

/** Reads one row more than the page size, however many stays there are. */
async function ofIndex(wanted: Wanted): Promise<Page> {
  const { after, offset, search } = wanted
  const { pageSize } = search
  const { rows, isFull } = await queryStays({ ...indexed(wanted), after, offset, limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  return { rows: shown, last: isFull ? shown.at(-1) : undefined }
}

/** Filters the rows of a round. Free nights are checked last, because each stay costs a read. */
async function matchesOf(wanted: Wanted, rows: readonly StayRow[]): Promise<StayRow[]> {
  const { checkIn, checkOut } = wanted.search
  const matches = rows.filter((row) => hasAll(wanted, row))
  if (checkIn === undefined || checkOut === undefined) return matches
  const free = await Promise.all(matches.map(({ id }) => isFree(id, checkIn, checkOut)))
  return matches.filter((_row, index) => free[index])
}

/**
 * Searches by several words, free nights, guests or price in another order: filters index results in memory. For
 * several words, the index is queried by two of them at once. A page may be short and still have a cursor.
 */
async function lookThrough(wanted: Wanted): Promise<Page> {
  const { offset, search } = wanted
  const most = offset + search.pageSize
  const found: StayRow[] = []
  let after = wanted.after
  let last: StayRow | undefined
  let read = 0
  for (let round = 0; round < ROUNDS && read < LIMITS.searchReach; round += 1) {
    const { rows, isFull } = await queryStays({ ...indexed(wanted), after, offset: 0, limit: most + 1 })
    read += rows.length
    last = rows.at(-1)
    found.push(...(await matchesOf(wanted, rows)))
    if (found.length > most) {
      const shown = found.slice(offset, most)
      return { rows: shown, last: shown.at(-1) }
    }
    if (!isFull || last === undefined) return { rows: found.slice(offset), last: undefined }
    after = positionOfRow(last, wanted.order)
  }
  return { rows: found.slice(offset), last }
}

const CENTS = 100

/** Converts like a stay's comparison price, so that a stay is within limits equal to its own price. */
const dollarCentsOf = (price: number, currency: string): number =>
  comparedPrice(price * CENTS, currency).dollarCents ?? price * CENTS

const priceOf = ({ minPrice, maxPrice, currency = DEFAULT_CURRENCY }: StaySearch): PriceRange | undefined =>
  minPrice === undefined && maxPrice === undefined
    ? undefined
    : {
        from: dollarCentsOf(minPrice ?? 0, currency),
        to: maxPrice === undefined ? Number.MAX_SAFE_INTEGER : dollarCentsOf(maxPrice, currency),
      }

/** Public search: featured first, then by rating, or in the requested order. */
export const searchStays = (search: StaySearch): Promise<StaySearchResult> =>
  failingWith('Failed to fetch accommodations', async () => {
    const { location, page, pageSize, cursor, sort: order = 'recommended' } = search
    const words = searchWords(location)
    const nothingToFind = location !== '' && words.length === 0
    const after = cursor === undefined ? undefined : positionOf(cursor, order)
    const offset = after === undefined ? (page - 1) * pageSize : 0
    const wanted: Wanted = { search, words, order, price: priceOf(search), after, offset }
    const { rows, last } = nothingToFind
      ? { rows: [], last: undefined }
      : await (isAllIndexed(wanted) ? ofIndex(wanted) : lookThrough(wanted))
    return {
      accommodations: rows.map(listedStay),
      page,
      pageSize,
      nextCursor: last === undefined ? null : stayCursor(positionOfRow(last, order)),
    }
  })
