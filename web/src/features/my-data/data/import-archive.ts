import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { messageFor } from '../../../shared/api/api-error.ts'
import { importDocuments } from './import-documents.ts'
import { importProfile } from './import-profile.ts'
import { ImportRun } from './import-run.ts'
import { importLists, importPlaces, importTrips } from './import-entries.ts'
import type { JobOptions } from './job.ts'
import type { Archive } from './read-archive.ts'

export interface Imported extends Pick<ImportRun, 'came' | 'left'> {
  /** Why it ended early. */
  readonly stopped: string | undefined
}

interface Owner {
  readonly uid: string
  readonly vault: VaultKey | undefined
  readonly hasVault: boolean
}

const PROFILE_STEPS = 10

/** Imports an export into the account. Never fails as a whole: the result lists what was and was not imported. */
export async function importArchive(archive: Archive, owner: Owner, options: JobOptions): Promise<Imported> {
  const { trips, packingLists, places, documents } = archive
  const total = PROFILE_STEPS + trips.length + packingLists.length + places.length + documents.length
  const run = new ImportRun(options, total)
  let stopped: string | undefined
  try {
    await importProfile(run, archive, owner)
    const tripIds = await importTrips(run, archive, owner.uid)
    await importLists(run, archive, tripIds)
    await importPlaces(run, archive)
    await importDocuments(run, archive, { vault: owner.vault, tripIds })
  } catch (error) {
    stopped = options.signal.aborted ? 'You have cancelled it.' : messageFor(error, 'Something went wrong.')
  }
  return { came: run.came, left: run.left, stopped }
}
