import { readFileSync } from 'node:fs'
import { HOST } from '@waymark/tools/local-stack/ports'
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import { doc, setDoc, setLogLevel, Timestamp, type Firestore } from 'firebase/firestore'
import { startEngine } from '../engines/engine.ts'

/** Whether the rules let an action pass. Any other failure than a refusal is thrown. */
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

/** Signed in as this user, also at a given second, as an administrator, or signed out. */
export type Who =
  | string
  | { readonly admin: string; readonly signedInSecond?: number }
  | { readonly uid: string; readonly signedInSecond: number }
  | null

/** The SDK that the contexts speak for is declared with its old types, and is the one of today. */
const dbOf = (context: RulesTestContext): Firestore => context.firestore() as unknown as Firestore

export interface RulesEnvironment {
  /** Replaces all documents. Paths to fields; the ids are in the paths. */
  seed(documents: Readonly<Record<string, object>>): Promise<void>
  as(who: Who): Firestore
  /** Whether the product's rules let `act` pass for `who`. */
  allows(who: Who, act: (db: Firestore) => Promise<unknown>): Promise<boolean>
  close(): Promise<void>
}

/** A fixture as it is stored: without its id, and with Timestamps for its instants. */
export function stored(fixture: object): Record<string, unknown> {
  const entries = Object.entries(fixture).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'id') return []
    const instant = key.endsWith('At') && typeof value === 'string'
    return [[key, instant ? Timestamp.fromDate(new Date(value)) : value] as const]
  })
  return Object.fromEntries(entries)
}

/** Starts a Firestore with the product's rules. Each file names a project of its own. */
export async function startRules(projectId: `demo-${string}`): Promise<RulesEnvironment> {
  setLogLevel('silent')
  const engine = await startEngine({ indexes: INDEXES })
  const firestore = { host: HOST, port: engine.port, rules: RULES }
  const env = await initializeTestEnvironment({ projectId, firestore })
  const clients = new Map<string, Firestore>()

  function as(who: Who): Firestore {
    const key = JSON.stringify(who)
    const known = clients.get(key)
    if (known !== undefined) return known
    const context =
      who === null
        ? env.unauthenticatedContext()
        : typeof who === 'string'
          ? env.authenticatedContext(who)
          : 'uid' in who
            ? env.authenticatedContext(who.uid, { auth_time: who.signedInSecond })
            : env.authenticatedContext(who.admin, {
                admin: true,
                auth_time: who.signedInSecond ?? Math.floor(Date.now() / 1000),
              })
    const db = dbOf(context)
    clients.set(key, db)
    return db
  }

  return {
    as,
    allows: (who, act) => allows(act(as(who))),
    async seed(documents) {
      await env.clearFirestore()
      await env.withSecurityRulesDisabled(async (context) => {
        const db = dbOf(context)
        await Promise.all(Object.entries(documents).map(([path, fields]) => setDoc(doc(db, path), stored(fields))))
      })
    },
    async close() {
      await env.cleanup()
      await engine.close()
    },
  }
}
