import type { Stop } from './stop.ts'
import type { MonthlyClimate } from './weather.ts'

interface Need {
  /** Recognised by name and title. */
  readonly named: RegExp
  /** Required usual high in degrees. */
  readonly fromC: number
}

const WATER =
  /\b(?:swim\w*|snorkel\w*|surf(?:ing|ers?)?|kayak\w*|paddle|canoe\w*|water ?park|waterworld|waterbom|aquapark|lido|beach day)\b/i

const NEEDS: readonly Need[] = [
  { named: WATER, fromC: 21 },
  { named: /\b(?:picnic|open-air|rooftops?|outdoor film|after dark|terrace)\b/i, fromC: 12 },
  { named: /\b(?:bicycles?|bikes?|cycling|by bike)\b/i, fromC: 8 },
  { named: /\b(?:boats?|sailing|stars|sports field|farm)\b/i, fromC: 6 },
  { named: /\b(?:trail|ridge|coast path|valley|fields|hike|hiking)\b/i, fromC: 4 },
]

const BEACH_FROM_C = 20
/** Maximum duration outdoors in hard frost. */
const FROST = { highC: 0, minutes: 120 } as const

/** Whether the usual weather permits it: no beach when it is cold, no bicycle in snow. */
export function suitsWeather(stop: Pick<Stop, 'place' | 'activity'>, { highC }: MonthlyClimate): boolean {
  const { name, kind, stayMinutes } = stop.place
  if (kind === 'beach' && highC < BEACH_FROM_C) return false
  if (kind === 'nature' && highC <= FROST.highC && stayMinutes > FROST.minutes) return false
  const text = `${name} ${stop.activity}`
  return NEEDS.every(({ named, fromC }) => highC >= fromC || !named.test(text))
}
