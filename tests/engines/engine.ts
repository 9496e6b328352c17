import { randomUUID } from 'node:crypto'
import type { Firestore } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import type { FirestoreService } from '@waymark/firestore-stand-in/firestore/service'
import { startStandIn } from '@waymark/firestore-stand-in/testing/stand-in'
import { openBreakablePort } from './breakable-port.ts'
import { connectClients, type Clients } from '@waymark/firestore-stand-in/testing/clients'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of Google's Firestore, in the projects of vitest.config.ts whose names end in `-google`. */
    googleFirestorePort?: number
  }
}

/** Whether this run uses Google's engine instead of the stand-in. */
export const isGoogle = inject('googleFirestorePort') !== undefined

export interface EngineOptions {
  readonly rules?: string
  /** Content of a firestore.indexes.json. Google's emulator runs every query without a composite index. */
  readonly indexes?: unknown
}

/** A Firestore project of the run's engine. */
export interface Engine extends Clients {
  /** Cuts the connections of this test file. */
  dropConnections(): void
  /** What the rules came to, request by request; Google's engine does not tell. Returns how to stop. */
  onJudgement?: FirestoreService['onJudgement']
}

async function startOnGoogle(port: number, { rules }: EngineOptions, project: string): Promise<Engine> {
  const own = await openBreakablePort(port)
  const clients = connectClients(own.port, project)
  if (rules !== undefined) await clients.loadRules(rules)
  return {
    ...clients,
    dropConnections: () => own.dropConnections(),
    async close() {
      await clients.close()
      await own.close()
    },
  }
}

/**
 * Starts the Firestore of a test file. With Google's engine, one process serves the whole run, and each file has its
 * own project. Close it in `afterAll`.
 */
export async function startEngine(options: EngineOptions = {}): Promise<Engine> {
  const project = `demo-${randomUUID().slice(0, 8)}`
  const port = inject('googleFirestorePort')
  if (port !== undefined) return startOnGoogle(port, options, project)
  const standIn = await startStandIn({ ...options, project })
  const { server } = standIn
  return {
    ...standIn,
    dropConnections: () => server.dropConnections(),
    onJudgement: (listener) => server.service.onJudgement(listener),
  }
}

export interface EmptyEngine {
  readonly engine: Engine
  /** A client signed in as `ann`, new for each test. */
  readonly db: Firestore
}

/**
 * One engine for all tests of a file, emptied before each test and closed at the end. `take` stores what tests use in
 * variables of the file.
 */
export function useEmptyEngine(take: (empty: EmptyEngine) => void, options: EngineOptions = {}): void {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine(options)
  })
  beforeEach(async () => {
    await engine.reset()
    take({
      engine,
      get db() {
        return engine.client('ann')
      },
    })
  })
  afterAll(() => engine.close())
}
