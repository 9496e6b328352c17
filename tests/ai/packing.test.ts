import { generatePackingList, ListedPackingList } from '@waymark/contract/packing/packing-calls'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import * as answers from '../../functions/src/ai/gemini/testing/answers.ts'
import * as failures from '../../functions/src/ai/gemini/testing/failures.ts'
import { makeList } from '../../web/src/features/packing/model/make-list.ts'
import { aPackingRequest, save } from '../api/support/packing-lists.ts'
import { newPerson, type Person } from '../api/support/people.ts'
import { adminFirestore } from '../api/support/stack.ts'
import { KEY, useGemini } from './support/gemini.ts'
import { spendingDocument, spendingOf, spentToday } from './support/spending.ts'

const { gemini, call, log } = useGemini()

const WORDS = 'My terrarium of tarantulas travels too'
const request = aPackingRequest({ specialRequirements: WORDS })

const heatMat = {
  name: 'Heat mat',
  category: 'On the way',
  quantity: 1,
  reason: 'Keeps the animals warm on a cool night',
}

async function generated(person: Person) {
  const answer = await call('POST', '/api/packing/generate', { headers: person.byBearer, json: request })
  expect(answer.status).toBe(200)
  return generatePackingList.response.parse(answer.body)
}

const guideItems = async () => Object.values((await makeList(request)).items)

