import { EVENT_STREAM } from '@waymark/contract/assistant/answer-stream'
import { ChatReply } from '@waymark/contract/assistant/assistant-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { EXTRAS_LINE } from '../../functions/src/ai/gemini/chat-prompt.ts'
import * as answers from '../../functions/src/ai/gemini/testing/answers.ts'
import * as failures from '../../functions/src/ai/gemini/testing/failures.ts'
import { savedList } from '../api/support/packing-lists.ts'
import { newPerson, type Person } from '../api/support/people.ts'
import { storedTrip, tripDocument } from '../api/support/trips.ts'
import { KEY, useGemini } from './support/gemini.ts'

const { gemini, call, log, origin } = useGemini()

const PATH = '/api/assistant/chat'

async function ask(person: Person, message: string): Promise<ChatReply> {
  const answer = await call('POST', PATH, { headers: person.byBearer, json: { message } })
  expect(answer.status).toBe(200)
  return ChatReply.parse(answer.body)
}

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

describe('POST /api/assistant/chat with a key', () => {
  it('answers with what Gemini says, cleaned, and with its actions, checked', async () => {
    const extras = {
      suggestions: ['And by train?'],
      actions: [{ type: 'search-stays', place: 'Porto' }, { type: 'delete-all' }],
    }
    gemini().enqueue(
      answers.text(`**Porto** is steep. See https://evil.example now.\n${EXTRAS_LINE}\n${JSON.stringify(extras)}`),
    )
    expect(await ask(person, 'Tell me about Porto')).toMatchObject({
      response: 'Porto is steep. See now.',
      suggestions: ['And by train?'],
      actions: [{ type: 'search-stays', place: 'Porto' }],
      answeredBy: 'gemini',
    })
  })

  it('reads for the model what is the own of whoever asks, and of nobody else', async () => {
    const stranger = await newPerson()
    await savedList(person, { title: 'Ann packs for Porto' })
    await savedList(stranger, { title: 'Ben packs for Oslo' })
    gemini().enqueue(
      answers.functionCalls([{ name: 'own_packing_lists', args: {} }]),
      answers.text('You have one list.'),
    )
    await ask(person, 'What is on my lists?')
    const said = gemini().requests.at(-1)?.raw ?? ''
    expect(said).toContain('Ann packs for Porto')
    expect(said).not.toMatch(/Ben packs|Oslo/)
    expect(said).not.toContain(person.uid)
  })

  it('hands over only changes of the own things of whoever asks, whatever the model says', async () => {
    const [tripId, listId] = [await storedTrip(person), (await savedList(person)).id]
    const strangers = await storedTrip(await newPerson())
    const stops = (await tripDocument(tripId).get()).get('stops') as Record<string, { title: string }>
    const [[stopId, { title }] = ['', { title: '' }]] = Object.entries(stops)
    const add = { kind: 'add-stop', tripId, day: 2, title: 'Belém Tower' }
    const moved = { kind: 'move-stop', tripId, stopId, title: 'Castle', day: 2 }
    const changes = [
      { ...add, tripId: strangers },
      { ...add, day: 9 },
      { ...moved, stopId: 'made-up' },
      { kind: 'add-packing-item', listId: 'made-up', name: 'Hat' },
      { kind: 'delete-trip', tripId },
      add,
      moved,
      { kind: 'add-packing-item', listId, name: 'Hat' },
    ]
    const actions = changes.map((change) => ({ type: 'propose', change }))
    gemini().enqueue(answers.text(`You can do that.\n=====\n${JSON.stringify({ suggestions: [], actions })}`))
    const answer = await ask(person, 'Change my trip')
    // A stop is called what the trip calls it, whatever the model does.
    expect(answer.actions).toEqual([actions[5], { type: 'propose', change: { ...moved, title } }, actions[7]])
  })

  it.each([
    ['is blocked', answers.blockedPrompt()],
    ['refuses the key', failures.badKey()],
    ['has no quota left', failures.quota()],
  ])('lets the guide answer when Gemini %s', async (_what, reply) => {
    gemini().enqueue(reply)
    const { answeredBy, response } = await ask(await newPerson(), 'What to see in Porto')
    expect(answeredBy).toBe('guide')
    expect(response).toContain('Worth seeing in Porto')
  })

  it('sends the answer as it is made to whoever accepts events', async () => {
    gemini().enqueue(answers.text('First sentence. Second sentence. Third sentence.', { chunkSize: 8, pauseMs: 100 }))
    const response = await fetch(origin() + PATH, {
      method: 'POST',
      headers: { ...person.byBearer, 'content-type': 'application/json', accept: EVENT_STREAM },
      body: JSON.stringify({ message: 'Say three sentences' }),
    })
    const decoder = new TextDecoder()
    const arrived: string[] = []
    for await (const chunk of response.body ?? []) arrived.push(decoder.decode(chunk, { stream: true }))
    expect(arrived.length).toBeGreaterThan(1)
    expect(arrived[0]).toContain('First sentence.')
    expect(arrived[0]).not.toContain('Third sentence.')
    expect(arrived.join('')).toMatch(
      /event: answer\ndata: .*"response":"First sentence\. Second sentence\. Third sentence\."/,
    )
  })
})

it('the log of the functions holds neither the key nor what was said', async () => {
  gemini().enqueue(answers.text('Your terrarium travels well.'))
  await ask(person, 'My terrarium of tarantulas travels too')
  expect(log()).toContain('"task":"chat"')
  expect(log()).not.toMatch(/terrarium|tarantula/)
  expect(log()).not.toContain(KEY)
})
