import type { Mention } from './mention.ts'
import type { saidOf } from './said-of.ts'

interface Said {
  readonly said: ReturnType<typeof saidOf>
  readonly is: (group: Mention['group'], concept: string) => boolean
  readonly refuses: (group: Mention['group'], concept: string) => boolean
  readonly heed: (holds: boolean, label: string) => boolean
  readonly isSeasick: boolean
}

/** How kinds of places are meant, by what is said of them and what is feared. */
export function placeMeanings({ said, is, refuses, heed, isSeasick }: Said) {
  const feared = new Set([
    ...(is('traveller', 'fearOfHeights') ? ['heights'] : []),
    ...(is('traveller', 'fearOfNarrowness') ? ['caves'] : []),
    // Nearly every wine has them.
    ...(said('food', 'sulphites') !== undefined && said('place', 'wine') !== undefined ? ['wine'] : []),
    // 'Nothing on the water' is about boats.
    ...(isSeasick || refuses('place', 'water') ? ['boats'] : []),
  ])
  // 'No cruises, but a short boat trip': an hour on the river is called a cruise everywhere.
  const wantsShortBoat = heed(refuses('place', 'cruises') && is('place', 'boats'), 'No long cruises')
  const isOpen = (concept: string): boolean =>
    (concept === 'water' && refuses('place', concept)) || (concept === 'cruises' && wantsShortBoat)
  return {
    meaningOf: (concept: string) =>
      feared.has(concept) ? ('no' as const) : isOpen(concept) ? undefined : said('place', concept),
    avoidsBoats:
      feared.has('boats') || refuses('place', 'ferries') || (refuses('place', 'boats') && !is('place', 'ferries')),
  }
}
