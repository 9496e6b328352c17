import { setTimeout as after } from 'node:timers/promises'
import { AppError } from '../platform/app-error.ts'
import { firestore } from '../platform/firestore.ts'
import type { HandlerOf } from '../handler.ts'

const DATABASE_MS = 5_000

/** Reads a missing document: it costs one read and requires the database to answer. */
async function readDatabase(signal: AbortSignal): Promise<void> {
  const tooLate = after(DATABASE_MS, undefined, { signal }).then(() => {
    throw new Error('No answer in time')
  })
  await Promise.race([firestore().collection('health').doc('none').get(), tooLate])
}

export const getHealth: HandlerOf<'getHealth'> = async () => {
  const done = new AbortController()
  await readDatabase(done.signal)
    .catch((error: unknown) => {
      throw new AppError('unavailable', 'the database does not answer', { cause: error })
    })
    .finally(() => done.abort())
  return { status: 'ok', revision: process.env['K_REVISION'] ?? 'local' }
}
