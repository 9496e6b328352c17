import { destinationOf } from '@waymark/atlas/destinations'

/** Tips that every described place has. */
export const CHECK_TIP = 'Opening days and prices change: look up each place on its own site before you go.'

/** Part of the attribution that OpenStreetMap's licence requires wherever the data is shown. */
export const OPEN_DATA_LICENCE = 'openstreetmap.org/copyright'

/**
 * The tips that concern only the place. Others may reveal who travels: children's ages, allergies, home town, budget. A
 * model's own tips count as such, because their content is unknown.
 */
export function publicTips(place: Parameters<typeof destinationOf>[0], tips: readonly string[]): string[] {
  const ofPlace = new Set([...(destinationOf(place)?.tips ?? []), CHECK_TIP])
  return tips.filter((tip) => ofPlace.has(tip) || tip.includes(OPEN_DATA_LICENCE))
}
