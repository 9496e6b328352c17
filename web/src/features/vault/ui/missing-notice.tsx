import type { VaultDocument } from '@waymark/contract/vault/document'
import { FileWarning } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reportError } from '../../../shared/api/report-error.ts'
import { isUnreachable, readDocuments } from '../../../shared/live/vault-index-store.ts'
import { formatInstantDay } from '../../../shared/time/dates.ts'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { saysOf } from '../../../shared/vault/vault-index.ts'
import { acceptVault, lookAtVault, type IndexFault, type Look } from '../../../shared/vault/vault-index-keeper.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'

const FAULTS: Readonly<Record<IndexFault, string>> = {
  missing: 'The list by which your vault notices missing documents is gone.',
  older: 'The list by which your vault notices missing documents is older than the one that this device has seen.',
  forked: 'The list by which your vault notices missing documents is not the one that this device has seen.',
  unreadable: 'The list by which your vault notices missing documents was changed by somebody without your key.',
}

interface MissingNoticeProps {
  vault: VaultKey
  /** The server's documents. */
  documents: readonly VaultDocument[]
}

/** Lists documents that are missing on the server, or differ from what their owner saved. */
export function MissingNotice({ vault, documents }: MissingNoticeProps) {
  const [look, setLook] = useState<Look>()
  const [accepting, setAccepting] = useState(false)
  const running = useRef<Promise<void>>(undefined)

  useEffect(() => {
    let isStale = false
    async function begin(): Promise<void> {
      // Sequential, because each check may write.
      await running.current
      if (isStale) return
      try {
        const next = await lookAtVault(vault, documents, () => readDocuments(vault.uid))
        if (!isStale) setLook(next)
      } catch (error) {
        // Offline nothing can be compared; the next check comes soon.
        if (!isUnreachable(error)) reportError(error, 'looking for missing documents')
      }
    }
    running.current = begin()
    return () => {
      isStale = true
    }
  }, [vault, documents])

  async function accept(): Promise<void> {
    setAccepting(true)
    try {
      await acceptVault(vault, await readDocuments(vault.uid))
      setLook(undefined)
    } catch (error) {
      reportError(error, 'accepting a vault as it is')
      notify.error('This could not be saved', 'Please try again once you are online.')
    }
    setAccepting(false)
  }

  if (look === undefined || (look.fault === undefined && look.findings.length === 0)) return null
  return (
    <section
      role="alert"
      aria-label="Changes that are not yours"
      className="grid gap-3 rounded-control bg-danger-soft p-4 text-[0.9375rem] text-ink"
    >
      <h2 className="flex items-center gap-2.5 text-lg text-danger">
        <FileWarning aria-hidden="true" className="size-5 shrink-0" />
        Your vault is not as you left it
      </h2>
      {look.fault !== undefined && (
        <p>{FAULTS[look.fault]} Documents may be missing, or be older than you saved them: please look through them.</p>
      )}
      {look.findings.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {look.findings.map((finding) => (
            <li key={finding.id} className="[overflow-wrap:anywhere]">
              <bdi className="font-semibold">{finding.name === '' ? 'A document' : finding.name}</bdi>
              {saysOf(finding, formatInstantDay)}
            </li>
          ))}
        </ul>
      )}
      <p>
        It can have been you: with an app of before 23 November 2026, by deleting while your vault was locked, or, where
        you have brought your vault back, by what you deleted or edited before that. If not, change the password of your
        account.
      </p>
      <Button variant="secondary" className="justify-self-start" pending={accepting} onClick={() => void accept()}>
        I have looked, keep it as it is
      </Button>
    </section>
  )
}
