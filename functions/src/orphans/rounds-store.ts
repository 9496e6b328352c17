import { COLLECTIONS } from '@waymark/contract/firestore'
import { firestore } from '../platform/firestore.ts'

/** How far the rounds through what is stored have come. */
export interface Rounds {
  /** By what is looked through: where the next page begins, or when the next round does. */
  readonly at: Readonly<Record<string, { readonly after: string; readonly restUntil?: string }>>
  /** Accounts that could not be erased. */
  readonly again: readonly string[]
}

const rounds = (prefix: string) =>
  firestore()
    .collection(COLLECTIONS.limits)
    .doc(prefix === '' ? 'orphans' : `orphans-${prefix}`)

export async function readRounds(prefix: string): Promise<Rounds> {
  // Written by this function only.
  const stored = (await rounds(prefix).get()).data() as Partial<Rounds> | undefined
  return { at: stored?.at ?? {}, again: stored?.again ?? [] }
}

export async function writeRounds(prefix: string, { at, again }: Rounds): Promise<void> {
  await rounds(prefix).set({ at, again })
}
