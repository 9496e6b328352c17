import type { OpenSpan } from '@waymark/atlas/opening-hours'
import type { PartOfDay } from './wishes/part-of-day.ts'

const NOON = 12 * 60
const EVENING = 18 * 60
/** Later than any place closes. */
const NEXT_MORNING = 36 * 60

/** The hours of a part of the day, in minutes after midnight. */
export const HOURS_OF: Readonly<Record<PartOfDay, OpenSpan>> = {
  morning: { opens: 0, closes: NOON },
  afternoon: { opens: NOON, closes: EVENING },
  evening: { opens: EVENING, closes: NEXT_MORNING },
}

/** Opening hours without a part of the day; `spans` is undefined for places that are always open. */
export function hoursWithout(part: PartOfDay, spans: readonly OpenSpan[] | undefined): OpenSpan[] {
  const out = HOURS_OF[part]
  return (spans ?? [{ opens: 0, closes: 24 * 60 }]).flatMap(({ opens, closes }) =>
    [
      { opens, closes: Math.min(closes, out.opens) },
      { opens: Math.max(opens, out.closes), closes },
    ].filter((span) => span.opens < span.closes),
  )
}
