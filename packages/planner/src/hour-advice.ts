import type { OpenSpan } from '@waymark/atlas/opening-hours'
import type { SunTimes } from './sun.ts'

const BEST =
  '(?:at (?:its|their) (?:best|liveliest|finest)|best(?: watched| seen)?|finest|loveliest|lovely|fine|a fine place|a good place|good|pleasant|quiet(?: and moving)?|calm|almost empty)'
const COME = '(?:come|go(?: up)?|ride|arrive|get there|be there|stay)'
const EARLY =
  '(?:early(?! or late)|at opening(?: time)?|at (?:dawn|sunrise|daybreak)(?! and after)|before (?:seven|eight|nine|ten|noon|the (?:crowds?|queues?|heat|buses|coaches|day)|heat)|in the (?:early )?mornings?)'
const AT_SUNSET = '(?:(?:at|for|towards|before) (?:the )?(?:sunset|sundown|dusk))'
const AT_NIGHT = '(?:when lit at night|after dark|at night|by night|in the evenings?)'

/** A sentence, or a clause at the end of one, that says when a place is best: 'Come at opening time.', ', best at sunset'. */
const adviceOf = (hour: string): RegExp =>
  new RegExp(
    [
      `(?<=^|[.!] )(?:It is |The [a-z ]+ are )?(?:${BEST}|${COME}) [^.]*?${hour}[^.]*\\.`,
      `(?:;|,)(?: and| but)? (?:${BEST}|${COME}) ${hour}(?![^.;]* or later?)[^.;]*(?=[.;])`,
    ].join('|'),
    'giu',
  )

const EARLY_ADVICE = adviceOf(EARLY)
const EARLY_TOLD = /(?<=^|[.!] )(?:Sunrise is its best hour|Early in the (?:day|morning) [^.]*)\./giu
const SUNSET_ADVICE = adviceOf(AT_SUNSET)
const NIGHT_ADVICE = adviceOf(AT_NIGHT)

const says = (patterns: readonly RegExp[], about: string): boolean =>
  patterns.some((pattern) => about.search(pattern) >= 0)

const early = new Map<string, boolean>()

/** Whether a text sends its readers there before the crowds. */
export function advisesEarly(about: string): boolean {
  const known = early.get(about)
  if (known !== undefined) return known
  const isEarly = !/sunset/i.test(about) && says([EARLY_ADVICE, EARLY_TOLD], about)
  early.set(about, isEarly)
  return isEarly
}

/** Later is not early, whatever opens when. */
const EARLY_UNTIL = 10.5 * 60
const ALL_DAY: readonly OpenSpan[] = [{ opens: 0, closes: 24 * 60 }]

/** The opening hours in which a visit of this length begins early. */
export const earlyHours = (minutes: number, spans: readonly OpenSpan[] = ALL_DAY): OpenSpan[] =>
  spans
    .map(({ opens, closes }) => ({ opens, closes: Math.min(closes, EARLY_UNTIL + minutes) }))
    .filter(({ opens, closes }) => closes - opens >= minutes)

/** An hour before the sun sets, one may stay for it. */
const STAYS_FOR_SUNSET = 60

/** A text for a visit at these hours: advice to come at another one is left out. */
export function aboutAt(about: string, begins: number, ends: number, { sunset }: SunTimes): string {
  const wrong = [
    ...(begins > EARLY_UNTIL && advisesEarly(about) ? [EARLY_ADVICE, EARLY_TOLD] : []),
    ...(ends < sunset - STAYS_FOR_SUNSET ? [SUNSET_ADVICE] : []),
    ...(ends < sunset ? [NIGHT_ADVICE] : []),
  ]
  const told = wrong.reduce((text, pattern) => text.replaceAll(pattern, ''), about)
  return told === about ? about : told.replaceAll(/ {2,}/g, ' ').trim() || about
}
