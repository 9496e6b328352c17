import { doc, getDoc, getDocs, collection, query, where, writeBatch } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allows } from '../rules/env.ts'
import { startEngine, type Engine } from '../engines/engine.ts'

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const LIMIT = 1_000

let engine: Engine

beforeAll(async () => {
  engine = await startEngine()
})

afterAll(() => engine.close())

const DOCUMENTS = '/databases/$(database)/documents'

const FUNCTIONS = `
  function yes() { return true; }
  function same(a) { return a; }
  function twice(a) { return a && a; }
  function ignores(a) { return true; }
  function once() { let x = 1 == 1; return x; }
  function both() { let x = 1 == 1; let y = x; return y && y; }
  function unused() { let x = null.y; return true; }
  function deeper() { return yes(); }`

/** True conditions, and how many expressions each of them is for Google's engine. */
const COSTS: readonly (readonly [condition: string, expressions: number])[] = [
  ['true', 1],
  ['(((true)))', 1],
  ['!false', 2],
  ['1 == 1', 3],
  ['-1 == -1', 5],
  ['1.5 < 2.5', 3],
  ['"a" + "b" == "ab"', 5],
  ['request.auth != null', 4],
  ['request.auth.uid != null', 5],
  ['request.auth["uid"] != null', 6],
  ['id != null', 3],
  ['resource.data.n == 1', 5],
  ['[] != null', 3],
  ['[1, 2] != null', 5],
  ['[1][0] == 1', 6],
  ['[1, 2][0:1] != null', 8],
  ['"abc"[0:1] == "a"', 6],
  ['"abc"[1:] == "bc"', 6],
  ['"abc"[:1] == "a"', 6],
  ['"abc"[:] == "abc"', 6],
  ['{} != null', 3],
  ['{"a": 1, "b": 2} != null', 7],
  ['{"a": {}} != null', 5],
  ['1 in [1]', 4],
  ['"a" in {"a": 1}', 5],
  ['1 is int', 3],
  ['1 is number', 3],
  ['"a".size() == 1', 4],
  ['"a".matches("a")', 3],
  ['int(1) == 1', 4],
  ['math.abs(1) == 1', 4],
  ['timestamp.date(2020, 1, 1) != null', 6],
  ['/a/b != null', 5],
  ['/a/b/c/d != null', 7],
  ['/a/$(database) != null', 5],
  ['/a/$("x" + "y") != null', 7],
  [`!exists(${DOCUMENTS}/a/b)`, 8],
  [`get(${DOCUMENTS}/things/one).data.n == 1`, 11],
  ['true && true', 4],
  ['!(false && true)', 3],
  ['true || false', 2],
  ['false || true', 4],
  ['false || false || false || true', 10],
  ['null.x || true', 5],
  ['true || null.x', 2],
  ['!(null.x && false)', 6],
  ['1 || true', 4],
  ['!(1 && false)', 5],
  ['true ? true : false', 4],
  ['false ? false : true', 6],
  ['1 == 2 ? false : 1 == 1', 10],
  ['(null.x ? true : true) || true', 7],
  ['null.x == (1 == 2) || true', 9],
  ['[null.x, 1, 2] == 1 || true', 10],
  ['{"a": null.x, "b": 1} == 1 || true', 11],
  ['math.pow(null.x, 1) == 1 || true', 9],
  ['null.x.split(1 == 1) == 1 || true', 11],
  ['null.x[1 == 1] == 1 || true', 11],
  ['/a/$(null.x)/b/c == 1 || true', 11],
  ['null.x is int || true', 7],
  ['yes()', 2],
  ['same(true)', 3],
  ['twice(true)', 6],
  ['twice(1 == 1)', 8],
  ['ignores(1 == 1)', 5],
  ['ignores(null.x)', 4],
  ['once()', 6],
  ['both()', 11],
  ['unused()', 5],
  ['deeper()', 3],
  ['yes() && yes()', 6],
]

