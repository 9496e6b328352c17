import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  loadBundle,
  namedQuery,
  onSnapshot,
  type QuerySnapshot,
  setDoc,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { collect } from '../engines/collect.ts'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

let engine: Engine
let db: Firestore
useEmptyEngine((empty) => ({ engine, db } = empty))

const trips = () => engine.admin().collection('trips')
const write = (days: Readonly<Record<string, number>>) =>
  engine.seed('trips', Object.fromEntries(Object.entries(days).map(([id, value]) => [id, { days: value }])))

/** What a server sends to many clients instead of their asking: two named queries with what they find, and a document. */
async function build(): Promise<string> {
  const bundle = engine.admin().bundle('trips-of-the-week')
  bundle.add('longest', await trips().orderBy('days', 'desc').limit(1).get())
  bundle.add('last-of-longest', await trips().orderBy('days', 'desc').limitToLast(1).get())
  bundle.add(await trips().doc('rome').get())
  bundle.add(await trips().doc('nowhere').get())
  return new TextDecoder().decode(bundle.build())
}

const daysOf = (found: QuerySnapshot) => found.docs.map((it) => `${it.id} ${it.get('days')}`)
async function named(name: string) {
  const found = await namedQuery(db, name)
  if (found === null) throw new Error(`No query is named ${name}.`)
  return found
}

describe('a bundle', () => {
  it('is read by a client, which then answers from it without the server', async () => {
    await write({ rome: 3, oslo: 5, bern: 1 })
    const done = await loadBundle(db, await build())
    expect(done).toMatchObject({ taskState: 'Success', documentsLoaded: 4, totalDocuments: 4 })
    expect(daysOf(await getDocsFromCache(await named('longest')))).toEqual(['oslo 5'])
    expect(daysOf(await getDocsFromCache(await named('last-of-longest')))).toEqual(['bern 1'])
    expect((await getDocFromCache(doc(db, 'trips/rome'))).get('days')).toBe(3)
    expect((await getDocFromCache(doc(db, 'trips/nowhere'))).exists()).toBe(false)
    expect(await namedQuery(db, 'nothing')).toBeNull()
  })

  it('tells how far it is, and of nothing when it was read before', async () => {
    await write({ rome: 3 })
    const content = await build()
    const told: string[] = []
    for (let time = 0; time < 2; time += 1) {
      const loading = loadBundle(db, content)
      loading.onProgress(({ documentsLoaded, taskState }) => void told.push(`${documentsLoaded} ${taskState}`))
      await loading
    }
    expect(told).toEqual(['0 Running', '1 Running', '2 Running', '2 Success', '2 Success'])
  })

  it('does not put back what the client knows to be newer', async () => {
    await write({ rome: 3, oslo: 5 })
    const content = await build()
    await write({ rome: 4, oslo: 1 })
    const heard = collect<QuerySnapshot>((next, fail) => onSnapshot(collection(db, 'trips'), next, fail))
    await heard.until((it) => !it.metadata.fromCache && it.size === 2)
    await loadBundle(db, content)
    expect(daysOf(await getDocs(await named('longest')))).toEqual(['rome 4'])
    expect((await getDoc(doc(db, 'trips/oslo'))).get('days')).toBe(1)
    expect(heard.all.map(daysOf)).toEqual([['oslo 1', 'rome 4']])
  })

  it('is caught up by the server from its time on', async () => {
    await write({ rome: 3, oslo: 5 })
    const content = await build()
    await engine.admin().doc('trips/oslo').delete()
    await write({ rome: 4 })
    await loadBundle(db, content)
    const longest = await named('longest')
    const heard = collect<QuerySnapshot>((next, fail) =>
      onSnapshot(longest, { includeMetadataChanges: true }, next, fail),
    )
    expect(daysOf(await heard.until((it) => !it.metadata.fromCache))).toEqual(['rome 4'])
    expect(daysOf(await getDocs(collection(db, 'trips')))).toEqual(['rome 4'])
  })

  it('of another project is refused, and the next one is read', async () => {
    await write({ rome: 3 })
    const content = await build()
    const foreign = content.replaceAll(engine.project, engine.project.replace(/^demo/, 'memo'))
    await expect(loadBundle(db, foreign)).rejects.toThrow('different project')
    expect(await loadBundle(db, content)).toMatchObject({ taskState: 'Success' })
  })

  it('leaves own writes that are not yet sent on top', async () => {
    await write({ rome: 3 })
    const content = await build()
    const written = setDoc(doc(db, 'trips/rome'), { days: 9 })
    await loadBundle(db, content)
    expect((await getDocFromCache(doc(db, 'trips/rome'))).get('days')).toBe(9)
    await written
  })
})
