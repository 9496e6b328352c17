import { nameKey } from '@waymark/domain/name-key'
import type { Landmark } from './landmark.ts'
import { LANDMARKS } from './landmarks.ts'

const keyOf = (name: string): string => nameKey(name).replace(/^the /, '')

function build(): ReadonlyMap<string, Landmark> {
  const byName = new Map<string, Landmark>()
  for (const landmark of LANDMARKS) byName.set(keyOf(landmark.localName), landmark)
  for (const landmark of LANDMARKS) byName.set(keyOf(landmark.name), landmark)
  return byName
}

let byName: ReadonlyMap<string, Landmark> | undefined

/** The landmark of an English or local name ('Eiffel Tower', 'Tour Eiffel'); case, accents and a leading 'The' do not matter. */
export function landmarkNamed(name: string): Landmark | undefined {
  byName ??= build()
  return byName.get(keyOf(name))
}
