import { LIMITS } from '@waymark/contract/limits'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesIn, MOST_DATES, nearTrip, timesIn, withoutDates } from './confirmation-dates.ts'
import { linesOf, readable } from './confirmation-lines.ts'
import { priceIn } from './confirmation-price.ts'
import {
  BEFORE_CODE,
  TICKET_NUMBER,
  CODE,
  SAYS_NO_CODE,
  CODE_ALONE,
  ABOUT_BOOKING,
  STEP,
  LEAVING,
  ONE_WAY,
  SERVICE,
  ROUTE,
  STATION,
  FILLER,
  AT_NAME,
  ADDRESS_LABEL,
  LOOKS_LIKE_ADDRESS,
  SECRET,
  OF_PAYER,
  LINES_OF_PAYER,
  OF_COMPANY,
  LIKE_A_PERSON,
  BEGINNING,
  ENDING,
} from './confirmation-words.ts'
import { fitting, fittingTitle, type FoundStop, kindIn } from './found-stop.ts'

type Dates = Pick<Trip, 'startDate' | 'endDate'>

/** Maximum number of lines between a date and its time. */
const LINES_FOR_TIME = 3
const LINES_ABOVE = 6

/** The confirmation code in a text, such as 'X7K2PQ', or else the number of an e-ticket. */
export const codeIn = (text: string): string | undefined =>
  bookingCodeIn(text) ?? TICKET_NUMBER.exec(text)?.groups?.['number']

