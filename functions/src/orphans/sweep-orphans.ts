import { errorDetail } from '../platform/error-detail.ts'
import { hashOfUid, log } from '../platform/logger.ts'
import { MISSING_ACCOUNTS_PERCENT } from '../platform/params.ts'
import { inParts } from '../platform/in-parts.ts'
import { readAccounts } from '../users/accounts-store.ts'
import { eraseAll } from '../users/delete-account.ts'
import { OWNED_COLLECTIONS, type Owned, type OwnedCollection, pageOfOwners } from './owned-documents-store.ts'
import {
  deleteListed,
  namelessAmong,
  OWNED_FOLDERS,
  type OwnedFile,
  type OwnedFolder,
  pageOfFiles,
} from './owned-files-store.ts'
import { readRounds, writeRounds } from './rounds-store.ts'

/** Per run and collection or folder, of up to 1,000 documents or files; the next run continues. */
const PAGES = 5
const HOUR_MS = 60 * 60 * 1_000
/** Younger ones may belong to an upload or a deletion under way. */
const SETTLED_MS = 24 * HOUR_MS
/** From the end of a round to the next. */
const REST_MS = 7 * 24 * HOUR_MS
/** That many accounts may be missing, whatever their share; and that many that could not be erased are remembered. */
const FEW = 10
/** No page begins later in a run: it would be cut off. */
const PATIENCE_MS = 5 * 60 * 1_000
/** As many as Firebase Auth looks up at once. */
const ASKED_AT_ONCE = 100
const DELETED_AT_ONCE = 20

type Source = OwnedCollection | OwnedFolder

const uidsOf = (owned: readonly Owned[]): string[] => [...new Set(owned.map(({ uid }) => uid))]

/**
 * The owners that have no account.
 * @throws if they are so many that Firebase Auth is more likely to be wrong: the accounts of a restored project may
 *   still be missing
 */
async function goneAmong(source: Source | 'again', uids: readonly string[]): Promise<Set<string>> {
  const accounts = await inParts(uids, ASKED_AT_ONCE, readAccounts)
  const there = new Set(accounts.flat().map(({ uid }) => uid))
  const gone = uids.filter((uid) => !there.has(uid))
  if (gone.length > FEW && gone.length * 100 > uids.length * MISSING_ACCOUNTS_PERCENT.value()) {
    log('ERROR', 'Too many accounts are missing', { source, detail: `${gone.length} of ${uids.length}` })
    throw new Error('too many accounts are missing to be erased')
  }
  return new Set(gone)
}

/** @returns those that could not be erased */
async function eraseEach(uids: readonly string[]): Promise<string[]> {
  const failed: string[] = []
  for (const uid of uids) {
    const uidHash = hashOfUid(uid)
    try {
      const { deleted, kept } = await eraseAll(uid)
      const detail = Object.entries({ ...deleted, ...kept }).map(([what, count]) => `${what} ${count}`)
      log('INFO', 'Orphaned data of a deleted account was erased', { uidHash, detail: detail.join(', ') })
    } catch (error) {
      log('WARNING', 'Orphaned data could not be erased', { uidHash, ...errorDetail(error) })
      failed.push(uid)
    }
  }
  return failed
}

async function deleteNameless(source: OwnedFolder, files: readonly OwnedFile[]): Promise<void> {
  for (const uid of uidsOf(files)) {
    const own = files.filter((file) => file.uid === uid)
    const nameless = await namelessAmong(source, own)
    const deleted = await inParts(nameless, DELETED_AT_ONCE, (part) => Promise.all(part.map(deleteListed)))
    const count = deleted.flat().filter(Boolean).length
    if (count === 0) continue
    const fields = { uidHash: hashOfUid(uid), source, detail: `${count} files` }
    log('INFO', 'Files that no document names were deleted', fields)
  }
}

const isFolder = (source: Source): source is OwnedFolder => (OWNED_FOLDERS as readonly Source[]).includes(source)

/** @returns the accounts that could not be erased */
async function sweepPage(source: Source, owned: readonly (Owned | OwnedFile)[], now: Date): Promise<string[]> {
  const settled = owned.filter(({ madeAt }) => now.getTime() - madeAt.getTime() > SETTLED_MS)
  const gone = await goneAmong(source, uidsOf(settled))
  if (isFolder(source)) {
    const files = settled.filter((one): one is OwnedFile => 'path' in one && !gone.has(one.uid))
    await deleteNameless(source, files)
  }
  return eraseEach([...gone])
}

/**
 * Erases accounts that no longer exist in Firebase Auth, with the code that deletes an account, and deletes files that
 * no document names. Both only after a day. Looks through a part of everything and continues there next time, also
 * where it broke off; a round through everything begins a week after the one before.
 * @param prefix of the uids that it looks at: all in production
 */
export async function sweepOrphans(now = new Date(), prefix = ''): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  const before = await readRounds(prefix)
  const at = { ...before.at }
  const missing = await goneAmong('again', before.again)
  const again = new Set(await eraseEach([...missing]))
  for (const source of [...OWNED_COLLECTIONS, ...OWNED_FOLDERS]) {
    for (let page = 0; page < PAGES && Date.now() < deadline; page += 1) {
      const { after = '', restUntil = '' } = at[source] ?? {}
      if (restUntil > now.toISOString()) break
      const { found, next } = await (isFolder(source)
        ? pageOfFiles(source, prefix, after)
        : pageOfOwners(source, prefix, after))
      for (const uid of await sweepPage(source, found, now)) again.add(uid)
      at[source] =
        next === undefined ? { after: '', restUntil: new Date(now.getTime() + REST_MS).toISOString() } : { after: next }
      await writeRounds(prefix, { at, again: [...again].slice(0, FEW) })
    }
  }
}
