import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { findGoogleFirestore, startGoogleFirestore } from '@waymark/tools/local-stack/google-firestore'
import { HOST } from '@waymark/tools/local-stack/ports'
import type { TestProject } from 'vitest/node'

/** Chosen by the system, so that concurrent runs do not use the same one: Java takes seconds to open it. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts Google's Firestore for all files of a run, and stops it after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const google = findGoogleFirestore()
  if ('missing' in google) throw new Error(`Google's Firestore emulator cannot be used: ${google.missing}.`)
  const running = await startGoogleFirestore(google, await freePort())
  project.provide('googleFirestorePort', running.port)
  return () => running.close()
}
