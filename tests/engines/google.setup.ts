import { findGoogleFirestore, startGoogleFirestore } from '@waymark/emulators/suite/google-firestore'
import { findFreeBase } from '@waymark/emulators/suite/ports'
import type { TestProject } from 'vitest/node'

/** Starts Google's Firestore for all files of a run, and stops it after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const google = findGoogleFirestore()
  if ('missing' in google) throw new Error(`Google's Firestore emulator cannot be used: ${google.missing}.`)
  const running = await startGoogleFirestore(google, await findFreeBase(6_150))
  project.provide('googleFirestorePort', running.port)
  return () => running.close()
}
