import { findMisspelt, findPlaces } from '@waymark/domain/find-places'
import { kmBetween, type Point } from '../distance.ts'
import { sightNames } from '../tables.ts'
import type { Sight } from './sight.ts'
import { sightsNear } from './sights-near.ts'

interface NamedSight extends Point {
  readonly id: string
  readonly name: string
  readonly otherNames: readonly string[]
}

const MOST = 6
/** Sights this near to where one stands come before those of the same name elsewhere. */
const NEAR_KM = 60
/** The table has the point of the sight itself. */
const SAME_POINT_METERS = 10

let named: readonly NamedSight[] | undefined

/** Each name also with its town: 'cathedral seville'. */
const sights = (): readonly NamedSight[] =>
  (named ??= sightNames().map(([id, lat, lng, town, name = '', ...more]) => {
    const inTown = town === '' ? [] : [name, ...more].map((each) => `${each} ${town}`)
    return { id, lat, lng, name, otherNames: [...more, ...inTown] }
  }))

/**
 * Sights of the whole world whose name matches typed text, by the search that offers places for a stop. Those around
 * `near` come first, the nearest before the others; of the rest the most famous. A name that is spelled almost right is
 * found where nothing has it as it is typed.
 */
export function findSights(typed: string, near?: Point): Sight[] {
  const around = near
    ? sights()
        .map((sight) => ({ sight, km: kmBetween(near, sight) }))
        .filter(({ km }) => km <= NEAR_KM)
        .toSorted((a, b) => a.km - b.km)
        .map(({ sight }) => sight)
    : []
  const exact = [...findPlaces(around, typed), ...findPlaces(sights(), typed)]
  const found = new Set(exact.length > 0 ? exact : findMisspelt(sights(), typed))
  return [...found]
    .slice(0, MOST)
    .flatMap(
      ({ id, lat, lng }) =>
        sightsNear({ lat, lng }, SAME_POINT_METERS).find(({ sight }) => sight.id === id)?.sight ?? [],
    )
}
