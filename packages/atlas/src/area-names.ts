import { nameKey } from '@waymark/domain/name-key'
import table from '../../../data/area-names.json' with { type: 'json' }

/** Names of areas in other languages, by the English one: a trip to 'Schottland' is one to Scotland. */
export const AREA_NAMES: Readonly<Record<string, readonly string[]>> = table.areaNames

interface ForeignName {
  /** As it is written. */
  readonly name: string
  readonly english: string
}

let byKey: ReadonlyMap<string, ForeignName> | undefined

/** An area's name in another language, with the English one that the other tables know: 'Schottland' is Scotland. */
export function foreignAreaName(text: string): ForeignName | undefined {
  byKey ??= new Map(
    Object.entries(AREA_NAMES).flatMap(([english, names]) =>
      names.map((name) => [nameKey(name), { name, english }] as const),
    ),
  )
  return byKey.get(nameKey(text))
}

/** The English name of an area, whatever language it was entered in. */
export const areaInEnglish = (area: string): string => foreignAreaName(area)?.english ?? area
