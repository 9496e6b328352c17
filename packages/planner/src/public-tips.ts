import { destinationOf } from '@waymark/atlas/destinations'

/** Said of every place that the atlas describes. */
export const CHECK_TIP = 'Opening days and prices change: look up each place on its own site before you go.'

/** Part of the attribution that OpenStreetMap's licence requires wherever the data is shown. */
export const OPEN_DATA_LICENCE = 'openstreetmap.org/copyright'

/**
 * The tips that are about the place alone. All others may tell outsiders who travels: the ages of children, allergies,
 * home, means. A model's own tips are among them, because nobody knows what they are made of.
 */
export function publicTips(place: Parameters<typeof destinationOf>[0], tips: readonly string[]): string[] {
  const ofPlace = new Set([...(destinationOf(place)?.tips ?? []), CHECK_TIP])
  return tips.filter((tip) => ofPlace.has(tip) || tip.includes(OPEN_DATA_LICENCE))
}
