import { FileCheck2, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { removeFile } from '../data/upload-session.ts'
import { formatBytes } from '../../../shared/files/format-bytes.ts'

interface ChosenFileProps {
  file: File
  disabled: boolean
}

export function ChosenFile({ file, disabled }: ChosenFileProps) {
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken py-2 pr-2 pl-4">
      <FileCheck2 aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 py-1.5">
        <span dir="auto" className="block truncate font-medium">
          {file.name}
        </span>
        <span className="block text-sm text-muted">{formatBytes(file.size)}</span>
      </p>
      <Button variant="ghost" size="icon" aria-label={`Remove ${file.name}`} disabled={disabled} onClick={removeFile}>
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  )
}
