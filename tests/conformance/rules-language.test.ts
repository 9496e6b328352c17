import { doc, getDoc } from 'firebase/firestore'
import { FieldValue } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allows } from '../rules/env.ts'
import { startEngine, type Engine } from '../engines/engine.ts'

let engine: Engine

beforeAll(async () => {
  engine = await startEngine()
})

afterAll(() => engine.close())

/** Conditions that are true: where the language is not what one would guess. `error(x)` says that x has no value. */
const TRUE = [
  '"😀".size() == 2 && "a😀"[1:3] == "😀"',
  '"😀".matches(".") && !"😀".matches(".{2}")',
  '"\\uffff" > "😀"',
  '"É".lower() == "É" && "É".upper() == "É" && "Ab".lower() == "ab"',
  '" \\ta ".trim() == "a" && "\\u00a0a".trim() == "\\u00a0a"',
  '"abc".split("") == ["", "a", "b", "c"] && ",,".split(",") == [""] && "a,b,,".split(",") == ["a", "b"]',
  '"aabb".replace("(a)", "[$1]") == "[a][a]bb" && "b".replace("b", "\\\\$1") == "$1"',
  '1 == 1.0 && !([1] == [1.0]) && !(1 in [1.0]) && ![1].hasAll([1.0])',
  '[1].toSet() == [1.0].toSet() && 1.0 in [1].toSet() && {"a": 1}.diff({"a": 1.0}).affectedKeys().size() == 0',
  '!(data.nan == data.nan) && !(data.nan < 1) && !(data.nan >= 1) && {"a": data.nan}.diff({"a": data.nan}).changedKeys().size() == 0',
  'b"a" < b"b"',
  '!([1].toSet() is set) && {}.diff({}) is map_diff',
  '{"b": 1, "a": 2}.keys() == ["a", "b"] && {"b": 1, "a": 2}.values() == [1, 2]',
  'error(1 in [1] == true) && !(true == 1 in [1]) && 1 + 1 is int == true',
  'error(1 in {"1": 1}) && error([1].hasAll([1].toSet())) && [1].toSet().hasAll([1].toSet())',
  'error([1, 2][2:] == []) && error("abc"[3:3] == "") && [1, 2][1:1] == [] && [][:] == []',
  'b"\\xff\\xef".toHexString() == "FFEF" && b"\\xff\\xef".toBase64() == "_-8=" && b"é\\xff".size() == 3',
  'hashing.crc32("abc").toHexString() == "C2412435" && hashing.crc32c("abc").toHexString() == "B73F4B36"',
  'math.ceil(1.2) is float && math.round(1.5) is int && math.round(data.nan) == 0',
  'math.abs(-9223372036854775807) == 9223372036854775807 && error(9223372036854775807 + 1 > 0)',
  'int(data.nan) == 0 && int(1.9) == 1 && error(int("1.5") == 1)',
  'float(" 1.5f ") == 1.5 && error(float("1.5e") == 1.5)',
  'string(10000000.0) == "1.0E7" && string(0.00012) == "1.2E-4" && string(100.25) == "100.25"',
  'error(bool("true")) && error(math.isInfinite(1.0))',
  'error(path("/a//b") == /a/b) && /a/$("b/c") != /a/b/c && /a/$(/b/c) == /a/b/c && /a/$(null) == /a/null',
  'path("/a/{x}").bind({"x": "b"}) == /a/b && error(path("/a/$(x)").bind({"x": "b"}) == /a/b)',
  'timestamp.date(50, 3, 4).year() == 50 && error(timestamp.date(0, 1, 1).year() == 0)',
  'timestamp.date(1, 1, 1).dayOfYear() == 1 && error(timestamp.date(9999, 12, 31) + duration.value(2, "d") != null)',
  'error(duration.value(315576000001, "s") != null) && -duration.value(5, "s") == duration.value(-5, "s")',
  'math.round(latlng.value(0, 0).distance(latlng.value(0, 180))) == 20015115',
  'error(undeclared == null) && error(undeclared() == null) && error("a".size(1) == 1)',
  'error(get(/databases/$(database)/documents/none/one) == null) && !exists(/databases/$(database)/documents/none/$("a/b"))',
  'unused(1 + "a") && fails() && 1. == 1.0 && .5 == 0.5',
  'data.vector is vector && !(data.vector is map) && data.vector == data.vector',
] as const

/** An expression fails when it is neither true nor false: then `x || true` is true, while `x || !x` is an error. */
function written(condition: string): { readonly holds: string; readonly fails: readonly string[] } {
  const parts = condition.split(' && ')
  const failing = parts.filter((part) => part.startsWith('error('))
  const holding = parts.filter((part) => !part.startsWith('error('))
  return { holds: holding.join(' && ') || 'true', fails: failing.map((part) => part.slice('error('.length, -1)) }
}

const block = (collectionId: string, condition: string) => `match /${collectionId}/{id} {
  function unused(a) { return true; }
  function fails() { let a = null.x; return true; }
  function check(data) { return ${condition}; }
  allow get: if check(resource.data);
}`

it('conditions are judged alike', async () => {
  const cases = TRUE.flatMap((condition) => {
    const { holds, fails } = written(condition)
    // What has no value is refused as it is and turned around.
    return [
      [holds, true] as const,
      ...fails.flatMap((part) => [[part, false] as const, [`!(${part})`, false] as const]),
    ]
  })
  await engine.loadRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
      ${cases.map(([condition], i) => block(`things${i}`, condition)).join('\n')} } }`,
  )
  const admin = engine.admin()
  await Promise.all(
    cases.map((_, i) => admin.doc(`things${i}/one`).set({ nan: NaN, vector: FieldValue.vector([1, 2]) })),
  )
  const db = engine.client('ann')
  const wrong: unknown[] = []
  for (const [i, [condition, expected]] of cases.entries()) {
    if ((await allows(getDoc(doc(db, `things${i}/one`)))) !== expected) wrong.push({ condition, expected })
  }
  expect(wrong).toEqual([])
})
