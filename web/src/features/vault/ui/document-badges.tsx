import type { VaultDocument } from '@waymark/contract/vault/document'
import { BadgeCheck, Clock, HardDriveDownload, ShieldOff } from 'lucide-react'
import { isSealed } from '../../../shared/vault/open-document.ts'
import { Badge } from '../../../ui/badge.tsx'

interface DocumentBadgesProps {
  document: VaultDocument
  isKept: boolean
}

export function DocumentBadges({ document, isKept }: DocumentBadgesProps) {
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {document.verified ? (
        <Badge tone="success">
          <BadgeCheck aria-hidden="true" />
          Verified
        </Badge>
      ) : (
        <Badge tone="warning">
          <Clock aria-hidden="true" />
          Pending
        </Badge>
      )}
      {isKept && (
        <Badge tone="accent">
          <HardDriveDownload aria-hidden="true" />
          On this device
        </Badge>
      )}
      {!isSealed(document) && (
        <Badge tone="warning">
          <ShieldOff aria-hidden="true" />
          Not end-to-end encrypted
        </Badge>
      )}
    </p>
  )
}
