import { expect } from 'vitest'
import { type Answer, call } from '../support/call.ts'
import type { Person } from '../support/people.ts'

export interface Everybody {
  readonly traveller: Person
  readonly admin: Person
}

/** One call of the document, as a client makes it that knows nothing but the document: raw, with the cookie of the session. */
export interface Row {
  /** Method and path as the document writes them. */
  readonly call: string
  readonly shows: string
  readonly as: 'visitor' | keyof Everybody
  /** Makes what the call is about. @returns its id */
  readonly about?: (everybody: Everybody) => Promise<string>
  readonly query?: string
  /** A form is sent as multipart, everything else as JSON. */
  readonly sends?: (everybody: Everybody, id: string) => unknown
  /** What the body of the answer must match, besides the status 200. */
  readonly answers: unknown
  /** The list that has what the call has made, with what it must match there. */
  readonly shownAt?: readonly [path: string, as: unknown]
  /** The list that has it before the call, and not afterwards. */
  readonly goneFrom?: string
}

export const ID = expect.stringMatching(/^[^/]{1,128}$/) as string
export const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/) as string
export const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string
export const MONEY = expect.stringMatching(/^\d+\.\d\d$/) as string
export const TEXT = expect.stringMatching(/\S/) as string

/** What a call says that has deleted something. */
export const DELETED = { message: TEXT }

/** Every entry matches, and there is one. */
export const listOf = (entry: unknown): unknown =>
  expect.toSatisfy((list: unknown) => {
    expect(list).not.toEqual([])
    for (const each of list as unknown[]) expect(each).toEqual(entry)
    return true
  })

export const allOf = (fields: Readonly<Record<string, unknown>>): unknown => expect.objectContaining(fields)

/** Saves something of the traveller to be what a call is about. */
export const savedBy =
  (save: (traveller: Person) => Promise<{ readonly id: string }>) =>
  async ({ traveller }: Everybody): Promise<string> =>
    (await save(traveller)).id

export const methodOf = (row: Row): string => row.call.split(' ')[0] ?? ''
const pathOf = (row: Row, id: string): string =>
  (row.call.split(' ')[1] ?? '').replace('{id}', encodeURIComponent(id)) + (row.query ?? '')

const headersFor = (row: Row, everybody: Everybody) => (row.as === 'visitor' ? {} : everybody[row.as].byCookie)

/** Makes the call of a row about `id`. */
export function make(row: Row, everybody: Everybody, id: string): Promise<Answer> {
  const sent = row.sends?.(everybody, id)
  const body = sent instanceof FormData ? { form: sent } : sent === undefined ? {} : { json: sent }
  return call(methodOf(row), pathOf(row, id), { headers: headersFor(row, everybody), ...body })
}

/** The entry of a list with this id. */
async function entryAt(path: string, id: string, row: Row, everybody: Everybody): Promise<unknown> {
  const { status, body } = await call('GET', path, { headers: headersFor(row, everybody) })
  if (status !== 200) throw new Error(`GET ${path} answered ${status}`)
  const list = Array.isArray(body) ? body : (body as { accommodations: unknown[] }).accommodations
  return (list as { id: unknown }[]).find((entry) => entry.id === id)
}

/** What came of a row: the answer, and whether the lists that it names have what it is about. */
interface Outcome {
  readonly status: number
  readonly body: unknown
  readonly listed?: readonly [before: boolean, after: boolean]
  readonly shown?: unknown
}

export const expected = ({ answers, goneFrom, shownAt }: Row): Outcome => ({
  status: 200,
  body: answers,
  ...(goneFrom !== undefined && { listed: [true, false] }),
  ...(shownAt !== undefined && { shown: shownAt[1] }),
})

export async function play(row: Row, everybody: Everybody): Promise<Outcome> {
  const id = (await row.about?.(everybody)) ?? ''
  const isListed = async (path: string) => (await entryAt(path, id, row, everybody)) !== undefined
  const before = row.goneFrom !== undefined && (await isListed(row.goneFrom))
  const { status, body } = await make(row, everybody, id)
  const made = id === '' ? (body as { id: string }).id : id
  return {
    status,
    body,
    ...(row.goneFrom !== undefined && { listed: [before, await isListed(row.goneFrom)] as const }),
    ...(row.shownAt !== undefined && { shown: await entryAt(row.shownAt[0], made, row, everybody) }),
  }
}
