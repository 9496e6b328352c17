import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { LOCAL, ROOT } from '@waymark/tools/local-stack/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '@waymark/contract/endpoints'
import { call } from './support/call.ts'
import { type OpenApi, openApiClient } from './support/openapi-client.ts'
import { newPerson } from './support/people.ts'
import { ORIGIN } from './support/stack.ts'

/** What somebody would write with it; each line that is wrong must be refused, or the compiler complains of the mark. */
const USES = `
import { clientOf, type Calls, type Failure } from './client.ts'
const request = clientOf('https://waymark.test', {})

const list = await request('listPackingLists', {})
if (!('code' in list)) list.map(({ title, items }) => title.toUpperCase() + items.length)
else list.message.toUpperCase()
await request('searchStays', { query: { location: 'Lisbon' } })
await request('deleteTrip', { path: { id: 't1' } })
await request('updateProfile', { body: { location: 'Lisbon' } })
const failure: Failure['code'] = 'not-found'
export const health: Calls['getHealth']['response']['status'] = 'ok'

// @ts-expect-error a call that is not there
await request('deleteEverything', {})
// @ts-expect-error no id
await request('deleteTrip', {})
// @ts-expect-error an id that is none
await request('deleteTrip', { path: { id: 1 } })
// @ts-expect-error a field of no profile
await request('updateProfile', { body: { isAdmin: true } })
// @ts-expect-error a word that no failure has
const other: Failure['code'] = failure === 'not-found' ? 'nonsense' : failure
// @ts-expect-error a field of no list
if (!('code' in list)) list.map(({ nonsense }) => nonsense)
export { other }
`

const FOLDER = `${LOCAL}openapi-client-${process.pid}/`

interface Client {
  readonly clientOf: (
    origin: string,
    headers: Readonly<Record<string, string>>,
  ) => (name: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>
}

let text: string
beforeAll(async () => {
  text = openApiClient((await call('GET', '/api/openapi.json')).body as OpenApi)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}client.ts`, text)
  writeFileSync(`${FOLDER}uses.ts`, USES)
})
afterAll(() => rmSync(FOLDER, { recursive: true }))

it('the client that is made from the document knows every call, and by types what each takes and answers', () => {
  for (const name of Object.keys(ENDPOINTS)) expect(text).toContain(`  ${name}: {`)
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--allowImportingTsExtensions']
  const target = [
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--target',
    'esnext',
    '--types',
    '',
    '--ignoreConfig',
  ]
  const { stdout, status } = spawnSync(
    process.execPath,
    [`${ROOT}node_modules/typescript/bin/tsc`, ...options, ...target, `${FOLDER}uses.ts`],
    { encoding: 'utf8' },
  )
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

it('that client calls the API', async () => {
  const person = await newPerson()
  const { clientOf } = (await import(`${FOLDER}client.ts`)) as Client
  const request = clientOf(ORIGIN, person.byBearer)
  expect(await request('getHealth', {})).toMatchObject({ status: 'ok' })
  expect(await request('updateProfile', { body: { location: 'Lisbon' } })).toMatchObject({ location: 'Lisbon' })
  expect(await request('getCurrentUser', {})).toMatchObject({ id: person.uid, location: 'Lisbon' })
  expect(await request('deleteTrip', { path: { id: 'no such' } })).toMatchObject({ code: 'not-found' })
  expect(await request('searchStays', { query: { pageSize: 1 } })).toMatchObject({ page: 1, pageSize: 1 })
})
