import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useEmptyEngine, type Engine } from '../engines/engine.ts'

const RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /lists/{list} { allow read, write: if true; }
    match /users/{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`

type Entry = readonly [id: number, messages: readonly Record<string, unknown>[]]
type Rpc = 'Listen' | 'Write'

let engine: Engine
useEmptyEngine((empty) => ({ engine } = empty), { rules: RULES })

const database = () => `projects/${engine.project}/databases/(default)`
const nameOf = (path: string) => `${engine.documents}/${path}`

/** By these an engine that never answers fails. */
const ANSWER_MS = 10_000
const TOLD_MS = 60_000

// A connection that is kept for the next call may be closed by the engine in the moment that it is used again.
const OWN_CONNECTION = { connection: 'close' }

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

/** A `noop` says only that the connection lives, and the engines differ in when they say it. */
const entriesIn = (text: string): Entry[] =>
  (framesIn(text).flat() as Entry[]).filter(([, [message]]) => JSON.stringify(message) !== '"noop"')

function post(rpc: Rpc, query: Record<string, string>, messages: readonly object[], form: Record<string, string> = {}) {
  const body = new URLSearchParams({ count: String(messages.length), ofs: '0', ...form })
  messages.forEach((message, index) => body.set(`req${index}___data__`, JSON.stringify(message)))
  const url = new URL(`/google.firestore.v1.Firestore/${rpc}/channel`, engine.url)
  url.search = new URLSearchParams({ VER: '8', database: database(), ...query }).toString()
  return fetch(url, {
    method: 'POST',
    body,
    headers: { ...OWN_CONNECTION, origin: 'http://app.test' },
    signal: AbortSignal.timeout(ANSWER_MS),
  })
}

async function handshake(rpc: Rpc, messages: readonly object[], headers = ''): Promise<string> {
  const query = { RID: String(randomInt(100_000)), CVER: '22', 'X-HTTP-Session-Id': 'gsessionid' }
  const answer = await post(rpc, query, messages, { headers })
  const [[[, [, sid]]]] = framesIn(await answer.text()) as [[[number, [string, string]]]]
  return sid
}

function openBackChannel(rpc: Rpc, sid: string, aid: number, mode: 'stream' | 'poll') {
  const url = new URL(`/google.firestore.v1.Firestore/${rpc}/channel`, engine.url)
  const query = { VER: '8', RID: 'rpc', SID: sid, AID: String(aid), CI: mode === 'poll' ? '1' : '0', TYPE: 'xmlhttp' }
  url.search = new URLSearchParams(query).toString()
  return fetch(url, { headers: OWN_CONNECTION, signal: AbortSignal.timeout(TOLD_MS) })
}

/** What a back channel has told so far, after each piece that arrives. */
async function* toldBy(answer: Response): AsyncGenerator<Entry[], undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    yield entriesIn(text)
  }
}

/** Opens a back channel, reads until what came so far fits, and breaks the connection by leaving the loop. */
async function read(
  rpc: Rpc,
  sid: string,
  aid: number,
  fits: (entries: readonly Entry[]) => boolean,
): Promise<Entry[]> {
  const answer = await openBackChannel(rpc, sid, aid, 'stream')
  let told: Entry[] = []
  for await (told of toldBy(answer)) if (fits(told)) return told
  throw new Error(`The back channel ended with ${JSON.stringify(told)}`)
}

const listenTo = (path: string) => ({
  database: database(),
  addTarget: { documents: { documents: [nameOf(path)] }, targetId: 2 },
})
const kindsOf = (entries: readonly Entry[]) =>
  entries.flatMap(([, messages]) => messages).map((message) => Object.keys(message)[0] ?? '')
const hasSnapshot = (entries: readonly Entry[]) => {
  const last = JSON.stringify(entries.at(-1) ?? [])
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
    await engine.admin().doc('lists/one').set({ text: 'ß🏖日本' })
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
    await engine.admin().doc('lists/one').set({ n: 1 })
    const later = await read('Listen', sid, first.at(-1)?.[0] ?? 0, hasSnapshot)
    expect(kindsOf(later)).toEqual(['documentChange', 'targetChange'])
  })

  // More than the buffers of a socket hold: 16 MB.
  it('keeps what a client reads too slowly until it reads on', async () => {
    const lists = { structuredQuery: { from: [{ collectionId: 'lists' }] }, parent: engine.documents }
    const sid = await handshake('Listen', [{ database: database(), addTarget: { query: lists, targetId: 2 } }])
    const answer = await openBackChannel('Listen', sid, 0, 'stream')
    const text = '🏖'.repeat(200_000)
    const ids = Array.from({ length: 20 }, (_, n) => `list-${n}`)
    for (const id of ids) await engine.admin().doc(`lists/${id}`).set({ text })

    const decoder = new TextDecoder()
    const last = `lists/${ids.at(-1)}`
    const pieces: string[] = []
    let begun = false
    const told = () => JSON.stringify(framesIn(pieces.join('')))
    for await (const chunk of answer.body ?? []) {
      pieces.push(decoder.decode(chunk, { stream: true }))
      begun ||= pieces.slice(-2).join('').includes(last)
      // Whole, with all of the text after its name.
      if (begun && pieces.at(-1)?.endsWith(']') === true && told().includes(last)) break
    }
    // A document may be told twice.
    const changes = new Set(told().match(/lists\/list-\d+/g))
    expect([...changes]).toEqual(ids.map((id) => `lists/${id}`))
  })

  it('applies a repeated forward request once', async () => {
    const sid = await handshake('Write', [{ database: database() }])
    const [[, [hello]] = [0, []]] = await read('Write', sid, 0, (entries) => entries.length > 0)
    const streamToken = hello?.['streamToken']
    const forward = () =>
      post('Write', { SID: sid, RID: '2', AID: '1' }, [{ streamToken, writes: [add(1)] }], { ofs: '1' })
    await forward()
    await forward()
    await read('Write', sid, 1, (entries) => kindsOf(entries).includes('streamToken'))
    expect((await engine.admin().doc('lists/one').get()).get('n')).toBe(1)
  })

  it('takes forward requests that overtook each other in the order of their numbers', async () => {
    const sid = await handshake('Write', [{ database: database() }])
    await read('Write', sid, 0, (entries) => entries.length > 0)
    const forward = (ofs: number, name: string) =>
      post(
        'Write',
        { SID: sid, RID: String(ofs + 1), AID: '1' },
        [
          {
            streamToken: 'MA==',
            writes: [{ update: { name: nameOf('lists/one'), fields: { by: { stringValue: name } } } }],
          },
        ],
        { ofs: String(ofs) },
      )
    await forward(2, 'second')
    await forward(1, 'first')
    const answers = await read('Write', sid, 1, (entries) => entries.length === 2)
    expect(kindsOf(answers)).toEqual(['streamToken', 'streamToken'])
    expect((await engine.admin().doc('lists/one').get()).get('by')).toBe('second')
  })

  it('answers a forward request with what it has sent', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const before = await post('Listen', { SID: sid, RID: '2', AID: '0' }, [], { ofs: '1' })
    expect(framesIn(await before.text())).toEqual([[0, expect.any(Number), expect.any(Number)]])
    await read('Listen', sid, 0, hasSnapshot)
    const after = await post('Listen', { SID: sid, RID: '3', AID: '4' }, [], { ofs: '1' })
    const [[, lastSent]] = framesIn(await after.text()) as [number[]]
    expect(lastSent).toBeGreaterThanOrEqual(4)
  })

  it('that polls gets an answer that ends with the data', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const first = await openBackChannel('Listen', sid, 0, 'poll')
    expect(entriesIn(await first.text())).toHaveLength(4)
    const next = openBackChannel('Listen', sid, 4, 'poll')
    await engine.admin().doc('lists/none').set({ n: 1 })
    const entries = entriesIn(await (await next).text())
    expect(kindsOf(entries)).toContain('documentChange')
  })

  it('that polls keeps what happens between two polls', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    await (await openBackChannel('Listen', sid, 0, 'poll')).text()
    await engine.admin().doc('lists/none').set({ n: 1 })
    await engine.admin().doc('lists/none').set({ n: 2 })
    const told = await read(
      'Listen',
      sid,
      4,
      (entries) => JSON.stringify(entries).includes('"2"') && hasSnapshot(entries),
    )
    expect(kindsOf(told)[0]).toBe('documentChange')
  })

  it('that polls is told again what it did not acknowledge', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const first = entriesIn(await (await openBackChannel('Listen', sid, 0, 'poll')).text())
    const again = entriesIn(await (await openBackChannel('Listen', sid, 1, 'poll')).text())
    expect(again).toEqual(first.slice(1))
  })

  it('goes over from streaming to polling, as behind a proxy that holds streams back', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const held = toldBy(await openBackChannel('Listen', sid, 0, 'stream'))
    let streamed: Entry[] | undefined = []
    while (streamed && !hasSnapshot(streamed)) streamed = (await held.next()).value
    const polled = entriesIn(await (await openBackChannel('Listen', sid, 0, 'poll')).text())
    expect(kindsOf(polled)).toEqual(['targetChange', 'documentDelete', 'targetChange', 'targetChange'])
    for await (const told of held) streamed = told
    // Google's engine sends again on the stream what nobody has acknowledged, if that is slow; clients skip by the id.
    expect([...new Map(streamed)]).toEqual(polled)
  })

  it('forbids to guess the type of an answer and to keep it', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const answer = await openBackChannel('Listen', sid, 0, 'poll')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toMatch(/no-store|max-age=0/)
  })

  it('takes who calls from the headers in the handshake', async () => {
    const payload = Buffer.from(JSON.stringify({ sub: 'ann' })).toString('base64url')
    const token = `Authorization:Bearer e30.${payload}.\r\nX-Goog-Api-Client:test\r\n`
    await engine.admin().doc('users/ann').set({ name: 'Ann' })
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
        cause: { code: 7, message: expect.any(String) },
      },
    })
  })

  it('says of a malformed token that it is not authenticated', async () => {
    const sid = await handshake('Write', [{ database: database() }], 'Authorization:Bearer nonsense')
    const [[, messages] = [0, []]] = await read('Write', sid, 0, (told) => told.length > 0)
    expect(messages).toMatchObject([{ error: { status: 'UNAUTHENTICATED', message: expect.any(String) } }])
  })

  it('is over once it was terminated', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    expect((await post('Listen', { SID: sid, RID: '2', TYPE: 'terminate' }, [])).status).toBe(200)
    // Google's engine sometimes answers before it has ended the session.
    await expect
      .poll(async () => {
        const { status, body } = await openBackChannel('Listen', sid, 0, 'stream')
        await body?.cancel()
        return status
      })
      .toBe(400)
  })

  it('that nobody knows is refused with 400 and no body, so that the client starts over', async () => {
    const answer = await post('Listen', { SID: 'unknown', RID: '2', AID: '0' }, [])
    expect(answer.status).toBe(400)
    expect(await answer.text()).toBe('')
    expect((await post('Listen', { SID: 'unknown', RID: '2', TYPE: 'terminate' }, [])).status).toBe(400)
  })

  it('refuses a form whose message is no JSON', async () => {
    const sid = await handshake('Listen', [listenTo('lists/none')])
    const answer = await post('Listen', { SID: sid, RID: '2', AID: '0' }, [], { req0___data__: '{' })
    expect(answer.status).toBe(400)
  })
})
