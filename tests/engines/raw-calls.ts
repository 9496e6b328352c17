import type { Engine } from './engine.ts'

interface Answer {
  readonly status: number
  /** google.rpc.Code by name, when the call is refused. */
  readonly code: string | undefined
  readonly message: string
  readonly body: unknown
}

interface Refusal {
  readonly error?: { readonly status: string; readonly message: string }
}

/** Calls over REST as administrator, bypassing the checks of SDKs. */
export interface RawCalls {
  commit(...writes: readonly object[]): Promise<Answer>
  runQuery(structuredQuery: object, parent?: string): Promise<Answer>
  /** Any other call: `post(':batchGet', {…})`. */
  post(path: string, body: object): Promise<Answer>
  /** Ids of the documents that a query finds. */
  idsOf(structuredQuery: object): Promise<readonly string[]>
}

const idIn = (entry: { document?: { name: string } }) => entry.document?.name.split('/').at(-1)

export function rawCalls(engine: Engine): RawCalls {
  async function post(path: string, body: object): Promise<Answer> {
    const response = await fetch(`${engine.url}/v1/${engine.documents}${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    // Production and the stand-in wrap refusals of streaming calls in an array, Google's emulator does not.
    const { error } = ((Array.isArray(answer) ? answer[0] : answer) ?? {}) as Refusal
    return { status: response.status, code: error?.status, message: error?.message ?? '', body: answer }
  }
  const runQuery = (structuredQuery: object, parent = '') => post(`${parent}:runQuery`, { structuredQuery })
  return {
    post,
    runQuery,
    commit: (...writes) => post(':commit', { writes }),
    async idsOf(structuredQuery) {
      const { status, message, body } = await runQuery(structuredQuery)
      if (status !== 200) throw new Error(message)
      return (body as { document?: { name: string } }[]).map(idIn).filter((id) => id !== undefined)
    },
  }
}

export const fieldFilter = (field: string, op: string | number, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
})
export const orderOn = (field: string, direction: string | number = 'ASCENDING') => ({
  field: { fieldPath: field },
  direction,
})
export const listOf = (...values: readonly object[]) => ({ arrayValue: { values } })
export const all = (...filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } })
