import { LIMITS } from '@waymark/contract/limits'
import { FORMER_KEYRING_DAYS } from '@waymark/contract/vault/keyring-calls'
import { AppError } from '../platform/app-error.ts'
import { roomInVault } from './documents-store.ts'

function requireKept(
  { kept }: Awaited<ReturnType<typeof roomInVault>>,
  code: 'conflict' | 'quota-exceeded' = 'conflict',
): void {
  if (kept > 0) return
  const message = `Earlier states of your vault take all the room that there is. Each goes ${FORMER_KEYRING_DAYS} days after it was replaced.`
  throw new AppError(code, 'too much that was put away', { message })
}

/** @throws AppError `conflict` if the vault is full */
export async function requireRoom(uid: string): Promise<void> {
  const room = await roomInVault(uid)
  if (room.inVault <= 0) {
    const message = `A vault holds at most ${LIMITS.documents} documents. Delete some first.`
    throw new AppError('conflict', 'a vault that is full', { message })
  }
  requireKept(room)
}

/**
 * The app interprets `conflict` as a concurrent change, and would continue with all other documents in vain.
 * @throws AppError `quota-exceeded` if there is no room to keep a replaced document
 */
export async function requireRoomForFormer(uid: string): Promise<void> {
  requireKept(await roomInVault(uid), 'quota-exceeded')
}
