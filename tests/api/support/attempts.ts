import { ENDPOINTS } from '@waymark/contract/endpoints'
import type { Endpoint } from '@waymark/contract/endpoint'
import { exampleOf } from '@waymark/contract/testing/examples'
import type { CallOptions } from './call.ts'
import type { Person } from './people.ts'
import { ORIGIN } from './stack.ts'

type Headers = Readonly<Record<string, string>>

/** The victim's ids, by parameter name. */
export interface Victim {
  readonly person: Person
  readonly ids: Readonly<Record<string, string>>
}

/** The attackers. None of them may read or change anything of the victim's. */
export interface Attackers {
  readonly stranger: Person
  readonly admin: Person
  /** Tokens of an administrator and of the victim whose sign-in is too old for the call. */
  readonly long: Readonly<Record<'admin' | 'victim', Headers>>
  /** Invalid credentials, by what is wrong with them. */
  readonly forged: Readonly<Record<string, Headers>>
}

/**
 * One attempt. `refused` if only a refusal is acceptable; in any case, nothing of the victim's may change or be
 * revealed.
 */
export interface Attempt {
  readonly kind: string
  readonly does: string
  readonly method: string
  readonly path: string
  readonly options: CallOptions
  readonly refused: boolean
}

/** Malformed ids. Undecodable ones, such as %ff, never pass Hosting. */
const ODD_IDS = ['..%2f..%2fusers', '%2e%2e', '__x__', 'a%2Fb', '%00', '%E2%80%AEid', 'x'.repeat(2_000)]

const JSON_TYPE = { 'content-type': 'application/json' }

