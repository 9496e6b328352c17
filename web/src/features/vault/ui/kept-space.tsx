import { HardDrive } from 'lucide-react'
import { useKeptSizes } from '../../../shared/vault/kept-documents.ts'
import { formatBytes } from '../model/format-bytes.ts'

/** Storage used by the documents kept on this device. */
export function KeptSpace() {
  const sizes = useKeptSizes()
  if (sizes === undefined || sizes.size === 0) return null
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <HardDrive aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {sizes.size === 1 ? '1 document' : `${sizes.size} documents`} on this device, {formatBytes(total)}, encrypted.
      They open without a network once the vault is unlocked, and go when you log out.
    </p>
  )
}
