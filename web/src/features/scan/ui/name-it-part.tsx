import type { ScanPosition } from '@waymark/contract/scans/scan-calls'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const LazyNameIt = lazyPart(async () => (await import('./name-it.tsx')).NameIt)

interface NameItPartProps {
  position: ScanPosition | undefined
  disabled?: boolean
  /** What the button says. */
  label: string
}

/** For who knows what the photo shows: a button, and the field in its place. */
export function NameItPart({ position, disabled = false, label }: NameItPartProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <LazyNameIt position={position} disabled={disabled} />
  return (
    <Button variant="secondary" className="w-full sm:w-auto" disabled={disabled} onClick={() => setOpen(true)}>
      <PencilLine aria-hidden="true" />
      {label}
    </Button>
  )
}
