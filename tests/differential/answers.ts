import type { Json } from '@waymark/firestore-stand-in/firestore/service'
import type { Clients } from '@waymark/firestore-stand-in/testing/clients'

/** What an engine answered, without what may differ: times, tokens, wording. */
export interface Answer {
  /** `OK`, or the name of the error's google.rpc.Code. */
  readonly status: string
  readonly result?: unknown
  /** For people: its wording may differ. */
  readonly message?: string
  /** The transaction that was begun: each engine names its own. */
  readonly transaction?: string
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Proto3 JSON leaves out defaults as it likes, and writes fractions of seconds in three lengths. */
const DEFAULTS: Readonly<Record<string, Json>> = {
  document: { fields: {} },
  arrayValue: { values: [] },
  mapValue: { fields: {} },
  geoPointValue: { latitude: 0, longitude: 0 },
}
const VOLATILE = new Set([
  'createTime',
  'updateTime',
  'readTime',
  'commitTime',
  'transaction',
  'skippedResults',
  'explainMetrics',
  'done',
])

function normal(value: unknown, key = ''): unknown {
  if (Object.is(value, -0)) return '-0'
  if (key === 'timestampValue' && typeof value === 'string') return value.replace(/\.?0*Z$/, 'Z')
  if (Array.isArray(value)) return value.map((each) => normal(each))
  if (!isObject(value)) return value
  const entries = Object.entries({ ...DEFAULTS[key], ...value }).filter(
    ([name, inner]) => !VOLATILE.has(name) && !(name === 'writeResults' && Array.isArray(inner) && inner.length === 0),
  )
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, normal(inner, name)]),
  )
}

function transactionIn(answer: unknown): { transaction?: string } {
  for (const each of [answer].flat())
    if (isObject(each) && typeof each['transaction'] === 'string') return { transaction: each['transaction'] }
  return {}
}

/** Asks over REST: `POST documents:<verb>`. */
export async function ask(
  { url, documents }: Clients,
  verb: string,
  body: Json,
  authorization = 'Bearer owner',
): Promise<Answer> {
  const response = await fetch(`${url}/v1/${documents}${verb}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization },
  })
  const answer: unknown = await response.json()
  const [first] = [answer].flat() as { error?: { status: string; message: string } }[]
  if (first?.error !== undefined) return { status: first.error.status, message: first.error.message }
  const result = normal(answer)
  // A stream without results may be empty, or hold the time of reading alone.
  return {
    status: 'OK',
    ...transactionIn(answer),
    result: Array.isArray(result) ? result.filter((each) => Object.keys(each as Json).length > 0) : result,
  }
}

export const same = (a: Answer, b: Answer): boolean =>
  a.status === b.status && JSON.stringify(a.result) === JSON.stringify(b.result)
