import type { VaultDocument } from '@waymark/contract/vault/document'
import { useEffect, useState } from 'react'
import type { Details } from '../../../shared/vault/crypto/details.ts'
import { CannotOpen } from '../../../shared/vault/crypto/sealed-bytes.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { isSealed, openDetailsOf } from '../../../shared/vault/open-document.ts'
import { useVault } from '../../../shared/vault/vault-session.ts'
import { reportError } from '../../../shared/api/report-error.ts'

/** Details by document id; null if they cannot be decrypted. */
export type DetailsById = ReadonlyMap<string, Details | null>

async function openOrNull(document: VaultDocument, vault: VaultKey): Promise<Details | null> {
  if (!isSealed(document)) return null
  try {
    return await openDetailsOf(document, vault)
  } catch (error) {
    // Without the error, which could reveal contents of the document.
    reportError(error instanceof CannotOpen ? error.message : 'unknown', 'opening the details of a document')
    return null
  }
}

/** The decrypted details of the documents; undefined while the vault is locked or they are being decrypted. */
export function useDetails(documents: readonly VaultDocument[]): DetailsById | undefined {
  const state = useVault()
  const vault = state.phase === 'open' ? state.vault : undefined
  const [opened, setOpened] = useState<{ readonly by: VaultKey; readonly details: DetailsById }>()

  // No plaintext stays in memory after the vault was locked.
  if (vault === undefined && opened !== undefined) setOpened(undefined)

  useEffect(() => {
    if (vault === undefined) return undefined
    let isStale = false
    async function open(by: VaultKey): Promise<void> {
      const entries = await Promise.all(
        documents.filter(isSealed).map(async (document) => [document.id, await openOrNull(document, by)] as const),
      )
      if (!isStale) setOpened({ by, details: new Map(entries) })
    }
    void open(vault)
    return () => {
      isStale = true
    }
  }, [documents, vault])

  return opened !== undefined && opened.by === vault ? opened.details : undefined
}