function bookingCodeIn(text: string): string | undefined {
  const lines = linesOf(text).map(readable)
  for (const [at, line] of lines.entries()) {
    for (const { 0: whole, groups } of line.matchAll(BEFORE_CODE)) {
      const behind = groups?.['behind'] ?? ''
      const label = whole.slice(0, whole.length - behind.length)
      const needsDigit = SAYS_NO_CODE.test(label) && !/^\s*[:#]/.test(behind)
      const isCode = (code: string): boolean => !needsDigit || /\d/.test(code)
      const words = behind.replaceAll(/\b(?:NUMBER|CODE|REFERENCE|CONFIRMATION|DETAILS)\b/g, '')
      const code = words.match(CODE)?.find(isCode)
      if (code !== undefined) return code
      const next = lines[at + 1]?.trim() ?? ''
      if (!/[\p{L}\p{N}]/u.test(behind) && CODE_ALONE.test(next) && isCode(next)) return next
    }
  }
  return undefined
}

/** The address. If there are two indistinguishable ones, neither, because one may be the traveller's. */
function addressIn(lines: readonly string[], trip: Dates): string {
  for (const [at, line] of lines.entries()) {
    const [labelled, rest = ''] = ADDRESS_LABEL.exec(line) ?? []
    const address = (rest === '' ? (lines[at + 1] ?? '') : rest).trim()
    if (labelled !== undefined && !SECRET.test(address) && !isOfPayer(lines, at)) return address
  }
  const isAddress = (line: string, at: number): boolean =>
    LOOKS_LIKE_ADDRESS.test(line) &&
    !SECRET.test(line) &&
    !ABOUT_BOOKING.test(line) &&
    !isOfPayer(lines, at) &&
    !OF_COMPANY.test(line) &&
    ![lines[at - 1], line.split(',')[0]].some(isPerson) &&
    timesIn(line).length === 0 &&
    datesIn(line, trip).length === 0
  const [address = '', ...others] = new Set(lines.filter(isAddress))
  return others.length === 0 ? address : ''
}

const isPerson = (line: string | undefined): boolean =>
  line !== undefined && LIKE_A_PERSON.test(line) && kindIn(line) === 'booking'

const isOfPayer = (lines: readonly string[], at: number): boolean =>
  OF_PAYER.test(lines[at] ?? '') ||
  lines.slice(Math.max(0, at - LINES_OF_PAYER), at).some((line) => OF_PAYER.test(line) && line.length < 40)

/** What was booked: the first line that is neither a greeting nor a detail, otherwise the first line. */
function nameIn(lines: readonly string[], kind: FoundStop['kind'], trip: Dates): string {
  const isFact = (line: string): boolean =>
    FILLER.test(line) || STEP.test(line) || line.search(BEFORE_CODE) >= 0 || timesIn(line).length > 0
  const isName = (line: string): boolean =>
    line.length <= 80 && /\p{L}{3}/u.test(line) && datesIn(line, trip).length === 0
  const at = AT_NAME.exec(lines.join('\n'))?.[1]
  const names = lines.filter((line) => isName(line) && !isFact(line))
  // A name followed by an address at the start of an e-mail is the traveller.
  const isTraveller = (line: string): boolean =>
    isPerson(line) && LOOKS_LIKE_ADDRESS.test(lines[lines.indexOf(line) + 1] ?? '')
  const name = names.find((line) => !isTraveller(line) && !LOOKS_LIKE_ADDRESS.test(line)) ?? names[0]
  return (kind === 'meal' ? (at ?? name) : (name ?? at)) ?? lines[0] ?? ''
}

/** A date with its lines. */
interface Dated {
  readonly date: string
  /** Label of the date; empty if there is none. */
  readonly step: string
  readonly line: string
  /** The rest of its line, then the lines up to the next date. */
  readonly below: readonly string[]
  readonly above: readonly string[]
}

function datedIn(lines: readonly string[], trip: Dates): Dated[] {
  const found = lines.flatMap((line, at) => {
    const dates = datesIn(line, trip)
    return dates.map((date) => ({ ...date, line, at, isOnly: dates.length === 1 }))
  })
  const ofTravel = found.filter(
    ({ line, index, isOnly }) =>
      !ABOUT_BOOKING.test(isOnly && !STEP.test(line) ? line : line.slice(0, index)) &&
      // Marker of an arrival on the next day: '8:15AM **Sat 13MAR'.
      !/\*\*\s*(?:\p{L}{2,4}\s+)?$/u.test(line.slice(0, index)),
  )
  const counted = nearTrip(ofTravel.length > 0 ? ofTravel : found, trip).slice(0, MOST_DATES)
  return counted.flatMap(({ date, index, end, line: whole, at }, which): Dated[] => {
    const ends = whole.search(ABOUT_BOOKING)
    const line = ends < end ? whole : whole.slice(0, ends)
    // A repeated date, as in each row of a table, continues the same entry.
    const isOwnWay = SERVICE.exec(line)?.index === 0
    if (
      !isOwnWay &&
      counted[which - 1]?.date === date &&
      SERVICE.test(lines.slice(counted[which - 1]?.at, at + 1).join('\n'))
    )
      return []
    const next = counted.slice(which + 1).find((other) => other.date !== date)
    const [before, lineAbove = ''] = [withoutDates(line.slice(0, index), trip), lines[at - 1]]
    const [step = ''] = [before, before === '' ? lineAbove : ''].flatMap((text) => STEP.exec(text)?.[0] ?? [])
    const below = lines.slice(at + 1, next?.at)
    const others = below.findIndex((each) => ABOUT_BOOKING.test(each))
    const rest = line.slice(end, next?.at === at ? next.index : undefined)
    const from = Math.max(counted[which - 1]?.at ?? -1, at - LINES_ABOVE - 1) + 1
    return [
      {
        date,
        step,
        line,
        below: [rest, ...(others < 0 ? below : below.slice(0, others))],
        above: lines.slice(from, at),
      },
    ]
  })
}

function timeOf({ line, below, step }: Dated): string | null {
  const [rest = '', ...following] = below
  const beside = timesIn(rest)
  if (LEAVING.test(step) && beside.length > 0) return beside.at(-1) ?? null
  return [rest, ...following.slice(0, LINES_FOR_TIME), line].flatMap(timesIn)[0] ?? null
}

/** Maximum length of a heading such as 'Hinfahrt' or 'RITORNO'. */
const HEADING_LENGTH = 15

/** A journey, such as 'LH 1176 Frankfurt (FRA) – Porto (OPO)'. */
interface Way {
  readonly title: string
  readonly startsAt: string | null
}

function routeIn(lines: readonly string[]): string | undefined {
  const [found] = lines.flatMap((line) => {
    const names = ROUTE.exec(line.replace(SERVICE, ' | ').trim())
    return names === null ? [] : [names]
  })
  const [from, to] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]]
  if (from !== undefined && to !== undefined) return `${from} – ${to}`
  const stations = lines.flatMap((line) => STATION.exec(line)?.[1]?.trim() ?? [])
  return stations.length > 1 ? `${stations[0]} – ${stations.at(-1)}` : undefined
}

const wayOf = (number: string | undefined, route: string | undefined, startsAt: string | null): Way => ({
  title: [number, route].filter((part) => part !== undefined).join(' '),
  startsAt,
})

/**
 * The flights and trains of a date.
 * @param isAbove whether numbers precede the dates, which is consistent within an e-mail
 */
