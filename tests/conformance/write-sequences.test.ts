import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEngine, type Engine } from '../engines/engine.ts'
import { rawCalls, type RawCalls } from '../engines/raw-calls.ts'

let engine: Engine
let raw: RawCalls

beforeAll(async () => {
  engine = await startEngine()
  raw = rawCalls(engine)
})
beforeEach(() => engine.reset())
afterAll(() => engine.close())

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
