import { nameKey } from '@waymark/domain/name-key'
import { COUNTRIES } from '../countries.ts'
import { landmarksIn, nameTable } from '../tables.ts'
import type { Landmark } from './sight.ts'

/** Key by which landmark names are compared. */
export const landmarkKey = (name: string): string => nameKey(name).replace(/^the /, '')

/**
 * The landmark of an English or local name ("Eiffel Tower", "Tour Eiffel"); case, accents and a leading "The" are
 * ignored.
 */
export function landmarkNamed(name: string): Landmark | undefined {
  const key = landmarkKey(name)
  const { landmarks } = nameTable(key)
  const named = Object.hasOwn(landmarks, key) ? landmarks[key] : undefined
  return named && landmarksIn(named.countryCode).find(({ id }) => id === named.id)
}

/** Reads every landmark: for scripts and tests, not for requests. */
export const allLandmarks = (): Landmark[] => COUNTRIES.flatMap(({ code }) => landmarksIn(code))
