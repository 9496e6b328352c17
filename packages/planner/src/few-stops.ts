import type { Stop } from '@waymark/contract/trips/stop'
import { isMove } from '@waymark/domain/stop-edits'

/** Daytime stops on a full day for who wants to see little. */
export const SLOW_PACE = 2

/** A pace that the travellers asked for: 'one thing a day', 'slow pace'. */
export interface FewStops {
  readonly most: number
  /** Whether they named the number. */
  readonly isCounted: boolean
}

const countOf = (stops: readonly Stop[]): number =>
  stops.filter((stop) => stop.kind === 'sight' && !isMove(stop)).length

/** As many proposals as the pace leaves room for, and one all the same where it leaves none. */
export const atPace = <T>(proposed: readonly T[], stops: readonly Stop[], few: FewStops | undefined): readonly T[] =>
  few === undefined ? proposed : proposed.slice(0, Math.max(1, few.most - countOf(stops)))

const counted = (count: number): string => (count === 1 ? 'one stop' : `${count} stops`)

/** Why so little is proposed for a day. */
export function paceNote({ most, isCounted }: FewStops, stops: readonly Stop[]): string {
  const has = countOf(stops)
  const asked = `You asked for ${isCounted ? `${counted(most)} a day` : 'a slow pace'}`
  return has < most
    ? `${asked}, so no more than this is proposed.`
    : `${asked}, and this day has ${counted(has)}. One more is proposed all the same.`
}
