import type { PlaceKind } from '@waymark/atlas/place'

/** The most places of some kinds on one day: 'two museums a day'. */
export interface KindsADay {
  readonly label: string
  /** Undefined for all kinds: 'two things a day'. */
  readonly kinds: ReadonlySet<PlaceKind> | undefined
  readonly most: number
}

/** Whether the stops of one day are no more of a kind than they may be. */
export const keepsKindsADay = (
  limits: readonly KindsADay[],
  stops: readonly { readonly place: { readonly kind: string } }[],
): boolean =>
  limits.every(({ kinds, most }) => {
    const known: ReadonlySet<string> | undefined = kinds
    return stops.filter(({ place }) => known === undefined || known.has(place.kind)).length <= most
  })
