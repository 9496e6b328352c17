import { randomUUID } from 'node:crypto'
import { EVENT_STREAM } from '@waymark/contract/assistant/answer-stream'
import { ChatReply } from '@waymark/contract/assistant/assistant-calls'
import type { Accommodation } from '@waymark/contract/stays/accommodation'
import { anAccommodation } from '@waymark/contract/fixtures/accommodations'
import { ErrorBody } from '@waymark/contract/errors'
import { QUOTAS } from '@waymark/contract/quotas'
import { stayTokens } from '@waymark/atlas/stay-tokens'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from './support/call.ts'
import { savedList } from './support/packing-lists.ts'
import { newPerson, type Person } from './support/people.ts'
import { storedStay } from './support/marketplace.ts'
import { adminFirestore } from './support/stack.ts'
import { plannedTrip, quotaDocument, soon } from './support/trips.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

const post = (json: unknown, who: Person = person, headers: Readonly<Record<string, string>> = {}) =>
  call('POST', '/api/assistant/chat', { headers: { ...who.byBearer, ...headers }, json })

async function ask(message: string, who: Person = person, more: object = {}): Promise<ChatReply> {
  await quotaDocument(who).delete()
  const answer = await post({ message, ...more }, who)
  expect(answer.status).toBe(200)
  return ChatReply.parse(answer.body)
}

describe('POST /api/assistant/chat', () => {
  it('answers from the guide, with suggestions, actions and the context of the talk', async () => {
    const reply = await ask('Plan a trip to Lisbon from Oslo, budget $900')
    expect(reply.answeredBy).toBe('guide')
    expect(reply.response).toContain('Let us plan Lisbon')
    expect(reply.suggestions).toContain('Best time to visit Lisbon')
    expect(reply.actions).toEqual([
      { type: 'plan-trip', fields: { destination: 'Lisbon', departureCity: 'Oslo', budget: '$500 - $1,000' } },
    ])
    expect(reply.context).toEqual({ destination: 'Lisbon', departureCity: 'Oslo', budget: '900', topic: 'itinerary' })
  })

  it('goes on with the context that it gave, and hands back what it does not know', async () => {
    const { context } = await ask('What to see in Kyoto')
    const reply = await ask('And what to eat there?', person, {
      context: { ...context, wish: 'sea view' },
      previousMessages: [{ role: 'user', content: 'What to see in Kyoto' }],
    })
    expect(reply.response).toContain('What people eat in Kyoto')
    expect(reply.context).toMatchObject({ destination: 'Kyoto', wish: 'sea view' })
  })

  it('takes whole messages as other clients send them', async () => {
    const whole = {
      id: '1',
      role: 'user',
      content: 'Hello',
      timestamp: '2026-01-01T00:00:00Z',
      suggestions: [],
      actions: [],
    }
    expect((await ask('Hello', person, { previousMessages: [whole] })).answeredBy).toBe('guide')
  })

  it('knows the trips and packing lists of whoever asks, and of nobody else', async () => {
    const [owner, stranger] = [await newPerson(), await newPerson()]
    await plannedTrip(owner, { destination: 'Porto', startDate: soon(20), endDate: soon(21) })
    await savedList(owner, { title: 'Porto by tram' })
    expect((await ask('Tell me about my next trip', owner)).response).toMatch(/Porto.*It begins in \d+ days\./)
    expect((await ask('What is on my packing list?', owner)).response).toContain('Porto by tram: 0 of 2 items packed.')
    expect((await ask('Find Hotels', owner)).response).toContain('You have a trip to Porto planned')
    for (const message of ['Tell me about my next trip', 'What is on my packing list?', `my trips of ${owner.uid}`]) {
      expect(JSON.stringify(await ask(message, stranger))).not.toContain('Porto')
    }
  })

  it('names what can be booked, without what is not open to everybody', async () => {
    const add = async (collection: string, fields: object) => {
      const document = adminFirestore.collection(collection).doc(randomUUID())
      await document.set(fields)
      return document
    }
    const addStay = (changes: Partial<Accommodation>) => {
      const stay = anAccommodation({ location: 'Nara, Japan', ...changes })
      return storedStay({ ...stay, searchTokens: stayTokens(stay) })
    }
    const made = await Promise.all([
      add('activities', { title: 'Deer walk', location: 'Nara', status: 'approved', isAvailable: true }),
      add('activities', { title: 'Secret walk', location: 'Nara', status: 'pending', isAvailable: true }),
    ])
    await addStay({ title: 'Casa do Teste' })
    await addStay({ title: 'Closed House', isActive: false })
    expect((await ask('Hotels in Nara')).response).toContain('Casa do Teste (Nara, Japan)')
    expect((await ask('Hotels in Nara')).response).not.toContain('Closed House')
    expect((await ask('Experiences in Nara')).response).toContain('Deer walk (Nara)')
    expect((await ask('Experiences in Nara')).response).not.toContain('Secret walk')
    await Promise.all(made.map((document) => document.delete()))
  })

  it('leaves out addresses and markup that hosts put into their titles', async () => {
    const title = 'Deer walk https://evil.example <b>free</b>'
    const made = adminFirestore.collection('activities').doc(`!${randomUUID()}`)
    await made.set({ title, location: 'Nara', status: 'approved', isAvailable: true })
    const { response } = await ask('Experiences in Nara')
    expect(response).toContain('Deer walk free (Nara)')
    expect(response).not.toMatch(/evil|</)
    await made.delete()
  })

  it('stores nothing of what is said', async () => {
    const asker = await newPerson()
    const word = `tarantula${randomUUID()}`
    await ask(`My terrarium of ${word} goes to Rome`, asker)
    for (const collection of await adminFirestore.listCollections()) {
      const { docs } = await collection.get()
      expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain(word)
    }
  })
})

