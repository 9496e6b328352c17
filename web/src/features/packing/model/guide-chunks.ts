/**
 * The parts of the guide that make lists, loaded when they are needed. Apart from each other: without the large atlas a
 * list still comes, for any weather.
 */
export const loadRules = () => import('@waymark/planner/packing/generate-packing-list')
export const loadAtlas = () => import('@waymark/atlas/find-city')

/** Begins to load them. A failure shows when they are needed. */
export function prepareGuide(): void {
  for (const load of [loadRules, loadAtlas]) load().catch(() => undefined)
}
