import { describe, expect, it } from 'vitest'
import { createFirestoreService } from '../firestore-service.ts'
import type { FirestoreError } from '../../service.ts'
import type { Caller, FirestoreService, Json } from '../../service.ts'
import { parseTimestamp } from '../values/timestamp.ts'

const DATABASE = 'projects/demo/databases/(default)'
const ROOT = `${DATABASE}/documents`
const ADMIN: Caller = { kind: 'admin' }
const ANN: Caller = { kind: 'user', uid: 'ann', token: {} }

const TRIPS = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'trips' }] } }
const OPEN_TRIPS = {
  parent: ROOT,
  structuredQuery: {
    from: [{ collectionId: 'trips' }],
    where: { fieldFilter: { field: { fieldPath: 'open' }, op: 'EQUAL', value: { booleanValue: true } } },
  },
}
const FIRST_TWO = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'trips' }], limit: 2 } }

const put = (service: FirestoreService, id: string, open = true) =>
  service.unary(
    'Commit',
    {
      database: DATABASE,
      writes: [{ update: { name: `${ROOT}/trips/${id}`, fields: { open: { booleanValue: open } } } }],
    },
    ADMIN,
  )
const remove = (service: FirestoreService, id: string) =>
  service.unary('Commit', { database: DATABASE, writes: [{ delete: `${ROOT}/trips/${id}` }] }, ADMIN)

const idOf = (name: unknown) => String(name).split('/').at(-1)
const ids = (value: unknown, sign: string) => (value === undefined ? '' : ` ${sign}${JSON.stringify(value)}`)

/** What a message says, without times and tokens: `change a +[2]`, `CURRENT [2]`, … */
function gist({ targetChange, documentChange, documentDelete, documentRemove, filter }: Json): string {
  if (documentChange) {
    const { document, targetIds, removedTargetIds } = documentChange as Record<string, unknown>
    return `change ${idOf((document as Json)['name'])}${ids(targetIds, '+')}${ids(removedTargetIds, '-')}`
  }
  for (const [kind, message] of Object.entries({ delete: documentDelete, remove: documentRemove }))
    if (message)
      return `${kind} ${idOf((message as Json)['document'])}${ids((message as Json)['removedTargetIds'], '-')}`
  if (filter) return `filter ${JSON.stringify(filter)}`
  const { targetChangeType = 'snapshot', targetIds, cause } = targetChange as Record<string, unknown>
  return `${String(targetChangeType)}${ids(targetIds, '')}${cause ? ` ${String((cause as Json)['code'])}` : ''}`
}

function listener(service: FirestoreService, caller: Caller = ADMIN) {
  const messages: Json[] = []
  const ended: (FirestoreError | undefined)[] = []
  const stream = service.listen(caller, {
    send: (message) => messages.push(message),
    end: (error) => ended.push(error),
  })
  return {
    ended,
    add: (target: Json) => stream.receive({ database: DATABASE, addTarget: target }),
    drop: (id: number) => stream.receive({ database: DATABASE, removeTarget: id }),
    close: () => stream.close(),
    /** What came since the last call. */
    heard: () => messages.splice(0).map(gist),
    last: () => messages.at(-1),
    lastToken: () => {
      const tokens = messages.flatMap(({ targetChange }) => (targetChange as Json | undefined)?.['resumeToken'] ?? [])
      return tokens.at(-1)
    },
  }
}

describe('a listener', () => {
  it('on a missing document is told so, then that this is current, then of a global snapshot', () => {
    const { add, heard } = listener(createFirestoreService())
    add({ documents: { documents: [`${ROOT}/trips/a`] }, targetId: 2 })
    expect(heard()).toEqual(['ADD [2]', 'delete a -[2]', 'CURRENT [2]', 'snapshot'])
  })

  it('on a document hears of each commit to it and of no other', async () => {
    const service = createFirestoreService()
    const { add, heard } = listener(service)
    add({ documents: { documents: [`${ROOT}/trips/a`] }, targetId: 2 })
    heard()
    await put(service, 'b')
    expect(heard()).toEqual([])
    await put(service, 'a')
    expect(heard()).toEqual(['change a +[2]', 'snapshot'])
    await remove(service, 'a')
    expect(heard()).toEqual(['delete a -[2]', 'snapshot'])
  })

  it('is told of a commit at a later time than its own, by which tabs with one cache know it from their write', async () => {
    const service = createFirestoreService()
    const { add, last } = listener(service)
    add({ query: TRIPS, targetId: 2 })
    const { commitTime } = await put(service, 'a')
    const { readTime } = { ...(last()?.['targetChange'] as Json | undefined) }
    expect(parseTimestamp(readTime)).toBeGreaterThan(parseTimestamp(commitTime))
  })

  it('is told of a document once for all targets that it belongs to', async () => {
    const service = createFirestoreService()
    const { add, heard } = listener(service)
    add({ query: TRIPS, targetId: 2 })
    add({ query: OPEN_TRIPS, targetId: 4 })
    heard()
    await put(service, 'a')
    expect(heard()).toEqual(['change a +[2,4]', 'snapshot'])
    await put(service, 'a', false)
    expect(heard()).toEqual(['change a +[2] -[4]', 'snapshot'])
  })

  it('with a limit gets the next document when one is deleted, and loses the last when one comes before it', async () => {
    const service = createFirestoreService()
    for (const id of ['b', 'c', 'd']) await put(service, id)
    const { add, heard } = listener(service)
    add({ query: FIRST_TWO, targetId: 2 })
    expect(heard()).toEqual(['ADD [2]', 'change b +[2]', 'change c +[2]', 'CURRENT [2]', 'snapshot'])
    await remove(service, 'b')
    expect(heard()).toEqual(['change d +[2]', 'delete b -[2]', 'snapshot'])
    await put(service, 'a')
    expect(heard()).toEqual(['change a +[2]', 'change d +[] -[2]', 'snapshot'])
  })

  it('hears nothing of a target once it is removed', async () => {
    const service = createFirestoreService()
    const { add, drop, heard } = listener(service)
    add({ query: TRIPS, targetId: 2 })
    drop(2)
    expect(heard().at(-1)).toBe('REMOVE [2]')
    await put(service, 'a')
    expect(heard()).toEqual([])
  })

  it('that asks once is removed after its first snapshot', () => {
    const { add, heard } = listener(createFirestoreService())
    add({ query: TRIPS, targetId: 2, once: true })
    expect(heard()).toEqual(['ADD [2]', 'CURRENT [2]', 'snapshot', 'REMOVE [2]'])
  })

  it('is told of a malformed query by the end of that target alone', () => {
    const { add, heard, ended } = listener(createFirestoreService())
    add({ query: { parent: ROOT, structuredQuery: { limit: -1 } }, targetId: 2 })
    expect(heard()).toEqual(['REMOVE [2] 3'])
    expect(ended).toEqual([])
  })
})

