import { randomUUID } from 'node:crypto'
import { ListedAuditEntry } from '@waymark/contract/audit/audit-calls'
import { z } from '@waymark/contract/zod'
import { Query } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { deleteAccommodation as deleteHere } from '../../functions/src/stays/accommodations-store.ts'
import { setAdmin } from '../../functions/src/users/set-admin.ts'
import { call } from './support/call.ts'
import { anActivityForm, anAccommodationForm, aCharterForm, submittedActivity } from './support/catalog.ts'
import { aCharterBooking, book, bookingIn, storedCharter } from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'

let admin: Person
beforeAll(async () => {
  admin = await newPerson({ admin: true })
})

const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown): Promise<string> => {
  const answer = await call(method, path, { headers: admin.byBearer, ...(json !== undefined && { json }) })
  expect(answer.status).toBe(200)
  return z.parse(z.object({ id: z.prefault(z.string(), '') }), answer.body).id
}

const entriesOf = async (query: string): Promise<ListedAuditEntry[]> =>
  z.parse(
    z.array(ListedAuditEntry),
    (await call('GET', `/api/admin/audit-entries${query}`, { headers: admin.byBearer })).body,
  )

/** What the trail says was done to it, the oldest first. */
const trailOf = async (subjectId: string) =>
  (await entriesOf('')).filter((entry) => entry.subjectId === subjectId).toReversed()

describe('the audit trail', () => {
  it.each([
    ['activity', '/api/admin/activities', anActivityForm],
    ['accommodation', '/api/admin/accommodations', anAccommodationForm],
    ['charter-trip', '/api/charter-trips', aCharterForm],
  ] as const)(
    'says who made, edited and deleted an %s, with what it was before and after',
    async (subject, path, form) => {
      const id = await send('POST', path, form({ title: 'First' }))
      await send('PUT', `${path}/${id}`, form({ title: 'Second' }))
      await send('DELETE', `${path}/${id}`)
      const trail = await trailOf(id)
      expect(trail.map(({ act, title }) => [act, title])).toEqual([
        ['create', 'First'],
        ['edit', 'First'],
        ['delete', 'Second'],
      ])
      for (const entry of trail) expect(entry).toMatchObject({ subject, adminId: admin.uid, adminEmail: admin.email })
      const [made, edited, deleted] = trail
      expect(made?.before).toBeNull()
      expect(edited?.before).toBe(made?.after)
      expect(edited?.after).not.toBe(edited?.before)
      expect(deleted?.before).toBe(edited?.after)
      expect(deleted?.after).toBeNull()
    },
  )

  it.each([true, false])(
    'says of a deleted stay what a colleague made of it just before, on offer or not (%s)',
    async (isActive) => {
      const path = '/api/admin/accommodations'
      const id = await send('POST', path, anAccommodationForm({ title: 'First' }))
      let reads = 0
      const read = Reflect.get(Query.prototype, 'get') as (this: Query) => ReturnType<Query['get']>
      // Between the look at its nights and the deletion.
      const spy = vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
        reads += 1
        if (reads === 2) await send('PUT', `${path}/${id}`, anAccommodationForm({ title: 'Second', isActive }))
        return read.call(this)
      })
      try {
        expect(await deleteHere(id, '2026-11-01', { adminId: admin.uid, act: 'delete' })).toBe('deleted')
      } finally {
        spy.mockRestore()
      }
      const [, edited, deleted] = await trailOf(id)
      expect([edited?.act, deleted?.act, deleted?.title]).toEqual(['edit', 'delete', 'Second'])
      expect(deleted?.before).toBe(edited?.after)
      expect((await adminFirestore.collection('accommodations').doc(id).get()).exists).toBe(false)
    },
  )

  it('says who approved a submission, once, and nothing of what its submitter did', async () => {
    const { id } = await submittedActivity(await newPerson())
    expect(await trailOf(id)).toEqual([])
    await send('POST', `/api/admin/activities/${id}/review`, { decision: 'approve' })
    await send('POST', `/api/admin/activities/${id}/review`, { decision: 'approve' })
    expect((await trailOf(id)).map(({ act }) => act)).toEqual(['approve'])
  })

  it('says who confirmed and cancelled a booking, and nothing of what its customer did', async () => {
    const customer = await newPerson()
    const { id } = bookingIn(await book(customer, aCharterBooking(await storedCharter())))
    await send('POST', `/api/admin/bookings/${id}/confirm`)
    await send('POST', `/api/admin/bookings/${id}/cancel`)
    const [confirmed, cancelled, ...others] = await trailOf(id)
    expect([confirmed?.act, cancelled?.act, others]).toEqual(['confirm', 'cancel', []])
    expect(cancelled?.before).toBe(confirmed?.after)
    expect(JSON.stringify([confirmed, cancelled])).not.toContain(customer.email)
  })

  it('says that somebody was made an administrator, and who is none any more', async () => {
    const { uid, email } = await newPerson()
    await setAdmin(email, true, { unverified: true, secondFactor: 'none' })
    await setAdmin(email, false, { unverified: true, secondFactor: 'none' })
    const trail = await trailOf(uid)
    expect(trail.map(({ act, adminId, subject }) => [act, adminId, subject])).toEqual([
      ['make-administrator', 'operator', 'account'],
      ['end-administrator', 'operator', 'account'],
    ])
  })

  it('writes nothing where the act was refused', async () => {
    const id = await send('POST', '/api/admin/activities', anActivityForm({ title: 'Kept' }))
    const answer = await call('PUT', `/api/admin/activities/${id}`, {
      headers: admin.byBearer,
      json: anActivityForm({ title: 'Lost', version: 99 }),
    })
    expect(answer.status).toBe(409)
    expect((await trailOf(id)).map(({ act }) => act)).toEqual(['create'])
  })

  it('is read page by page, all of it or of one kind', async () => {
    const mine = `old-${randomUUID()}`
    const old = (minute: number) => ({
      adminId: admin.uid,
      act: 'edit',
      subject: 'account',
      subjectId: `${mine}-${minute}`,
      title: '',
      before: null,
      after: null,
      createdAt: new Date(Date.UTC(2020, 0, 1, 0, minute)),
    })
    const batch = adminFirestore.batch()
    for (let minute = 0; minute < 60; minute += 1)
      batch.create(adminFirestore.collection('auditEntries').doc(), old(minute))
    await batch.commit()
    const ids: string[] = []
    for (let after = ''; ;) {
      const page = await entriesOf(`?subject=account${after}`)
      ids.push(...page.map(({ subjectId }) => subjectId))
      for (const { subject } of page) expect(subject).toBe('account')
      if (page.length < 50) break
      after = `&after=${page.at(-1)?.id}`
    }
    const wanted = Array.from({ length: 60 }, (_, index) => `${mine}-${59 - index}`)
    expect(ids.filter((id) => id.startsWith(mine))).toEqual(wanted)
    expect((await call('GET', '/api/admin/audit-entries?subject=nothing', { headers: admin.byBearer })).status).toBe(
      400,
    )
  })
})
