import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createFirestoreService } from '@waymark/firestore-stand-in/firestore/core/firestore-service'
import type { FirestoreService } from '@waymark/firestore-stand-in/firestore/service'
import { PROJECT } from '@waymark/tools/local-stack/paths'
import { inject } from 'vitest'
import { connectClients } from '@waymark/firestore-stand-in/testing/clients'
import { forwardTo } from '../engines/forwarding-service.ts'

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')

/** The Firestore with the product's rules behind the server that devices use. */
export interface Backend {
  readonly project: string
  /** The service of a newly started server, with the documents of the previous one. */
  next(): Promise<FirestoreService>
  close(): void
}

function inMemory(): Backend {
  let service: FirestoreService | undefined
  return {
    project: PROJECT,
    async next() {
      const kept = service?.exportData()
      const next = createFirestoreService()
      next.setRules(PROJECT, RULES)
      if (kept !== undefined) await next.importData(kept)
      service = next
      return next
    },
    close: () => {},
  }
}

/**
 * Google's engine cannot be told to break, so that what stands before it does; it goes on through a restart. The documents
 * stay for the rest of the run: it refuses to drop them while it knows of broken streams that listened to them.
 */
async function onGoogle(port: number): Promise<Backend> {
  const project = `demo-${randomUUID().slice(0, 8)}`
  await connectClients(port, project).loadRules(RULES)
  const service = forwardTo(port, project)
  return { project, next: () => Promise.resolve(service), close: () => service.close() }
}

/** Starts it on the engine of the run. */
export async function startBackend(): Promise<Backend> {
  const port = inject('googleFirestorePort')
  return port === undefined ? inMemory() : onGoogle(port)
}