/** Malformed bodies, by what is wrong with them. */
const ODD_BODIES: Readonly<Record<string, { readonly raw: string; readonly headers?: Headers }>> = {
  nothing: { raw: '' },
  null: { raw: 'null' },
  'a list': { raw: '[]' },
  'a text': { raw: '"text"' },
  'a number that is none': { raw: '1e999' },
  'half of an object': { raw: '{"a":' },
  'the prototype': { raw: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}' },
  'a field twice': { raw: '{"id":"a","id":{"$ne":1}}' },
  'operators of a database': { raw: '{"userId":{"$ne":null},"$where":"1","uid":{"__op":"delete"}}' },
  'a thousand levels': { raw: `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}` },
  'half of a character': { raw: String.raw`{"title":"\ud800","name":"\u0000"}` },
  'another kind of text': { raw: '{"isAdmin":true}', headers: { 'content-type': 'text/plain' } },
  'a form': { raw: 'isAdmin=true&userId=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'parts without a border': { raw: '--x\r\n\r\n--x--', headers: { 'content-type': 'multipart/form-data' } },
  'another character set': { raw: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
  'a packed body that is none': { raw: '{}', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
}

const ODD_QUERIES = [
  '?page=1&page=2',
  '?page[]=1&page[$ne]=2',
  '?__proto__[isAdmin]=true',
  '?userId=*&uid=*',
  `?q=${'x'.repeat(4_000)}`,
  '?page=-1&pageSize=1e9',
  '?ids=%00,..%2f',
]

const ODD_HEADERS: readonly Headers[] = [
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
  { 'x-original-url': '/api/admin/accounts', 'x-rewrite-url': '/api/admin/accounts' },
  { 'x-http-method-override': 'DELETE' },
  { 'idempotency-key': '../'.repeat(40) },
  { range: 'bytes=0-0,1-1,2-2' },
  { accept: 'text/event-stream, */*;q=0' },
]

const ALL_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']

/** These do something to whoever calls, whatever comes with it. */
const TO_THE_CALLER = new Set<string>(['endOtherSessions', 'deleteAccount'])

type Named = readonly [name: string, endpoint: Endpoint]
const all: readonly Named[] = Object.entries(ENDPOINTS)
const isCounted = ({ perMinute, perMinutePerAddress }: Endpoint): boolean =>
  perMinute !== undefined || perMinutePerAddress !== undefined

/** The path with the victim's ids, or with `odd` in place of all ids. */
function pathOf({ path }: Endpoint, { ids }: Victim, odd?: string): string {
  const resource = path.split('/')[2] ?? ''
  return path.replaceAll(
    /:(\w+)/g,
    (_match, name: string) => odd ?? ids[`${resource}.${name}`] ?? ids[name] ?? 'nothing',
  )
}

/**
 * A valid body; an empty one if it would contain a picture, because access is checked before. Uploads have their own
 * tests.
 */
function bodyOf({ body, files, method }: Endpoint): CallOptions {
  if (method === 'GET' || files !== undefined || body === undefined) return {}
  try {
    return { json: exampleOf(body) }
  } catch {
    return { json: {} }
  }
}

function* attemptsAt([name, endpoint]: Named, victim: Victim, attackers: Attackers): Generator<Attempt> {
  const { method, access, params } = endpoint
  const { stranger, admin, long, forged } = attackers
  const path = pathOf(endpoint, victim)
  const body = bodyOf(endpoint)
  const at = { method, path, does: `${method} ${endpoint.path}` }
  const isClosed = access !== 'everyone'

  if (isClosed) {
    for (const [what, headers] of Object.entries(forged)) {
      yield { ...at, kind: `with ${what}`, options: { ...body, headers }, refused: true }
    }
  }
  if (access === 'admin') {
    for (const headers of [stranger.byBearer, stranger.byCookie]) {
      yield { ...at, kind: 'as somebody who is no administrator', options: { ...body, headers }, refused: true }
    }
  }
  if (access === 'admin')
    yield { ...at, kind: 'as an administrator of long ago', options: { ...body, headers: long.admin }, refused: true }
  if (endpoint.recentSignIn === true)
    yield { ...at, kind: 'with a session of long ago', options: { ...body, headers: long.victim }, refused: true }
  if (access === 'signed-in' && params !== undefined && !['bookStay', 'getTripInvitation'].includes(name)) {
    for (const [kind, { byBearer, byCookie }] of [
      ['as a stranger', stranger],
      ['as an administrator', admin],
    ] as const) {
      for (const headers of [byBearer, byCookie]) yield { ...at, kind, options: { ...body, headers }, refused: true }
    }
  }
  if (method !== 'GET' && isClosed) {
    const cookie = { cookie: `__session=${victim.person.cookie}` }
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: ORIGIN },
      {},
    ]) {
      const options = { ...body, headers: { ...cookie, ...headers } }
      yield { ...at, kind: 'from another site, with the cookie of the victim', options, refused: true }
    }
  }
  if (params !== undefined) {
    for (const odd of ODD_IDS) {
      const options = { ...body, headers: stranger.byBearer }
      const isPublic = access === 'everyone'
      yield { ...at, kind: 'with an odd id', path: pathOf(endpoint, victim, odd), options, refused: !isPublic }
    }
  }
  if (endpoint.body !== undefined && !TO_THE_CALLER.has(name)) {
    for (const { raw, headers } of Object.values(ODD_BODIES)) {
      const options = { raw, headers: { ...JSON_TYPE, ...headers, ...stranger.byBearer } }
      yield { ...at, kind: 'with an odd body', options, refused: false }
    }
  }
  if (method === 'GET') {
    for (const query of ODD_QUERIES) {
      const options = { headers: stranger.byBearer }
      yield { ...at, kind: 'with an odd query', path: path + query, options, refused: false }
    }
    for (const headers of ODD_HEADERS) {
      const options = { headers: { ...headers, ...(isClosed && stranger.byBearer) } }
      yield { ...at, kind: 'with odd headers', options, refused: false }
    }
  }
}

/** Methods that a path does not support. */
function* otherMethods(victim: Victim, { stranger }: Attackers): Generator<Attempt> {
  const taken = new Map<string, Set<string>>()
  for (const [, { method, path }] of all) taken.set(path, (taken.get(path) ?? new Set()).add(method))
  for (const [path, methods] of taken) {
    const endpoint = all.find(([, each]) => each.path === path)?.[1]
    if (endpoint === undefined) continue
    for (const method of ALL_METHODS.filter((each) => !methods.has(each))) {
      const at = { method, path: pathOf(endpoint, victim), does: `${method} ${path}` }
      yield { ...at, kind: 'by another method', options: { headers: stranger.byBearer }, refused: true }
    }
  }
}

/** @param withCounted includes endpoints with shared limits, which other tests use at the same time */
export function attemptsOn(victim: Victim, attackers: Attackers, withCounted: boolean): Attempt[] {
  const named = all.filter(([, endpoint]) => withCounted || !isCounted(endpoint))
  return [...named.flatMap((each) => [...attemptsAt(each, victim, attackers)]), ...otherMethods(victim, attackers)]
}
