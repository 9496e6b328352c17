import type { Seeded } from '@waymark/firestore-stand-in/testing/seeded'

const LITERALS = [
  'null',
  'true',
  'false',
  '0',
  '1',
  '-3',
  '1.5',
  '"a"',
  '"Straße"',
  '[]',
  '[1, "a"]',
  '{}',
  '{"x": 1}',
] as const
const FIELDS = [
  'd.a',
  'd.b',
  'd.tags',
  'd.map',
  'd.map.x',
  'd.none',
  'd.get("a", 1)',
  'd.keys()',
  'request.auth.uid',
] as const
const OPERATORS = ['==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%'] as const
const TYPES = [
  'int',
  'float',
  'number',
  'string',
  'bool',
  'list',
  'map',
  'timestamp',
  'bytes',
  'path',
  'latlng',
] as const
const CALLS = [
  'size()',
  'toSet()',
  'keys()',
  'values()',
  'hasAny(["a", 1])',
  'hasAll(["x"])',
  'hasOnly(["x", 1])',
  'matches("a.*")',
  'upper()',
  'split("")',
  'diff({"x": 2}).changedKeys()',
  'join(",")',
  'concat([2])',
] as const

/** Of any type; many fail when they are evaluated, as those of people do. */
function term(random: Seeded, depth: number): string {
  const kind = random.whole(depth === 0 ? 2 : 6)
  if (kind === 0) return random.pick(LITERALS)
  if (kind === 1) return random.pick(FIELDS)
  if (kind === 2) return `(${term(random, depth - 1)} ${random.pick(OPERATORS)} ${term(random, depth - 1)})`
  if (kind === 3) return `${random.pick(FIELDS)}.${random.pick(CALLS)}`
  if (kind === 4) return `(${condition(random, depth - 1)} ? ${term(random, depth - 1)} : ${term(random, depth - 1)})`
  return `${random.pick(FIELDS)}[${random.pick(['0', '"x"', '0:1'])}]`
}

/** A random condition on the document `d`: true, false or an error. */
export function condition(random: Seeded, depth: number): string {
  if (depth > 0 && random.chance(0.5)) {
    const [left, right] = [condition(random, depth - 1), condition(random, depth - 1)]
    return random.chance(0.2) ? `!(${left})` : `(${left} ${random.pick(['&&', '||'])} ${right})`
  }
  if (random.chance(0.25)) return `${term(random, 1)} is ${random.pick(TYPES)}`
  return `${term(random, depth)} ${random.pick(['==', '!=', '<', '>=', 'in'])} ${term(random, depth)}`
}

/** Rules with a collection for each condition. */
export const rulesOf = (conditions: readonly string[]): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${conditions.map((each, index) => `    match /rules${index}/{id} { function holds(d) { return ${each}; } allow get: if holds(resource.data); }`).join('\n')}
  }
}`
