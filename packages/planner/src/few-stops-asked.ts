import { type FewStops, SLOW_PACE } from './few-stops.ts'
import { wishesOf } from './wishes.ts'

/**
 * The pace that the travellers asked for; undefined where they did not ask for few stops. Apart from `few-stops.ts`,
 * because the vocabulary of wishes is large.
 */
export function fewStopsOf(input: Parameters<typeof wishesOf>[0]): FewStops | undefined {
  const { kindsADay, heeded } = wishesOf(input)
  const most = kindsADay.find(({ kinds }) => kinds === undefined)?.most
  if (most !== undefined) return { most, isCounted: true }
  return heeded.includes('Slow pace') ? { most: SLOW_PACE, isCounted: false } : undefined
}
