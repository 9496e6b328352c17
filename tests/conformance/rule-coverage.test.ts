import { doc, getDoc } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEngine, type Engine } from '../engines/engine.ts'

let engine: Engine

beforeAll(async () => {
  engine = await startEngine()
})

afterAll(() => engine.close())

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /things/{id} {
  function twice(a) { let b = a * 2; return b == 4 ? [b, "x"] != null : !(a is int); }
  function never() { return null.x; }
  allow list: if id in ["a"];
  allow get: if (twice(2) && id.size() == 3) || never();
} } }`

interface Node {
  readonly sourcePosition: { readonly currentOffset: number; readonly endOffset: number }
  readonly values?: readonly { readonly value: unknown; readonly count: number }[]
  readonly children?: readonly Node[]
}

/** Each expression with the values that it came to. How often each is counted is the engine's own: Google's looks twice. */
const flat = (nodes: readonly Node[]): unknown[] =>
  nodes.flatMap(({ sourcePosition, values = [], children = [] }) => [
    [
      RULES.slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1),
      ...values.map(({ value }) => value),
    ] as const,
    ...flat(children),
  ])

it('the report tells what each expression came to, and which were passed over', async () => {
  await engine.loadRules(RULES)
  await getDoc(doc(engine.client('ann'), 'things/one'))
  const response = await fetch(`${engine.url}/emulator/v1/projects/${engine.project}:ruleCoverage`)
  expect(response.status).toBe(200)
  const { rules, report } = (await response.json()) as {
    rules: { files: readonly { content: string }[] }
    report: readonly Node[]
  }
  const yes = { boolValue: true }
  expect(rules.files.map(({ content }) => content)).toEqual([RULES])
  expect(flat(report)).toEqual([
    ['let b = a * 2; return b == 4 ? [b, "x"] != null : !(a is int', yes],
    ['a * 2', { intValue: '4' }],
    ['a', { intValue: '2' }],
    ['b == 4 ? [b, "x"] != null : !(a is int', yes],
    ['b == 4', yes],
    ['b', { intValue: '4' }],
    ['[b, "x"] != null', yes],
    ['[b, "x"', { listValue: { values: [{ intValue: '4' }, { stringValue: 'x' }] } }],
    ['b', { intValue: '4' }],
    ['!(a is int', {}],
    ['(a is int', {}],
    ['a', {}],
    ['null.x'],
    ['id in ["a"'],
    ['["a"'],
    ['id'],
    ['(twice(2) && id.size() == 3) || never', yes],
    ['(twice(2) && id.size() == 3', yes],
    ['twice(2', yes],
    ['id.size() == 3', yes],
    ['id.size', { intValue: '3' }],
    ['id', { stringValue: 'one' }],
    ['never', {}],
  ])
})

it('the report is also a page', async () => {
  await engine.loadRules(RULES)
  await getDoc(doc(engine.client('ann'), 'things/one'))
  const response = await fetch(`${engine.url}/emulator/v1/projects/${engine.project}:ruleCoverage.html`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  const page = await response.text()
  expect(page).toContain('<title>Firestore Rule Coverage Report</title>')
  // Google's emulator hands the rules to a script; the stand-in writes them out.
  expect(page.replaceAll(/<span[^>]*>|<\/span>/g, '').replaceAll('&quot;', '"')).toContain('function twice(a)')
})