function waysOf(dated: Dated, isAbove: boolean): Way[] {
  const { above, line } = dated
  // 'LX 963, 12MAR27, 06:45 - 08:15'
  if (SERVICE.exec(line)?.index === 0)
    return [wayOf(SERVICE.exec(line)?.[1], routeIn(above.toReversed()), timeOf(dated))]
  const heading = dated.below.findIndex((each) => ONE_WAY.test(each) && each.length < HEADING_LENGTH)
  const below = heading > 0 ? dated.below.slice(0, heading) : dated.below
  const lines = isAbove ? above : below
  const starts = lines.flatMap((line, at) => (SERVICE.test(line) ? [at] : []))
  const numberAt = (at: number | undefined): string | undefined => SERVICE.exec(lines[at ?? -1] ?? '')?.[1]
  if (isAbove || starts.length < 2) {
    const at = isAbove ? starts.at(-1) : starts[0]
    const near = isAbove
      ? above.toReversed()
      : [...lines.slice(at), ...lines.slice(0, at).toReversed(), ...above.toReversed()]
    const route = routeIn(near)
    return at === undefined && route === undefined ? [] : [wayOf(numberAt(at), route, timeOf(dated))]
  }
  const isTimeFirst = lines.slice(0, starts[0]).some((line) => timesIn(line).length > 0)
  return starts.map((start, which) => {
    const own = lines.slice(start, starts[which + 1])
    const before = lines.slice(which === 0 ? 0 : starts[which - 1], start)
    const times = isTimeFirst ? before.flatMap(timesIn).slice(-1) : own.flatMap(timesIn)
    return wayOf(numberAt(start), routeIn([...own, ...before.toReversed()]), times[0] ?? null)
  })
}

/** A range on one line, 'Jun 18 – Jun 21', is a stay; its times may be elsewhere. */
function asStay(dated: readonly Dated[], lines: readonly string[]): readonly Dated[] {
  const [from, until] = dated
  if (dated.length !== 2 || from === undefined || until === undefined || from.line !== until.line) return dated
  if (from.date >= until.date) return dated
  return [from, until].map((one, which) => {
    const hours = lines.find(
      (line) => STEP.test(line) && LEAVING.test(line) === (which === 1) && timesIn(line).length > 0,
    )
    return { ...one, step: which === 0 ? 'Check-in' : 'Check-out', below: hours === undefined ? [] : [hours], line: '' }
  })
}

/**
 * Parses a pasted confirmation by rules, without a network: one entry per date within the trip, with time, title, code
 * and address. Supports English, German, French, Spanish, Italian and Japanese; dates also in Portuguese. The whole
 * text becomes the first entry's note, so that nothing is lost.
 */
export function readConfirmation(text: string, trip: Dates): FoundStop[] {
  const pasted = linesOf(text)
  if (pasted.length === 0) return []
  const lines = pasted.map(readable)
  const words = kindIn(lines.join('\n'))
  const kind = words === 'booking' && lines.some((line) => SERVICE.test(line) && ROUTE.test(line)) ? 'travel' : words
  const name = nameIn(lines, kind, trip)
  const code = codeIn(text)
  const price = priceIn(text)
  const codeLine = code === undefined ? [] : [`Code: ${code}`]
  const about = kind === 'travel' ? '' : fitting(addressIn(lines, trip), LIMITS.longText)
  const dated = datedIn(lines, trip)
  const isAbove = dated[0]?.above.some((line) => SERVICE.test(line)) === true
  const isEnd = (one: Dated): boolean =>
    kind === 'travel' && ENDING.test(one.step) && dated.some(({ step }) => BEGINNING.test(step))
  const entries = (kind === 'sleep' ? asStay(dated, lines) : dated.filter((one) => !isEnd(one))).flatMap((one) => {
    const { date, step } = one
    const ways = kind === 'travel' ? waysOf(one, isAbove) : []
    const title = step === '' || ONE_WAY.test(step) ? name : `${name}: ${step}`
    if (ways.length === 0) return [{ title, startsAt: timeOf(one), date, isWay: false }]
    return ways.map(({ title: way, startsAt }) => {
      const isWhole = way.includes('–')
      return { title: isWhole ? way : name.includes(way) ? name : `${way} ${name}`, startsAt, date, isWay: true }
    })
  })
  const seen = new Set<string>()
  const byDate = entries.filter((entry, at) => {
    // If a date occurs in a sentence and in the details, the details are better. An arrival's date adds nothing.
    const others = entries.filter((other) => other !== entry && other.date === entry.date)
    const isSaidBetter = others.some(
      (other) =>
        (other.isWay && !entry.isWay) ||
        (entry.startsAt === null && other.startsAt !== null) ||
        (entry.startsAt === other.startsAt && !entry.isWay && entries.indexOf(other) > at),
    )
    const key = `${entry.date} ${entry.startsAt} ${entry.title}`
    if (isSaidBetter || seen.has(key)) return false
    seen.add(key)
    return true
  })
  const priceLine = price === undefined ? [] : [`Price: ${price}`]
  const whole = fitting([...codeLine, ...priceLine, ...pasted].join('\n'), LIMITS.longText)
  const found = byDate.length > 0 ? byDate : [{ title: name, date: undefined, startsAt: timesIn(text)[0] ?? null }]
  return found.map(({ title, date, startsAt }, at) => ({
    title: fittingTitle(title),
    kind,
    date,
    startsAt,
    minutes: null,
    about,
    note: at === 0 ? whole : codeLine.join('\n'),
    code,
    price: at === 0 ? price : undefined,
    link: null,
  }))
}
