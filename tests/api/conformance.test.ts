import { readFileSync } from 'node:fs'
import { ErrorBody } from '@waymark/contract/errors'
import { beforeAll, expect, it } from 'vitest'
import { MANAGEMENT } from './conformance/management.ts'
import { MARKET } from './conformance/market.ts'
import { newEverybody, PEOPLE } from './conformance/people.ts'
import { PACKING } from './conformance/packing.ts'
import { REFUSALS } from './conformance/refusals.ts'
import { type Everybody, expected, make, methodOf, play, type Row } from './conformance/row.ts'
import { TRAVELS } from './conformance/travels.ts'
import { call } from './support/call.ts'

const ROWS: readonly Row[] = [...PEOPLE, ...TRAVELS, ...PACKING, ...MARKET, ...MANAGEMENT]

/** What the API has besides the calls of the document. Signing in and out are no calls but navigation. */
const BEYOND_THE_DOCUMENT = [
  'DELETE /api/account',
  'DELETE /api/trips/{id}/days/{day}',
  'DELETE /api/trips/{id}/links/{linkId}',
  'DELETE /api/trips/{id}/members/{uid}',
  'GET /api/accommodations/{id}/nights',
  'GET /api/admin/accounts',
  'GET /api/admin/audit-entries',
  'GET /api/documents/{id}/file',
  'GET /api/health',
  'GET /api/login',
  'GET /api/logout',
  'GET /api/scan-results/{id}/image',
  'GET /api/sessions',
  'DELETE /api/sessions/{id}',
  'POST /api/sessions/end-others',
  'GET /api/places',
  'GET /api/push',
  'PUT /api/push',
  'DELETE /api/push',
  'GET /api/plan-preview',
  'POST /api/plan-preview',
  'GET /api/shared-trips/{token}',
  'GET /api/trip-calendars/{token}',
  'GET /api/trip-links/{token}',
  'GET /api/trips/{id}/links',
  'GET /api/trips/{id}/members',
  'POST /api/account/import',
  'POST /api/admin/activities/{id}/review',
  'POST /api/admin/bookings/{id}/cancel',
  'POST /api/admin/bookings/{id}/confirm',
  'POST /api/bookings/{id}/cancel',
  'POST /api/fault-reports',
  'POST /api/session',
  'POST /api/trip-links/accept',
  'POST /api/trips/{id}/copy',
  'POST /api/shared-trips/{token}/copy',
  'GET /api/second-factor',
  'POST /api/second-factor',
  'POST /api/second-factor/code',
  'POST /api/trips/{id}/dates',
  'POST /api/trips/{id}/days/{day}/proposal',
  'POST /api/trips/{id}/days',
  'POST /api/trips/{id}/links',
  'POST /api/trips/{id}/packing-lists/share',
  'POST /api/trips/{id}/upgrade',
  'GET /api/scan-discover/places',
  'GET /api/vault/former',
  'POST /api/vault/exported',
  'POST /api/vault/reset',
  'POST /api/vault/restore',
  'DELETE /api/vault/passkeys/{credentialId}',
  'POST /api/vault/passkeys',
  'PUT /api/vault/key',
  'PUT /api/vault/passphrase',
  'PUT /api/vault/recovery-code',
  'PUT /api/trips/{id}/days/{day}',
  'PUT /api/trips/{id}/members/{uid}',
  'PUT /api/bookings/{id}/stay',
  'PUT /api/bookings/{id}/review',
  'DELETE /api/bookings/{id}/review',
  'GET /api/reviews/{subject}/{id}',
  'POST /api/admin/reviews/{id}/decision',
  'PUT /api/documents/{id}',
  'PUT /api/documents/{id}/renewal',
]

let everybody: Everybody
beforeAll(async () => {
  everybody = await newEverybody()
})

it('the rows are all the calls that the API describes', async () => {
  const { paths } = (await call('GET', '/api/openapi.json')).body as {
    paths: Record<string, object>
  }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const rows = new Set(ROWS.map((row) => row.call))
  expect([...rows, ...BEYOND_THE_DOCUMENT].toSorted()).toEqual(described.toSorted())
})

it.each([
  ['/api/login', '/sign-in?next=%2F'],
  ['/api/login?next=%2Fdashboard', '/sign-in?next=%2Fdashboard'],
  ['/api/logout', '/'],
])('GET %s leads to %s', async (path, location) => {
  const answer = await call('GET', path)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location])
})

it.each(ROWS)('$call shows $shows', async (row) => {
  expect(await play(row, everybody)).toEqual(expected(row))
})

const isAboutOne = (row: Row): boolean => row.call.includes('{id}')
const oncePerCall = (rows: readonly Row[]): readonly Row[] => [...new Map(rows.map((row) => [row.call, row])).values()]

it.each(oncePerCall(ROWS.filter(isAboutOne)))('$call is 404 where there is none of this id', async (row) => {
  const answer = await make(row, everybody, 'nosuchthing')
  expect(answer.status).toBe(404)
  expect(ErrorBody.parse(answer.body).code).toBe('not-found')
})

it.each(oncePerCall(ROWS.filter((row) => row.as !== 'visitor')))(
  '$call is 401 and Unauthorized for whoever is signed out',
  async (row) => {
    const { status, body } = await call(methodOf(row), row.call.split(' ')[1]?.replace('{id}', 'one') ?? '')
    expect(`${status}: ${JSON.stringify(body)}`).toMatch(/^401: .*Unauthorized/)
  },
)

it.each(REFUSALS)('"$says" is said, as $provenBy proves', ({ says, provenBy: [file, title] }) => {
  const test = readFileSync(new URL(file, import.meta.url), 'utf8')
  expect(test).toContain(says)
  expect(test).toContain(title)
})
