import type { DocumentType } from '@waymark/contract/vault/document'
import { File, IdCard, ShieldPlus, Stamp, Syringe, Ticket, TicketsPlane, type LucideIcon } from 'lucide-react'

const ICONS: Readonly<Record<DocumentType, LucideIcon>> = {
  passport: Ticket,
  visa: Stamp,
  boarding_pass: TicketsPlane,
  vaccination: Syringe,
  insurance: ShieldPlus,
  identity: IdCard,
  other: File,
}

export function TypeIcon({ type, className }: { type: DocumentType; className: string }) {
  const Icon = ICONS[type]
  return <Icon aria-hidden="true" className={className} />
}
