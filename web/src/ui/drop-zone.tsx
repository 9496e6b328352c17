import { useState, type DragEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DropZoneProps {
  /** Called with the first of the dropped files. */
  onDrop: (file: File | undefined) => void
  busy: boolean
  children: ReactNode
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Accepts a dragged file; its children hold buttons for everyone else. */
export function DropZone({ onDrop, busy, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      aria-busy={busy || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        if (!busy) onDrop(event.dataTransfer.files[0])
      }}
      className={classNames(
        'rounded-card border-2 border-dashed px-4 py-10 text-center transition-colors sm:py-14',
        isOver ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      {children}
    </div>
  )
}
