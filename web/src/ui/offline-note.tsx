import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

interface OfflineNoteProps {
  /** For the `aria-describedby` of the button that needs the network. */
  id: string
  children: ReactNode
}

/** Explains what does not work offline, beside the button it concerns. */
export function OfflineNote({ id, children }: OfflineNoteProps) {
  return (
    <output className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-[0.9375rem] font-medium text-warning">
      <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span id={id}>{children}</span>
    </output>
  )
}