describe('POST /api/packing/generate with a key', () => {
  it('answers with the list of the guide and what Gemini adds, which can be saved', async () => {
    gemini().enqueue(answers.json({ items: [heatMat] }))
    const person = await newPerson()
    const { packingList, answeredBy } = await generated(person)
    expect(answeredBy).toBe('gemini')
    const added = packingList.items.find(({ name }) => name === 'Heat mat')
    expect(added).toMatchObject({ ...heatMat, essential: false, packed: false })
    expect(packingList.items.filter((item) => item !== added)).toEqual(await guideItems())
    const saved = await save(person, packingList)
    expect(saved.status).toBe(200)
    expect(ListedPackingList.parse(saved.body).items).toEqual(packingList.items)
  })

  it('asks with the key, for a schema, and for nothing to be stored', async () => {
    await generated(await newPerson())
    expect(gemini().requests).toHaveLength(1)
    const { headers, body, model } = gemini().requests[0]!
    expect(model).toBe('models/gemini-3.5-flash-lite')
    expect(headers['x-goog-api-key']).toBe(KEY)
    expect(body).toMatchObject({ store: false, generationConfig: { responseMimeType: 'application/json' } })
    expect(JSON.stringify(body.contents)).toContain(WORDS)
    expect(JSON.stringify(body.systemInstruction)).not.toContain(WORDS)
  })

  it.each([
    ['is blocked', answers.blockedPrompt()],
    ['speaks nonsense', answers.text('I would pack a kite.')],
    ['refuses the key', failures.badKey()],
    ['has no quota left', failures.quota()],
  ])('answers with the list of the guide when Gemini %s', async (_what, reply) => {
    gemini().enqueue(reply)
    const { packingList, answeredBy } = await generated(await newPerson())
    expect(answeredBy).toBe('guide')
    expect(packingList.items).toEqual(await guideItems())
  })

  it('counts what it has cost', async () => {
    const before = await spentToday()
    const usage = { promptTokenCount: 1_000, candidatesTokenCount: 200, thoughtsTokenCount: 100 }
    gemini().enqueue(answers.json({ items: [heatMat] }, { usage }))
    await generated(await newPerson())
    // At 0.30 and 2.50 dollars a million.
    expect((await spentToday()) - before).toBe(300 + 750)
  })

  it('is that of the guide when the money of the day is spent, until it is there again', async () => {
    const before = await spentToday()
    await spendingDocument().set({ micros: 10_000_000 })
    const person = await newPerson()
    expect((await generated(person)).answeredBy).toBe('guide')
    expect(gemini().requests).toEqual([])
    expect(await spentToday()).toBe(10_000_000)
    await spendingDocument().set({ micros: before })
    gemini().enqueue(answers.json({ items: [heatMat] }))
    expect((await generated(person)).answeredBy).toBe('gemini')
  })

  it('is that of the guide when an account has spent its money of the day, and of Gemini for others', async () => {
    const [greedy, other] = [await newPerson(), await newPerson()]
    await spendingOf(greedy.uid).set({ micros: 2_000_000 - 300 })
    expect((await generated(greedy)).answeredBy).toBe('guide')
    expect(gemini().requests).toEqual([])
    const usage = { promptTokenCount: 1_000, candidatesTokenCount: 200, thoughtsTokenCount: 100 }
    gemini().enqueue(answers.json({ items: [heatMat] }, { usage }), answers.json({ items: [heatMat] }, { usage }))
    expect((await generated(other)).answeredBy).toBe('gemini')
    expect((await spendingOf(other.uid).get()).get('micros')).toBe(300 + 750)
    await spendingOf(greedy.uid).set({ micros: 1_000_000 })
    expect((await generated(greedy)).answeredBy).toBe('gemini')
    expect((await spendingOf(greedy.uid).get()).get('micros')).toBe(1_000_000 + 300 + 750)
  })

  it('spends no more than an account may, however often it asks', async () => {
    const person = await newPerson()
    // Enough for two calls: each may cost a little more than a cent, and does.
    await spendingOf(person.uid).set({ micros: 2_000_000 - 25_000 })
    const usage = { promptTokenCount: 1_000, candidatesTokenCount: 4_096 }
    gemini().enqueue(...Array.from({ length: 4 }, () => answers.json({ items: [heatMat] }, { usage })))
    for (let call = 0; call < 4; call += 1) await generated(person)
    expect(gemini().requests).toHaveLength(2)
    expect((await spendingOf(person.uid).get()).get('micros')).toBe(2_000_000 - 25_000 + 2 * (300 + 10_240))
  })

  it('is of Gemini for those who have been here for a week when new accounts have spent what is theirs', async () => {
    const before = await spentToday()
    const [made, known] = [await newPerson(), await newPerson()]
    await adminFirestore
      .doc(`users/${known.uid}`)
      .update({ createdAt: Timestamp.fromMillis(Date.now() - 8 * 86_400_000) })
    await spendingDocument().set({ micros: 4_500_000, newMicros: 4_000_000 - 300 })
    expect((await generated(made)).answeredBy).toBe('guide')
    expect(gemini().requests).toEqual([])
    gemini().enqueue(answers.json({ items: [heatMat] }), answers.json({ items: [heatMat] }))
    expect((await generated(known)).answeredBy).toBe('gemini')
    expect((await spendingDocument().get()).get('newMicros')).toBe(4_000_000 - 300)
    await spendingDocument().set({ micros: before })
    expect((await generated(made)).answeredBy).toBe('gemini')
    const spent = (await spendingOf(made.uid).get()).get('micros')
    expect((await spendingDocument().get()).data()).toMatchObject({ micros: before + spent, newMicros: spent })
  })

  it('leaves something of the day, however many accounts spend as much as they may', async () => {
    const before = await spentToday()
    const person = await newPerson()
    // Of 10 dollars five others have spent what they may: a fifth of what was left, one after the other.
    const left = 10_000_000 * 0.8 ** 5
    await spendingDocument().set({ micros: 10_000_000 - left + 0.2 * left - 300 })
    await spendingOf(person.uid).set({ micros: 0.2 * left - 300 })
    expect((await generated(person)).answeredBy).toBe('guide')
    await spendingDocument().set({ micros: 10_000_000 - left + 0.1 * left })
    await spendingOf(person.uid).set({ micros: 0.1 * left })
    gemini().enqueue(answers.json({ items: [heatMat] }))
    expect((await generated(person)).answeredBy).toBe('gemini')
    await spendingDocument().set({ micros: before })
  })

  it('spends no more than the day allows when many ask at the same time', async () => {
    const before = await spentToday()
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()))
    // Each may cost a little more than a cent, and does. Two have room in a fifth of what is left.
    await spendingDocument().set({ micros: 10_000_000 - 72_000 })
    const usage = { promptTokenCount: 1_000, candidatesTokenCount: 4_096 }
    gemini().enqueue(...people.map(() => answers.json({ items: [heatMat] }, { usage })))
    await Promise.all(people.map(generated))
    const asked = gemini().requests.length
    expect(asked).toBeGreaterThanOrEqual(1)
    expect(asked).toBeLessThanOrEqual(2)
    expect(await spentToday()).toBe(10_000_000 - 72_000 + asked * (300 + 10_240))
    await spendingDocument().set({ micros: before })
  })
})

it('the log of the functions tells of these calls, and holds neither the key nor what was said', async () => {
  gemini().enqueue(answers.json({ items: [{ ...heatMat, name: 'Unheard-of gadget' }] }), failures.malformed(WORDS))
  const person = await newPerson()
  await generated(person)
  await generated(person)
  expect(log()).toContain('model call')
  expect(log()).toContain('costMicros')
  expect(log()).not.toMatch(/terrarium|tarantula|Unheard-of|Lisbon/i)
  expect(log()).not.toContain(KEY)
})
