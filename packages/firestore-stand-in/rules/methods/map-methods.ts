import { equalsInSet } from '../equality.ts'
import { EvaluationError, RulesSet, type RulesValue } from '../value.ts'
import { operation, type Operations } from '../operation.ts'
import { MapDiff } from '../term.ts'

type RulesMap = ReadonlyMap<string, RulesValue>

/** The keys of `map.get()`: one key, or a list of keys leading inwards. */
export function keyPath(key: RulesValue): string[] {
  const keys = Array.isArray(key) ? key : [key]
  return keys.map((part) => {
    if (typeof part !== 'string') throw new EvaluationError('Function get expects a text or a list of texts as key')
    return part
  })
}

function valueAt(map: RulesMap, path: readonly string[]): RulesValue | undefined {
  let value: RulesValue | undefined = map
  for (const key of path) value = value instanceof Map ? value.get(key) : undefined
  return value
}

/** From here on the order of UTF-16 code units is not that of UTF-8 bytes. */
const SURROGATES_AND_ABOVE = /[\ud800-\uffff]/

/** In the order of their UTF-8 bytes. */
function sortedKeys(map: RulesMap): string[] {
  const keys = [...map.keys()].toSorted()
  if (!keys.some((key) => SURROGATES_AND_ABOVE.test(key))) return keys
  return keys.toSorted((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)))
}

/** https://firebase.google.com/docs/reference/rules/rules.Map */
export const MAP_METHODS: Operations<RulesMap> = {
  diff: operation(1, (self, args) => new MapDiff(self, args.map(0))),
  get: operation(2, (self, args) => {
    const found = valueAt(self, keyPath(args.any(0)))
    return found === undefined ? args.any(1) : found
  }),
  keys: operation(0, sortedKeys),
  size: operation(0, (self) => BigInt(self.size)),
  values: operation(0, (self) => [...self.values()]),
}

const changed = ({ after, before }: MapDiff): string[] =>
  [...after].flatMap(([key, value]) => (before.has(key) && !equalsInSet(value, before.get(key) ?? null) ? [key] : []))

const added = ({ after, before }: MapDiff): string[] => [...after.keys()].filter((key) => !before.has(key))

const removed = ({ after, before }: MapDiff): string[] => [...before.keys()].filter((key) => !after.has(key))

const unchanged = ({ after, before }: MapDiff): string[] =>
  [...after].flatMap(([key, value]) => (before.has(key) && equalsInSet(value, before.get(key) ?? null) ? [key] : []))

/** https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export const MAP_DIFF_METHODS: Operations<MapDiff> = {
  addedKeys: operation(0, (self) => new RulesSet(added(self))),
  affectedKeys: operation(0, (self) => new RulesSet([...added(self), ...removed(self), ...changed(self)])),
  changedKeys: operation(0, (self) => new RulesSet(changed(self))),
  removedKeys: operation(0, (self) => new RulesSet(removed(self))),
  unchangedKeys: operation(0, (self) => new RulesSet(unchanged(self))),
}
