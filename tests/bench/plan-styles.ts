import type { TravelStyle } from '@waymark/contract/trips/trip'
import type { PlanFigures } from './plan-figures.ts'

/** What a style should see more of than the others do. */
const OWN: Readonly<Record<TravelStyle, readonly string[] | 'free'>> = {
  Adventure: ['nature', 'activity', 'viewpoint', 'day trip'],
  Relaxation: ['park', 'garden', 'beach'],
  Culture: ['museum', 'gallery', 'palace', 'castle', 'ruins', 'historic quarter', 'theatre'],
  Business: ['food', 'square', 'street', 'viewpoint', 'neighbourhood'],
  Family: ['zoo or aquarium', 'park', 'activity', 'beach'],
  Solo: ['neighbourhood', 'market', 'street', 'food', 'viewpoint'],
  Luxury: ['palace', 'food', 'shopping', 'theatre', 'garden'],
  Budget: 'free',
}

export interface StyleShare {
  readonly style: TravelStyle
  /** Of the places of its plans, those that are its own. */
  readonly own: number
  /** The same of the plans of all other styles. */
  readonly others: number
}

/** How far plans follow their style; short trips alone, since long ones see everything that there is. */
export function styleShares(figures: readonly PlanFigures[], maxDays: number): StyleShare[] {
  const short = figures.filter(({ days, isDescribed }) => days <= maxDays && isDescribed)
  return (Object.keys(OWN) as TravelStyle[]).map((style) => {
    const own = OWN[style]
    const share = (plans: readonly PlanFigures[]): number => {
      const places = plans.flatMap(({ visits }) => visits).filter(({ place }) => place.status !== 'general')
      const fitting = places.filter(({ place }) => (own === 'free' ? place.costCents === 0 : own.includes(place.kind)))
      return fitting.length / places.length
    }
    return {
      style,
      own: share(short.filter((plan) => plan.style === style)),
      others: share(short.filter((plan) => plan.style !== style)),
    }
  })
}
