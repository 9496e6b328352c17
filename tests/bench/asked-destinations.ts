import { readFileSync, writeFileSync } from 'node:fs'
import { addDays } from '@waymark/contract/calendar'
import { destinationSearch, findDestinations, whichOf } from '@waymark/atlas/destination-search'
import type { DestinationNames } from '@waymark/atlas/destination-names'
import { kmBetween } from '@waymark/atlas/distance'
import { destinationRows } from '@waymark/atlas/tables'
import { checkPlan } from '@waymark/planner/check-plan'
import { planTrip } from '@waymark/planner/plan-trip'
import { UnknownPlaceError } from '@waymark/planner/planning-context'
import { destinationNames } from '../../packages/atlas/scripts/destination-names.ts'

// What people type into a travel planner, each with where it leads: `[text, lat, lng, km around it that are right]`. The
// plan for it has to begin there and name real places. `npm run bench:asked`; `-- Sark` takes what contains that word.

type Asked = readonly [text: string, lat: number, lng: number, km?: number]

const LIST = new URL('asked-destinations.json', import.meta.url)
const ASKED = JSON.parse(readFileSync(LIST, 'utf8')) as Readonly<Record<string, readonly Asked[]>>
const NEAR_KM = 50
const FIRST_DAY = process.env['WAYMARK_FIRST_DAY'] ?? '2027-05-11'
const SHORT = 4
const LONG = 12
/** Every third one is also planned for a long trip. */
const LONG_EACH = 3
/** A plan with fewer real stops is worth a look; of four days one may be travelled. */
const FEW_REAL = { short: 0.75, long: 0.6 } as const

interface Shares {
  all: number
  real: number
}

interface Answer {
  /** How the field answers it. */
  readonly offered: string
  readonly base: string
  /** From where it should begin. */
  readonly km: number
  readonly early: Shares
  readonly late: Shares
  readonly flaws: readonly string[]
  /** The farthest stop from the bed of its day. */
  readonly farthestKm: number
}

const search = destinationSearch(destinationNames(destinationRows()) satisfies DestinationNames, ['en'])

function answerTo([text, lat, lng]: Asked, days: number): Answer {
  const [option] = findDestinations(search, text)
  const which = whichOf(search, text)
  const offered = which?.question ?? option?.text ?? '–'
  const request = {
    destination: text,
    departureCity: 'Amsterdam, Netherlands',
    startDate: FIRST_DAY,
    endDate: addDays(FIRST_DAY, days - 1),
    budget: '$1,000 - $2,500',
    travelStyle: 'Culture',
    preferences: '',
  } as const
  const early = { all: 0, real: 0 }
  const late = { all: 0, real: 0 }
  try {
    const plan = planTrip(request)
    let farthestKm = 0
    for (const { day, activities } of plan.itinerary.dailyItinerary)
      for (const { place } of activities) {
        if (!place || place.kind === 'move') continue
        const share = day <= 5 ? early : late
        share.all += 1
        if (place.status === 'verified') share.real += 1
        if (place.lat !== undefined && place.lng !== undefined && days === SHORT)
          farthestKm = Math.max(farthestKm, kmBetween(plan.place, { lat: place.lat, lng: place.lng }))
      }
    const flaws = checkPlan(request, plan).map(({ rule, where, detail }) => `${rule}, ${where}: ${detail}`)
    const { name, country } = plan.place
    const km = kmBetween(plan.place, { lat, lng })
    return { offered, base: `${name}, ${country}`, km, early, late, flaws, farthestKm }
  } catch (error) {
    if (!(error instanceof UnknownPlaceError)) throw error
    return { offered, base: 'unknown', km: Infinity, early, late, flaws: [], farthestKm: 0 }
  }
}

const percent = ({ all, real }: Shares): string => (all === 0 ? '–' : `${((100 * real) / all).toFixed(0)} %`)
const isFew = ({ all, real }: Shares, least: number): boolean => all > 0 && real / all < least

const only = process.argv[2]?.toLowerCase()
const lines: string[] = []
let isRight = true
const table = Object.entries(ASKED).map(([kind, asked]) => {
  const early = { all: 0, real: 0 }
  const late = { all: 0, real: 0 }
  const counts = { unknown: 0, elsewhere: 0, 'few real': 0, flaws: 0 }
  const wanted = asked.filter(([text]) => only === undefined || text.toLowerCase().includes(only))
  for (const [index, row] of wanted.entries()) {
    const [text, , , near = NEAR_KM] = row
    const short = answerTo(row, SHORT)
    const long = index % LONG_EACH === 0 ? answerTo(row, LONG) : undefined
    early.all += short.early.all
    early.real += short.early.real
    if (long) {
      late.all += long.late.all
      late.real += long.late.real
    }
    const flaws = [...short.flaws, ...(long?.flaws ?? [])]
    const wrong: string[] = []
    if (short.base === 'unknown') counts.unknown += wrong.push('unknown') && 1
    else if (short.km > near) counts.elsewhere += wrong.push(`${Math.round(short.km)} km from it`) && 1
    if (isFew(short.early, FEW_REAL.short) || (long && isFew(long.late, FEW_REAL.long)))
      counts['few real'] += wrong.push('few real stops') && 1
    if (flaws.length > 0) counts.flaws += wrong.push(...flaws) && 1
    if (wrong.length > 0) isRight = false
    lines.push(
      [
        ...[kind, text, short.offered, short.base],
        `${percent(short.early)} real`,
        long ? `${percent(long.late)} late` : '',
        `farthest ${Math.round(short.farthestKm)} km`,
        wrong.join('; '),
      ].join(' | '),
    )
  }
  return { kind, asked: wanted.length, ...counts, 'days 1-4': percent(early), 'days 6-12': percent(late) }
})
const out = process.env['WAYMARK_OUT']
if (out) writeFileSync(out, `${lines.join('\n')}\n`)
else console.log(lines.filter((line) => only !== undefined || !line.endsWith(' | ')).join('\n'))
console.table(table.filter(({ asked }) => asked > 0))
process.exit(isRight ? 0 : 1)
