import { findGoogleFirestore, type FoundGoogleFirestore } from '@waymark/tools/local-stack/google-firestore'

export type Engine = 'stand-in' | 'google'

/** The Firestore engines of a run. */
export interface Engines {
  /** For rules and conformance: both, if Google's is installed. */
  readonly each: readonly Engine[]
  /** For all other suites. */
  readonly single: Engine
  /** Whether both can be compared. */
  readonly hasGoogle: boolean
  /** One line for the start and the end of the output. */
  readonly summary: string
}

export class MissingEngineError extends Error {}

/**
 * Chooses the engines of a run.
 * @throws MissingEngineError when `official` asks for Google's engine and it cannot be used
 */
export function chooseEngines(official: boolean, google: FoundGoogleFirestore = findGoogleFirestore()): Engines {
  if ('missing' in google) {
    if (official) throw new MissingEngineError(`Google's Firestore engine cannot be used: ${google.missing}.`)
    const summary = `Firestore: the stand-in alone, and no differential test. Google's engine was not used: ${google.missing}.`
    return { each: ['stand-in'], single: 'stand-in', hasGoogle: false, summary }
  }
  if (official) {
    const summary = `Firestore: Google's engine, ${google.jar}.`
    return { each: ['google'], single: 'google', hasGoogle: true, summary }
  }
  const summary = `Firestore: the stand-in; rules, conformance and the differential test also on Google's engine, ${google.jar}.`
  return { each: ['stand-in', 'google'], single: 'stand-in', hasGoogle: true, summary }
}

/** Title of a suite on an engine. */
export const titleOn = (suite: string, engine: Engine): string =>
  `${suite} (${engine === 'google' ? 'Google’s engine' : 'stand-in'})`

/** Of a project in vitest.config.ts. */
export const projectOn = (suite: string, engine: Engine): string => (engine === 'google' ? `${suite}-google` : suite)
