import { formatCents } from '@waymark/domain/prices'
import { clockOf, endOf } from '@waymark/domain/stop-times'
import type { Stop } from '@waymark/contract/trips/stop'

const DAY_MINUTES = 24 * 60

/** '1 h 30 min'. */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ')
}

/** '09:30 – 11:00', '09:30', or '1 h 30 min' without a start; undefined if neither is known. */
export function timeWords(stop: Pick<Stop, 'startsAt' | 'minutes'>): string | undefined {
  const { startsAt, minutes } = stop
  if (startsAt === null) return minutes === null ? undefined : lengthWords(minutes)
  const end = endOf(stop)
  return minutes === null || end === undefined ? startsAt : `${startsAt} – ${clockOf(end % DAY_MINUTES)}`
}

/** 'About $15' or 'About €12.50'; undefined where it is free or nobody knows. */
export function costWords({ costCents, currency }: Pick<Stop, 'costCents' | 'currency'>): string | undefined {
  if (costCents === null || costCents === 0) return undefined
  return `About ${formatCents(costCents, currency ?? undefined)}`
}

/** 'www.example.com' from a URL. */
export const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname : link)
