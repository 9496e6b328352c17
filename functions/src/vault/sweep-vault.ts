import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import {
  countDocuments,
  giveStatus,
  isPurgeable,
  isUnfinished,
  isUnverified,
  listPutAway,
  listUnready,
  listUnfinished,
  pathsOfDocuments,
  verifyDocument,
} from './documents-store.ts'
import { deleteVaultFile, digestOfVaultFile, listVaultFiles } from './vault-files-store.ts'
import { removeDocument } from './remove-document.ts'

/** One page of Cloud Storage. */
const LOOKED_AT = 1_000
const FINISHED_AT_ONCE = 20
/** Younger ones may still be in progress. */
const SETTLED_MS = 60 * 60 * 1_000

/** Completes interrupted deletions and uploads; a file that does not match its document is deleted with it. */
async function finish(uid: string, settled: Date): Promise<void> {
  const unfinished = await listUnfinished(uid, settled)
  for (const { id, isReady, path, sha256 } of unfinished.slice(0, FINISHED_AT_ONCE)) {
    const isWhole = isReady && (await digestOfVaultFile(String(path))) === sha256
    if (isWhole) await verifyDocument(id)
    else await removeDocument(uid, id, isReady ? isUnverified : isUnfinished)
  }
}

async function deleteOrphans(uid: string, settled: Date): Promise<void> {
  const files = await listVaultFiles(uid, LOOKED_AT)
  if (files.length <= (await countDocuments(uid))) return
  const kept = await pathsOfDocuments(uid)
  const orphans = files.filter(({ path, madeAt }) => !kept.has(path) && madeAt < settled)
  for (const { path } of orphans.slice(0, FINISHED_AT_ONCE)) {
    await deleteVaultFile(path)
  }
}

async function withoutFailing(job: () => Promise<unknown>): Promise<void> {
  try {
    await job()
  } catch (error) {
    log('WARNING', 'A vault could not be swept', errorDetail(error))
  }
}

const settledAt = (now: Date): Date => new Date(now.getTime() - SETTLED_MS)

/**
 * Completes operations interrupted more than an hour ago, for all users, because their owners may never come back.
 * Never fails; what remains is swept next time.
 */
export async function finishInterrupted(uid: string, now = new Date()): Promise<void> {
  await withoutFailing(() => giveStatus(FINISHED_AT_ONCE))
  await withoutFailing(() => finish(uid, settledAt(now)))
  await withoutFailing(async () => {
    const [unready, putAway] = await Promise.all([
      listUnready(settledAt(new Date()), FINISHED_AT_ONCE),
      listPutAway(new Date(), FINISHED_AT_ONCE),
    ])
    await Promise.all([
      ...unready.map(({ uid: owner, id }) => withoutFailing(() => removeDocument(owner, id, isUnfinished))),
      ...putAway.map(({ uid: owner, id }) => withoutFailing(() => removeDocument(owner, id, isPurgeable))),
    ])
  })
}

/** Also deletes files without a document, which requires listing all files of the user. */
export async function sweepVault(uid: string, now = new Date()): Promise<void> {
  await finishInterrupted(uid, now)
  await withoutFailing(() => deleteOrphans(uid, settledAt(now)))
}