/** A listener that knew three trips and left, and another to take its place. */
const start = async (query: Json) => {
  const service = createFirestoreService()
  for (const id of ['a', 'b', 'c']) await put(service, id)
  const first = listener(service)
  first.add({ query, targetId: 2 })
  const resumeToken = first.lastToken()
  first.close()
  return { service, resumeToken, second: listener(service) }
}

describe('a listener that resumes', () => {
  it('hears only what changed since, with deletions and what left the query', async () => {
    const { service, resumeToken, second } = await start(OPEN_TRIPS)
    await put(service, 'd')
    await remove(service, 'a')
    await put(service, 'b', false)
    second.add({ query: OPEN_TRIPS, targetId: 2, resumeToken })
    expect(second.heard()).toEqual([
      'ADD [2]',
      'change d +[2]',
      'delete a -[2]',
      'change b +[] -[2]',
      'CURRENT [2]',
      'snapshot',
    ])
  })

  it('hears nothing of documents when nothing changed', async () => {
    const { resumeToken, second } = await start(TRIPS)
    second.add({ query: TRIPS, targetId: 2, resumeToken, expectedCount: 3 })
    expect(second.heard()).toEqual(['ADD [2]', 'CURRENT [2]', 'snapshot'])
  })

  it('is told the true count when it counts otherwise', async () => {
    const { service, resumeToken, second } = await start(TRIPS)
    await remove(service, 'a')
    second.add({ query: TRIPS, targetId: 2, resumeToken, expectedCount: 5 })
    expect(second.heard()).toContain('filter {"targetId":2,"count":2}')
  })

  it('from before the server started is reset and told everything', async () => {
    const { service, second } = await start(TRIPS)
    await remove(service, 'b')
    const resumeToken = Buffer.from('1000000').toString('base64')
    second.add({ query: TRIPS, targetId: 2, resumeToken })
    expect(second.heard()).toEqual([
      'ADD [2]',
      'RESET [2]',
      'change a +[2]',
      'change c +[2]',
      'CURRENT [2]',
      'snapshot',
    ])
  })
})

const rulesFor = (condition: string) =>
  `service cloud.firestore { match /databases/{d}/documents { match /trips/{t} { allow read: if ${condition}; } } }`

describe('a listener under rules', () => {
  it('is refused with code 7, and other targets of the stream go on', async () => {
    const service = createFirestoreService()
    service.setRules('demo', rulesFor('resource.data.open == true'))
    const { add, heard, ended } = listener(service, ANN)
    add({ query: TRIPS, targetId: 2 })
    add({ query: OPEN_TRIPS, targetId: 4 })
    expect(heard()).toEqual(['REMOVE [2] 7', 'ADD [4]', 'CURRENT [4]', 'snapshot'])
    await put(service, 'a')
    expect(heard()).toEqual(['change a +[4]', 'snapshot'])
    expect(ended).toEqual([])
  })

  it('is ended when a change takes away the right to see the document', async () => {
    const service = createFirestoreService()
    service.setRules('demo', rulesFor('resource.data.open == true'))
    await put(service, 'a')
    const { add, heard } = listener(service, ANN)
    add({ documents: { documents: [`${ROOT}/trips/a`] }, targetId: 2 })
    heard()
    await put(service, 'a', false)
    expect(heard()).toEqual(['REMOVE [2] 7'])
  })

  it('does not see the new content of a document that left its query and that it may not get', async () => {
    const service = createFirestoreService()
    service.setRules('demo', rulesFor('resource.data.open == true'))
    await put(service, 'a')
    const { add, heard } = listener(service, ANN)
    add({ query: OPEN_TRIPS, targetId: 2 })
    heard()
    await put(service, 'a', false)
    expect(heard()).toEqual(['remove a -[2]', 'snapshot'])
  })
})
