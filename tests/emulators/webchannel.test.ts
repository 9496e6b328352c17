import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PROJECT } from '@waymark/emulators/suite/paths'
import { startStandIn, type StandIn } from './stand-in.ts'

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /lists/{list} { allow read, write: if true; }
    match /users/{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`

const DATABASE = `projects/${PROJECT}/databases/(default)`
const nameOf = (path: string) => `${DATABASE}/documents/${path}`

type Entry = readonly [id: number, messages: readonly Record<string, unknown>[]]
type Rpc = 'Listen' | 'Write'

let standIn: StandIn

beforeAll(async () => {
  standIn = await startStandIn({ rules: RULES })
})
beforeEach(() => standIn.reset())
afterAll(() => standIn.close())

/** Frames are `<length in UTF-16 code units>\n<json>`, one after the other. */
function framesIn(text: string): unknown[] {
  const frames = []
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at)
    const end = newline + 1 + Number(text.slice(at, newline))
    if (newline < 0 || end > text.length) break
    frames.push(JSON.parse(text.slice(newline + 1, end)))
    at = end
  }
  return frames
}

function post(rpc: Rpc, query: Record<string, string>, messages: readonly object[], form: Record<string, string> = {}) {
  const body = new URLSearchParams({ count: String(messages.length), ofs: '0', ...form })
  messages.forEach((message, index) => body.set(`req${index}___data__`, JSON.stringify(message)))
  const url = new URL(`/google.firestore.v1.Firestore/${rpc}/channel`, standIn.url)
  url.search = new URLSearchParams({ VER: '8', database: DATABASE, ...query }).toString()
  return fetch(url, { method: 'POST', body, headers: { origin: 'http://app.test' } })
}

async function handshake(rpc: Rpc, messages: readonly object[], headers = ''): Promise<string> {
  const query = { RID: String(randomInt(100_000)), CVER: '22', 'X-HTTP-Session-Id': 'gsessionid' }
  const answer = await post(rpc, query, messages, { headers })
  const [[[, [, sid]]]] = framesIn(await answer.text()) as [[[number, [string, string]]]]
  return sid
}

function openBackChannel(rpc: Rpc, sid: string, aid: number, mode: 'stream' | 'poll') {
  const url = new URL(`/google.firestore.v1.Firestore/${rpc}/channel`, standIn.url)
  const query = { VER: '8', RID: 'rpc', SID: sid, AID: String(aid), CI: mode === 'poll' ? '1' : '0', TYPE: 'xmlhttp' }
  url.search = new URLSearchParams(query).toString()
  return fetch(url)
}

/** Opens a back channel, reads until what came so far fits, and breaks the connection by leaving the loop. */
async function read(
  rpc: Rpc,
  sid: string,
  aid: number,
  fits: (entries: readonly Entry[]) => boolean,
): Promise<Entry[]> {
  const answer = await openBackChannel(rpc, sid, aid, 'stream')
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const entries = framesIn(text).flat() as Entry[]
    if (fits(entries)) return entries
  }
  throw new Error(`The back channel ended with ${text}`)
}

const listenTo = (path: string) => ({
  database: DATABASE,
  addTarget: { documents: { documents: [nameOf(path)] }, targetId: 2 },
})
const kindsOf = (entries: readonly Entry[]) =>
  entries.flatMap(([, messages]) => messages).map((message) => Object.keys(message)[0] ?? '')
const hasSnapshot = (entries: readonly Entry[]) => {
  const last = JSON.stringify(entries.at(-1))
  return last.includes('readTime') && !last.includes('targetIds')
}
const add = (n: number) => ({
  transform: { document: nameOf('lists/one'), fieldTransforms: [{ fieldPath: 'n', increment: { integerValue: n } }] },
})

describe('a WebChannel', () => {
  it('starts with a session and the time between signs of life', async () => {
    const answer = await post('Listen', { RID: '1', CVER: '22' }, [])
    expect(answer.status).toBe(200)
    expect(framesIn(await answer.text())).toEqual([[[0, ['c', expect.any(String), '', 8, 12, 30_000]]]])
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://app.test')
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-http-session-id')
  })

  it('tells of a missing document in the order ADD, delete, CURRENT, snapshot', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const entries = await read('Listen', sid, 0, hasSnapshot)
    expect(entries.map(([id]) => id)).toEqual([1, 2, 3, 4])
    expect(entries.flatMap(([, messages]) => messages)).toMatchObject([
      { targetChange: { targetChangeType: 'ADD', targetIds: [2] } },
      { documentDelete: { document: nameOf('lists/none'), removedTargetIds: [2] } },
      { targetChange: { targetChangeType: 'CURRENT', targetIds: [2] } },
      { targetChange: { resumeToken: expect.any(String), readTime: expect.any(String) } },
    ])
  })

  it('counts the length of a frame in UTF-16 code units', async () => {
    await standIn.admin().doc('lists/one').set({ text: 'ß🏖日本' })
    const sid = await handshake('Listen', [listenTo('lists/one')])
    const entries = await read('Listen', sid, 0, hasSnapshot)
    expect(JSON.stringify(entries)).toContain('ß🏖日本')
    expect(kindsOf(entries)).toContain('documentChange')
  })

  it('sends again what was not acknowledged when the connection broke, and no more', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const first = await read('Listen', sid, 0, hasSnapshot)
    const again = await read('Listen', sid, 2, hasSnapshot)
    expect(again).toEqual(first.slice(2))
  })

  it('delivers on a later connection what happened between two', async () => {
    const sid = await handshake('Listen', [listenTo('lists/one')])
    const first = await read('Listen', sid, 0, hasSnapshot)
    await standIn.admin().doc('lists/one').set({ n: 1 })
    const later = await read('Listen', sid, first.at(-1)?.[0] ?? 0, hasSnapshot)
    expect(kindsOf(later)).toEqual(['documentChange', 'targetChange'])
  })

  it('keeps what a client reads too slowly until it reads on', async () => {
    const lists = { structuredQuery: { from: [{ collectionId: 'lists' }] }, parent: `${DATABASE}/documents` }
    const sid = await handshake('Listen', [{ database: DATABASE, addTarget: { query: lists, targetId: 2 } }])
    const answer = await openBackChannel('Listen', sid, 0, 'stream')
    const text = '🏖'.repeat(200_000)
    const ids = Array.from({ length: 20 }, (_, n) => `list-${n}`)
    for (const id of ids) await standIn.admin().doc(`lists/${id}`).set({ text })

    const decoder = new TextDecoder()
    let told = ''
    for await (const chunk of answer.body ?? []) {
      told += decoder.decode(chunk, { stream: true })
      if (told.includes('list-19') && told.endsWith(']')) break
    }
    const changes = JSON.stringify(framesIn(told)).match(/lists\/list-\d+/g)
    expect(changes).toEqual(ids.map((id) => `lists/${id}`))
  })

  it('applies a repeated forward request once', async () => {
    const sid = await handshake('Write', [{ database: DATABASE }])
    const [[, [hello]] = [0, []]] = await read('Write', sid, 0, (entries) => entries.length > 0)
    const streamToken = hello?.['streamToken']
    const forward = () =>
      post('Write', { SID: sid, RID: '2', AID: '1' }, [{ streamToken, writes: [add(1)] }], { ofs: '1' })
    await forward()
    await forward()
    await read('Write', sid, 1, (entries) => kindsOf(entries).includes('streamToken'))
    expect((await standIn.admin().doc('lists/one').get()).get('n')).toBe(1)
  })

  it('answers a forward request with what it has sent', async () => {
    const sid = await handshake('Listen', [])
    const before = await post('Listen', { SID: sid, RID: '2', AID: '0' }, [])
    expect(framesIn(await before.text())).toEqual([[0, 0, 0]])
    await post('Listen', { SID: sid, RID: '3', AID: '0' }, [listenTo('lists/none')])
    await read('Listen', sid, 0, hasSnapshot)
    const after = await post('Listen', { SID: sid, RID: '4', AID: '4' }, [], { ofs: '1' })
    expect(framesIn(await after.text())).toEqual([[expect.any(Number), 4, 0]])
  })

  it('that polls gets an answer that ends with the data', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const first = await openBackChannel('Listen', sid, 0, 'poll')
    expect(framesIn(await first.text()).flat()).toHaveLength(4)
    const next = openBackChannel('Listen', sid, 4, 'poll')
    await standIn.admin().doc('lists/none').set({ n: 1 })
    const entries = framesIn(await (await next).text()).flat() as Entry[]
    expect(kindsOf(entries)).toContain('documentChange')
  })

  it('forbids to guess the type of an answer and to keep it', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const answer = await openBackChannel('Listen', sid, 0, 'poll')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  it('takes who calls from the headers in the handshake', async () => {
    const payload = Buffer.from(JSON.stringify({ sub: 'ann' })).toString('base64url')
    const token = `Authorization:Bearer e30.${payload}.\r\nX-Goog-Api-Client:test\r\n`
    await standIn.admin().doc('users/ann').set({ name: 'Ann' })
    const sid = await handshake('Listen', [listenTo('users/ann')], token)
    expect(kindsOf(await read('Listen', sid, 0, hasSnapshot))).toContain('documentChange')
  })

  it('says of a listener that the rules refuse that it is removed, and why', async () => {
    const sid = await handshake('Listen', [listenTo('users/ann')])
    const entries = await read('Listen', sid, 0, (told) => JSON.stringify(told).includes('REMOVE'))
    expect(entries.flatMap(([, messages]) => messages)).toContainEqual({
      targetChange: {
        targetChangeType: 'REMOVE',
        targetIds: [2],
        cause: { code: 7, message: 'Missing or insufficient permissions.' },
      },
    })
  })

  it('says of a malformed token that it is not authenticated', async () => {
    const sid = await handshake('Write', [{ database: DATABASE }], 'Authorization:Bearer nonsense')
    const [[, messages] = [0, []]] = await read('Write', sid, 0, (told) => told.length > 0)
    expect(messages).toMatchObject([{ error: { status: 'UNAUTHENTICATED', message: expect.any(String) } }])
  })

  it('is over once it was terminated', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    expect((await post('Listen', { SID: sid, RID: '2', TYPE: 'terminate' }, [])).status).toBe(200)
    expect((await openBackChannel('Listen', sid, 0, 'stream')).status).toBe(400)
  })

  it('that nobody knows is refused with 400 and no body, so that the client starts over', async () => {
    const answer = await post('Listen', { SID: 'unknown', RID: '2', AID: '0' }, [])
    expect(answer.status).toBe(400)
    expect(await answer.text()).toBe('')
  })

  it('refuses a form whose message is no JSON', async () => {
    const sid = await handshake('Listen', [])
    const answer = await post('Listen', { SID: sid, RID: '2', AID: '0' }, [], { req0___data__: '{' })
    expect(answer.status).toBe(400)
  })
})
