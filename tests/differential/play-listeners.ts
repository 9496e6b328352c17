import { setTimeout as pause } from 'node:timers/promises'
import type { Json } from '@waymark/firestore-stand-in/firestore/service'
import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  query,
  terminate,
  where,
  type DocumentReference,
  type Firestore,
  type Query,
} from 'firebase/firestore'
import type { Seeded } from '@waymark/firestore-stand-in/testing/seeded'
import { ask } from './answers.ts'
import { listenTo, untilClock, type ListenerState } from './listener-state.ts'
import { DifferenceError, type Pair } from './pair.ts'
import { fill } from './play.ts'
import { randomQuery } from '@waymark/firestore-stand-in/testing/random-query'
import { randomPath } from '@waymark/firestore-stand-in/testing/random-values'
import { randomWrites } from '@waymark/firestore-stand-in/testing/random-writes'
import { sdkQuery } from './sdk-query.ts'

const QUERIES = 5
const COMMITS = 6

/** What is still on its way when the clock has been seen; only a difference takes so long. */
const PATIENCE_MS = 20_000

/** Everybody reads `docs`; a note is its owner's, and nobody's where it is missing. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**}/docs/{id} { allow read; }
    match /clock/now { allow read; }
    match /notes/{id} { allow read: if resource.data.owner == request.auth.uid; }
  }
}`

interface Asked {
  readonly target: (db: Firestore) => Query | DocumentReference
  /** For people. */
  readonly asks: string
}

interface Listener {
  readonly asks: string
  readonly standIn: ListenerState
  readonly google: ListenerState
}

const noteNamed = (id: string, root: string, owner: string, n: number): Json => ({
  update: {
    name: `${root}/notes/${id}`,
    fields: { owner: { stringValue: owner }, n: { integerValue: String(n) } },
  },
})

const noteOf = (random: Seeded, root: string): Json =>
  noteNamed(random.pick(['n1', 'n2', 'n3']), root, random.pick(['ann', 'bob']), random.whole(3))

/** A random query that the web SDK takes and that both engines answer, and equally. `db` is asked nothing. */
async function randomTarget(random: Seeded, pair: Pair, db: Firestore): Promise<Asked> {
  for (;;) {
    const { select: _select, offset: _offset, ...structuredQuery } = randomQuery(random, pair.root)
    try {
      sdkQuery(db, structuredQuery)
    } catch {
      continue // The SDK refuses it before any engine is asked.
    }
    const { equal, answer } = await pair.compare({ verb: ':runQuery', body: { structuredQuery } })
    if (equal && answer.status === 'OK')
      return { target: (of) => sdkQuery(of, structuredQuery), asks: JSON.stringify(structuredQuery) }
  }
}

async function targets(random: Seeded, pair: Pair, db: Firestore): Promise<Asked[]> {
  const queries: Asked[] = []
  while (queries.length < QUERIES) queries.push(await randomTarget(random, pair, db))
  const path = randomPath(random)
  return [
    ...queries,
    { target: (of) => doc(of, path), asks: path },
    { target: (of) => query(collection(of, 'notes'), where('owner', '==', 'ann')), asks: 'own notes' },
    { target: (of) => collection(of, 'notes'), asks: 'all notes' },
    { target: (of) => doc(of, 'notes/n1'), asks: 'notes/n1' },
  ]
}

const isEqual = ({ standIn, google }: Listener): boolean => google.state !== undefined && standIn.state === google.state

/**
 * Waits until both have told every listener the same. How each came to it is not compared: Google's emulator tells of a
 * commit of two documents in two steps.
 */
async function untilEqual(pair: Pair, listeners: readonly Listener[], after: unknown): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!listeners.every(isEqual) && performance.now() < deadline) await pause(5)
  const different = listeners.find((each) => !isEqual(each))
  if (different !== undefined) {
    const { asks, standIn, google } = different
    throw new DifferenceError(
      `${asks} after ${JSON.stringify(after)}\n  stand-in: ${standIn.state}\n  Google:   ${google.state}`,
    )
  }
  pair.tally.equal += listeners.length
}

/** Ends the streams of the listeners, who go on from where they were when the network is there again. */
async function leave(pair: Pair, clients: readonly Firestore[]): Promise<void> {
  await Promise.all(clients.map((db) => disableNetwork(db)))
  const writes = [noteNamed('sent-after-them', pair.root, 'ann', 0)]
  // Google's emulator answers UNKNOWN to a commit of which it would tell them, until it has noticed that they left.
  const deadline = performance.now() + PATIENCE_MS
  while ((await ask(pair.google, ':commit', { writes })).status === 'UNKNOWN' && performance.now() < deadline)
    await pause(5)
  await pair.compare({ verb: ':commit', body: { writes } })
}

/**
 * One commit after another, each followed by one of the clock, after which every listener knows of it or soon will. Of some
 * they hear when they come back.
 */
async function commitAndCompare(
  pair: Pair,
  random: Seeded,
  clients: readonly Firestore[],
  listeners: readonly Listener[],
): Promise<void> {
  for (let time = 1; time <= COMMITS; time += 1) {
    const writes = random.chance(0.25) ? [noteOf(random, pair.root)] : randomWrites(random, pair.root)
    const isAway = random.chance(0.3)
    if (isAway) await leave(pair, clients)
    const { equal } = await pair.compare({ verb: ':commit', body: { writes } })
    if (!equal) return
    const clock = { update: { name: `${pair.root}/clock/now`, fields: { time: { integerValue: String(time) } } } }
    await pair.compare({ verb: ':commit', body: { writes: [clock] } })
    if (isAway) await Promise.all(clients.map((db) => enableNetwork(db)))
    await Promise.all(clients.map((db) => untilClock(db, time)))
    await untilEqual(pair, listeners, writes)
  }
}

/** Listeners of a signed-in person, over sequences of random commits. */
export async function playListeners(pair: Pair, random: Seeded, plays: number): Promise<void> {
  await pair.loadRules(RULES)
  for (let play = 0; play < plays; play += 1) {
    await fill(pair, random, 8)
    const clients = [pair.standIn.client('ann'), pair.google.client('ann')] as const
    const listeners = (await targets(random, pair, clients[0])).map(({ target, asks }) => ({
      asks,
      standIn: listenTo(target(clients[0])),
      google: listenTo(target(clients[1])),
    }))
    await untilEqual(pair, listeners, 'the first commit')
    await commitAndCompare(pair, random, clients, listeners)
    // Google's emulator answers 500 when it drops documents that somebody listens to.
    for (const { standIn, google } of listeners) for (const { stop } of [standIn, google]) stop()
    await Promise.all(clients.map((db) => terminate(db)))
  }
}