describe('an answer over events', () => {
  const stream = (message: string) => post({ message }, person, { accept: EVENT_STREAM })

  it('ends with the whole answer', async () => {
    await quotaDocument(person).delete()
    const answer = await stream('What to see in Lisbon')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain(EVENT_STREAM)
    const [, data = ''] = /event: answer\ndata: (.*)\n\n$/.exec(String(answer.body)) ?? []
    expect(ChatReply.parse(JSON.parse(data)).response).toContain('Belém Tower')
  })

  it('that is refused has its status', async () => {
    expect((await stream('  ')).status).toBe(400)
    const signedOut = await call('POST', '/api/assistant/chat', {
      headers: { accept: EVENT_STREAM },
      json: { message: 'hi' },
    })
    expect(signedOut).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })
})

const CONTEXT_OF = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'x']))

describe('a message', () => {
  it.each<[what: string, json: unknown, field: string, message: string]>([
    ['missing', {}, 'message', 'Required'],
    ['blank', { message: ' \n ' }, 'message', 'Required'],
    ['too long', { message: 'x'.repeat(2_001) }, 'message', 'Must be at most 2000 characters'],
    ['with a null byte', { message: 'a\u0000b' }, 'message', 'Invalid input'],
    ['with half a character', { message: 'a\ud800' }, 'message', 'Invalid input'],
    ['a list', { message: ['hi'] }, 'message', 'Expected string received array'],
    ['with six earlier ones', { message: 'hi', previousMessages: Array.from({ length: 6 }, () => ({ role: 'user', content: 'x' })) }, 'previousMessages', 'Invalid input'],
    ['with an earlier one of the system', { message: 'hi', previousMessages: [{ role: 'system', content: 'x' }] }, 'previousMessages.0.role', 'Invalid input'],
    ['with an earlier one that is too long', { message: 'hi', previousMessages: [{ role: 'user', content: 'x'.repeat(4_001) }] }, 'previousMessages.0.content', 'Must be at most 4000 characters'],
    ['with dates that are none', { message: 'hi', context: { dates: { start: '2027-02-30', end: '2027-03-01' } } }, 'context.dates.start', 'Invalid input'],
    ['with an object in its context', { message: 'hi', context: { a: { b: 1 } } }, 'context.a', 'Expected string received object'],
    ['with a context too large', { message: 'hi', context: CONTEXT_OF(13) }, 'context', 'Too many fields'],
    ['with a long value in its context', { message: 'hi', context: { a: 'x'.repeat(201) } }, 'context.a', 'Must be at most 200 characters'],
    ['with an odd key in its context', { message: 'hi', context: { 'a b': 'x' } }, 'context', 'Invalid input'],
    ['with a field that nobody declared', { message: 'hi', uid: 'ben' }, 'uid', 'Unrecognized field: uid'],
  ])('that is %s is refused', async (_what, json, field, message) => {
    const answer = await post(json)
    expect(answer.status).toBe(400)
    expect(ErrorBody.parse(answer.body).fields).toMatchObject({ [field]: message })
  }) // prettier-ignore

  it.each(['x'.repeat(2_000), '<script>alert(1)</script>', 'Où manger à Lyon ? ☕\nמה לראות', '__proto__'])(
    'such as %j is answered',
    async (message) => {
      expect((await ask(message)).response).not.toContain('<script')
    },
  )

  it('that reaches for the prototype changes nothing', async () => {
    const raw = '{"message":"hi","context":{"__proto__":{"isAdmin":true},"constructor":"x"}}'
    const headers = { ...person.byBearer, 'content-type': 'application/json' }
    await quotaDocument(person).delete()
    const answer = await call('POST', '/api/assistant/chat', { headers, raw })
    expect([200, 400]).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toContain('isAdmin')
  })

  it('is one of so many a minute', async () => {
    const busy = await newPerson()
    await quotaDocument(busy).set({ chat: { today: QUOTAS.chat.perDay, minute: 0, thisMinute: 0 } })
    expect(await post({ message: 'hi' }, busy)).toMatchObject({ status: 429, body: { code: 'quota-exceeded' } })
  })
})
