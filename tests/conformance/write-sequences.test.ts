import { doc, type Firestore, getDoc, runTransaction, setDoc } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'
import { rawCalls, type RawCalls } from '../engines/raw-calls.ts'

let engine: Engine
let raw: RawCalls
let db: Firestore
useEmptyEngine((empty) => {
  ;({ engine, db } = empty)
  raw = rawCalls(engine)
})

const ref = () => doc(db, 'trips/one')
const name = () => `${engine.documents}/trips/one`
const one = (value: string) => ({ stringValue: value })

const WRITES = {
  set: () => ({ update: { name: name(), fields: { by: one('set') } } }),
  update: () => ({
    update: { name: name(), fields: { by: one('update') } },
    updateMask: { fieldPaths: ['by'] },
    currentDocument: { exists: true },
  }),
  create: () => ({ update: { name: name(), fields: { by: one('create') } }, currentDocument: { exists: false } }),
  delete: () => ({ delete: name() }),
  'delete what exists': () => ({ delete: name(), currentDocument: { exists: true } }),
  'delete what does not exist': () => ({ delete: name(), currentDocument: { exists: false } }),
  verify: () => ({ verify: name(), currentDocument: { exists: true } }),
}
type WriteName = keyof typeof WRITES

const commit = (...writes: readonly WriteName[]) => raw.commit(...writes.map((write) => WRITES[write]()))
const stored = async () => (await engine.admin().doc('trips/one').get()).data()

describe('two writes to one document in a commit', () => {
  it.each([
    ['delete', 'update', 'Cannot delete then update an entity in the same request.'],
    ['delete', 'delete what exists', 'Cannot delete then delete an entity in the same request.'],
    ['delete what exists', 'update', 'Cannot delete then update an entity in the same request.'],
    ['create', 'create', 'Cannot insert then insert an entity in the same request.'],
    ['set', 'create', 'Cannot upsert then insert an entity in the same request.'],
    ['update', 'create', 'Cannot update then insert an entity in the same request.'],
    ['set', 'delete what does not exist', 'Cannot upsert then delete an entity in the same request.'],
    ['verify', 'set', 'the same document cannot be verified and then written in a single request'],
    ['delete', 'verify', 'the same document cannot be written and then verified in a single request'],
    ['verify', 'verify', 'the same document cannot be verified more than once in a single request'],
  ] as const)('%s, then %s, is an invalid argument, whether it exists or not', async (first, second, message) => {
    const refused = { status: 400, code: 'INVALID_ARGUMENT', message }
    expect(await commit(first, second)).toMatchObject(refused)
    expect(await stored()).toBeUndefined()
    await engine.admin().doc('trips/one').set({ by: 'nobody' })
    expect(await commit(first, second)).toMatchObject(refused)
    expect(await stored()).toEqual({ by: 'nobody' })
  })

  it.each([
    ['delete', 'set', { by: 'set' }],
    ['delete', 'create', { by: 'create' }],
    ['delete', 'delete', undefined],
    ['set', 'update', { by: 'update' }],
    ['create', 'update', { by: 'update' }],
    ['set', 'delete what exists', undefined],
  ] as const)('%s, then %s, leaves what the second wrote', async (first, second, left) => {
    expect(await commit(first, second)).toMatchObject({ status: 200 })
    expect(await stored()).toEqual(left)
  })

  it('are told the time of what is left of the document', async () => {
    const times = async (...writes: readonly WriteName[]) => {
      const { body } = await commit(...writes)
      return (body as { writeResults: { updateTime?: string }[] }).writeResults.map(({ updateTime }) => updateTime)
    }
    expect(await times('set', 'delete')).toEqual([undefined, undefined])
    const [deleted, set] = await times('delete', 'set')
    expect(deleted).toEqual(expect.any(String))
    expect(set).toBe(deleted)
    expect(await times('verify')).toEqual([set])
  })
})

it('a verification without a precondition is refused', async () => {
  expect(await raw.commit({ verify: name() })).toMatchObject({ status: 400, code: 'INVALID_ARGUMENT' })
})

it.each([
  ['a transform of nothing', { fieldTransforms: [] }],
  [
    'transforms of a field and one inside it',
    {
      fieldTransforms: [
        { fieldPath: 'a', increment: { integerValue: '1' } },
        { fieldPath: 'a.b', increment: { integerValue: '1' } },
      ],
    },
  ],
])('%s is refused', async (_, transform) => {
  expect(await raw.commit({ transform: { document: name(), ...transform } })).toMatchObject({ status: 400 })
})

describe('two writes to one document in a transaction of the web SDK', () => {
  type Step = 'get' | 'delete' | 'update' | 'set'
  type End = 'invalid-argument' | 'not-found' | 'missing' | 'update' | 'set'

  async function end(isThere: boolean, steps: readonly Step[]): Promise<End> {
    if (isThere) await setDoc(ref(), { by: 'nobody', stays: true })
    try {
      await runTransaction(db, async (transaction) => {
        for (const step of steps)
          if (step === 'get') await transaction.get(ref())
          else if (step === 'delete') transaction.delete(ref())
          else if (step === 'set') transaction.set(ref(), { by: step })
          else transaction.update(ref(), { by: step })
      })
    } catch (error) {
      return (error as { code: End }).code
    }
    const left = await getDoc(ref())
    return left.exists() ? (left.get('by') as End) : 'missing'
  }

  const PAIRS: readonly (readonly [Step, Step, onExisting: End, onMissing: End, onMissingUnread: End])[] = [
    ['delete', 'delete', 'missing', 'missing', 'missing'],
    ['delete', 'update', 'invalid-argument', 'invalid-argument', 'invalid-argument'],
    ['delete', 'set', 'set', 'set', 'set'],
    ['update', 'delete', 'missing', 'invalid-argument', 'not-found'],
    ['update', 'update', 'update', 'invalid-argument', 'not-found'],
    ['update', 'set', 'set', 'invalid-argument', 'not-found'],
    ['set', 'delete', 'missing', 'missing', 'missing'],
    ['set', 'update', 'update', 'update', 'update'],
    ['set', 'set', 'set', 'set', 'set'],
  ]

  it.each(PAIRS)('%s, then %s, on an existing document', async (first, second, onExisting) => {
    expect(await end(true, [first, second])).toBe(onExisting)
    expect(await end(true, ['get', first, second])).toBe(onExisting)
  })

  it.each(PAIRS)('%s, then %s, on a missing document', async (first, second, _existing, onMissing, onMissingUnread) => {
    expect(await end(false, [first, second])).toBe(onMissingUnread)
    await engine.admin().doc('trips/one').delete()
    expect(await end(false, ['get', first, second])).toBe(onMissing)
  })

  it('a document cannot be read after a write, and one that is wrong for good is tried once', async () => {
    let attempts = 0
    const reading = runTransaction(db, async (transaction) => {
      attempts += 1
      transaction.set(ref(), { count: 1 })
      await transaction.get(ref())
    })
    await expect(reading).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(attempts).toBe(1)
  })
})