/** True, and exactly this many expressions: a list, its items, `!=` and null. */
const filler = (expressions: number): string =>
  `[${Array.from({ length: expressions - 3 }, () => 0).join(',')}] != null`

/** The condition, filled up to so many expressions by what stands after `&&`, which costs two itself. */
const filledUp = (condition: string, expressions: number, total: number): string =>
  `(${condition}) && ${filler(total - expressions - 2)}`

const block = (name: string, statements: string) => `match /${name}/{id} { ${statements} }`

const withRules = (body: string) =>
  engine.loadRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${FUNCTIONS} ${body} } }`,
  )

const seed = (collectionId: string) => engine.admin().doc(`${collectionId}/one`).set({ n: 1 })

describe('a request may evaluate 1,000 expressions', () => {
  it('which are counted as on Google', async () => {
    const at = (total: number) => (name: string) =>
      COSTS.map(([condition, expressions], i) =>
        block(`${name}${i}`, `allow get: if ${filledUp(condition, expressions, total)};`),
      ).join('\n')
    await Promise.all(COSTS.flatMap((_, i) => [seed(`within${i}`), seed(`beyond${i}`)]))
    await seed('things')
    await withRules(at(LIMIT)('within') + at(LIMIT + 1)('beyond'))
    const db = engine.client('ann')
    const wrong: unknown[] = []
    for (const [i, cost] of COSTS.entries()) {
      const within = await allows(getDoc(doc(db, `within${i}/one`)))
      const beyond = await allows(getDoc(doc(db, `beyond${i}/one`)))
      if (!within || beyond) wrong.push({ cost, within, beyond })
    }
    expect(wrong).toEqual([])
  })

  const VERDICTS: readonly (readonly [what: string, statements: string, allowed: boolean])[] = [
    ['no other side of || gets around it', `allow get: if ${filler(1001)} || true;`, false],
    ['no later statement gets around it', `allow get: if ${filler(1001)}; allow get;`, false],
    ['what comes first decides first', `allow get; allow get: if ${filler(1001)};`, true],
    ['statements count together', `allow get: if !(${filler(500)}); allow get: if ${filler(500)};`, false],
    [
      'statements of other methods do not count',
      `allow list: if ${filler(1000)}; allow get: if ${filler(1000)};`,
      true,
    ],
    ['no condition is one expression', `allow get: if !(${filler(998)}); allow get;`, true],
    ['and one too many', `allow get: if !(${filler(999)}); allow get;`, false],
  ]
  it.each(VERDICTS)('%s', async (_what, statements, allowed) => {
    await withRules(block('things', statements))
    expect(await allows(getDoc(doc(engine.client('ann'), 'things/one')))).toBe(allowed)
  })

  it('statements of all matching blocks count together', async () => {
    await withRules(
      `${block('things', `allow get: if !(${filler(500)});`)} match /{all=**} { allow get: if ${filler(500)}; }`,
    )
    expect(await allows(getDoc(doc(engine.client('ann'), 'things/one')))).toBe(false)
  })

  it('each write of a commit has its own', async () => {
    await withRules(block('things', `allow write: if ${filler(900)};`))
    const db = engine.client('ann')
    const batch = writeBatch(db)
    for (const id of ['a', 'b', 'c']) batch.set(doc(db, 'things', id), { n: 1 })
    expect(await allows(batch.commit())).toBe(true)
  })

  it('a query is judged once, however many values its filter allows', async () => {
    const db = engine.client('ann')
    const among = query(collection(db, 'things'), where('n', 'in', [1, 2, 3]))
    await withRules(block('things', `allow list: if ${filledUp('resource.data.n in [1, 2, 3]', 8, LIMIT)};`))
    expect(await allows(getDocs(among))).toBe(true)
    await withRules(block('things', `allow list: if ${filledUp('resource.data.n in [1, 2, 3]', 8, LIMIT + 1)};`))
    expect(await allows(getDocs(among))).toBe(false)
  })
})
