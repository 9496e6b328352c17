import { randomUUID } from 'node:crypto'
import { AdminActivity } from '@waymark/contract/activities/activity-calls'
import { LIMITS } from '@waymark/contract/limits'
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTheApp } from './support/app.ts'
import { call } from './support/call.ts'
import { anActivityForm, submittedActivity } from './support/catalog.ts'
import { documentOf, storedActivity } from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'

let admin: Person
beforeAll(async () => {
  admin = await newPerson({ admin: true })
})

const APPROVE = { decision: 'approve' }
const reject = (reason = 'The meeting point is missing.') => ({ decision: 'reject', reason })

const review = (id: string, json: unknown, who = admin) =>
  call('POST', `/api/admin/activities/${id}/review`, { headers: who.byBearer, json })

const storedOf = async (id: string) => (await documentOf('activities', id).get()).data()

const noticesOf = async (uid: string) =>
  (await adminFirestore.collection(`users/${uid}/notices`).orderBy('createdAt', 'desc').get()).docs

const isOffered = async (id: string): Promise<boolean> => {
  const { body } = await call('GET', '/api/activities')
  return (body as { id: string }[]).some((activity) => activity.id === id)
}

describe('a submission', () => {
  it('is offered to everyone once it is approved, and its submitter is told', async () => {
    const ann = await newPerson()
    const { id } = await submittedActivity(ann)
    expect(await isOffered(id)).toBe(false)
    const answer = await review(id, APPROVE)
    expect(answer.status).toBe(200)
    expect(AdminActivity.parse(answer.body)).toMatchObject({
      id,
      status: 'approved',
      rejectionReason: null,
      version: 2,
    })
    expect(await isOffered(id)).toBe(true)
    const [notice, ...more] = await noticesOf(ann.uid)
    expect(more).toEqual([])
    expect(notice?.data()).toEqual({
      kind: 'activity-approved',
      text: 'Your activity "Tile painting in Alfama" was approved.',
      subjectId: id,
      createdAt: expect.anything(),
      readAt: null,
      expiresAt: expect.anything(),
    })
  })

  it('is rejected with a reason, which its submitter reads, and which goes when it is edited', async () => {
    const ann = await newPerson()
    const { id } = await submittedActivity(ann)
    expect((await review(id, reject())).status).toBe(200)
    expect(await isOffered(id)).toBe(false)
    const own = await call('GET', '/api/activities/my-submissions', { headers: ann.byBearer })
    expect(own.body).toMatchObject([{ id, status: 'rejected', rejectionReason: 'The meeting point is missing.' }])
    expect((await noticesOf(ann.uid))[0]?.data()).toMatchObject({
      kind: 'activity-rejected',
      text: 'Your activity "Tile painting in Alfama" was rejected: The meeting point is missing.',
    })
    await call('PUT', `/api/activities/${id}/edit`, { headers: ann.byBearer, json: anActivityForm() })
    expect(await storedOf(id)).toMatchObject({ status: 'pending', rejectionReason: null })
    expect((await review(id, APPROVE)).status).toBe(200)
    expect((await noticesOf(ann.uid)).map((notice) => notice.get('kind'))).toEqual([
      'activity-approved',
      'activity-rejected',
    ])
  })

  it('with the longest title and the longest reason still makes a notice that can be read', async () => {
    const ann = await newPerson()
    const { id } = await submittedActivity(ann, { title: 'T'.repeat(LIMITS.title) })
    expect((await review(id, reject('r'.repeat(LIMITS.reviewReason)))).status).toBe(200)
    expect(String((await noticesOf(ann.uid))[0]?.get('text')).length).toBeLessThanOrEqual(LIMITS.longText)
  })

  it('is decided once: the same again changes nothing, another decision is refused', async () => {
    const ann = await newPerson()
    const { id } = await submittedActivity(ann)
    const answers = await Promise.all([APPROVE, APPROVE, APPROVE].map((decision) => review(id, decision)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await review(id, reject())).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'This activity has been approved already' },
    })
    expect(await storedOf(id)).toMatchObject({ status: 'approved', version: 2 })
    expect(await noticesOf(ann.uid)).toHaveLength(1)
  })

  it('that was edited since is not decided by what an administrator saw before', async () => {
    const ann = await newPerson()
    const { id, version } = await submittedActivity(ann)
    await call('PUT', `/api/activities/${id}/edit`, { headers: ann.byBearer, json: anActivityForm({ price: '9.00' }) })
    expect((await review(id, { ...APPROVE, version })).status).toBe(409)
    expect(await storedOf(id)).toMatchObject({ status: 'pending' })
    expect(await noticesOf(ann.uid)).toEqual([])
    expect((await review(id, { ...APPROVE, version: version + 1 })).status).toBe(200)
  })

  it('of nobody is decided without telling anybody', async () => {
    const id = await storedActivity({ status: 'pending', submittedBy: null })
    expect((await review(id, APPROVE)).status).toBe(200)
    expect(await storedOf(id)).toMatchObject({ status: 'approved' })
  })
})

describe('reviewing', () => {
  it.each([
    ['without a decision', {}, 'decision'],
    ['with another decision', { decision: 'maybe' }, 'decision'],
    ['that rejects without a reason', { decision: 'reject' }, 'reason'],
    ['that rejects with a blank reason', reject('  '), 'reason'],
    ['that rejects at too great length', reject('x'.repeat(LIMITS.reviewReason + 1)), 'reason'],
    ['that approves with a reason', { ...APPROVE, reason: 'x' }, 'reason'],
  ])('%s is refused, and changes nothing', async (_what, json, field) => {
    const { id } = await submittedActivity(await newPerson())
    const before = await storedOf(id)
    const answer = await review(id, json)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-argument' } })
    expect(Object.keys((answer.body as { fields: object }).fields)).toContain(field)
    expect(await storedOf(id)).toEqual(before)
  })

  it('asks for the reason of a rejection in words', async () => {
    const { id } = await submittedActivity(await newPerson())
    expect(await review(id, reject(' '))).toMatchObject({ body: { fields: { reason: 'Reason is required' } } })
  })

  it('is for administrators alone, and not for who submitted it', async () => {
    const ann = await newPerson()
    const { id } = await submittedActivity(ann)
    const before = await storedOf(id)
    for (const who of [ann, await newPerson()]) expect((await review(id, APPROVE, who)).status).toBe(403)
    expect((await call('POST', `/api/admin/activities/${id}/review`, { json: APPROVE })).status).toBe(401)
    expect(await storedOf(id)).toEqual(before)
    expect(await noticesOf(ann.uid)).toEqual([])
  })

  it('of what is not there is 404', async () => {
    for (const id of [randomUUID(), 'x'.repeat(128)]) expect((await review(id, APPROVE)).status).toBe(404)
  })
})

describe('a notice', () => {
  it('is marked as read by its reader in the app, and by nobody else', async () => {
    const [ann, eve] = [await newPerson(), await newPerson()]
    const { id } = await submittedActivity(ann)
    await review(id, APPROVE)
    const notice = (await noticesOf(ann.uid))[0]?.id ?? ''
    const markAs = (who: Person) =>
      inTheApp(who, (db) => updateDoc(doc(db, `users/${ann.uid}/notices/${notice}`), { readAt: serverTimestamp() }))
    await expect(markAs(eve)).rejects.toMatchObject({ code: 'permission-denied' })
    await markAs(ann)
    expect((await noticesOf(ann.uid))[0]?.get('readAt')).not.toBeNull()
    await expect(markAs(ann)).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
