import { readFileSync } from 'node:fs'
import { doc, setLogLevel, Timestamp, writeBatch, type Firestore } from 'firebase/firestore'
import { startEngine } from '../engines/engine.ts'

/** Whether the rules allow an action. Errors other than refusals are thrown. */
export async function allows(action: Promise<unknown>): Promise<boolean> {
  try {
    await action
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return false
    throw error
  }
}

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
const INDEXES: unknown = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'))

/**
 * A client signed in as this user, optionally at a given second or as an administrator, who may need a second factor, or
 * signed out.
 */
export type Who =
  | string
  | {
      readonly admin: string
      readonly signedInSecond?: number
      readonly secondFactor?: readonly number[]
      readonly ended?: readonly number[]
    }
  | { readonly uid: string; readonly signedInSecond: number; readonly ended?: readonly number[] }
  | null

export interface RulesEnvironment {
  /**
   * Replaces all documents, by path, unless they are the same object as before and nothing was allowed since. Ids are
   * in the paths.
   */
  seed(documents: Readonly<Record<string, object>>): Promise<void>
  as(who: Who): Firestore
  /**
   * Whether the product's rules allow `act` for `who`. It must be a single call, so that a refused one has changed
   * nothing.
   */
  allows(who: Who, act: (db: Firestore) => Promise<unknown>): Promise<boolean>
  close(): Promise<void>
}

/** The stored form of a fixture: without id, and with Timestamps for instants. */
export function stored(fixture: object): Record<string, unknown> {
  const entries = Object.entries(fixture).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'id') return []
    const instant = key.endsWith('At') && typeof value === 'string'
    return [[key, instant ? Timestamp.fromDate(new Date(value)) : value] as const]
  })
  return Object.fromEntries(entries)
}

/** Starts a Firestore with the product's rules. */
export async function startRules(): Promise<RulesEnvironment> {
  setLogLevel('silent')
  const engine = await startEngine({ indexes: INDEXES, rules: RULES })
  const pastRules = engine.pastRules()
  const clients = new Map<string, Firestore>()
  /** The last seed, as long as it is unchanged. */
  let untouched: Readonly<Record<string, object>> | undefined

  const connected = (who: Who): Firestore => {
    if (who === null) return engine.client()
    if (typeof who === 'string') return engine.client(who)
    if ('uid' in who) return engine.client(who.uid, { auth_time: who.signedInSecond, ended: who.ended ?? [] })
    const auth_time = who.signedInSecond ?? Math.floor(Date.now() / 1000)
    const { secondFactor, ended = [] } = who
    return engine.client(who.admin, { admin: true, auth_time, ended, ...(secondFactor && { secondFactor }) })
  }

  function as(who: Who): Firestore {
    const key = JSON.stringify(who)
    const db = clients.get(key) ?? connected(who)
    clients.set(key, db)
    return db
  }

  return {
    as,
    async allows(who, act) {
      const isAllowed = await allows(act(as(who)))
      if (isAllowed) untouched = undefined
      return isAllowed
    },
    async seed(documents) {
      if (documents === untouched) return
      await engine.clear()
      const batch = writeBatch(pastRules)
      for (const [path, fields] of Object.entries(documents)) batch.set(doc(pastRules, path), stored(fields))
      await batch.commit()
      untouched = documents
    },
    close: () => engine.close(),
  }
}
