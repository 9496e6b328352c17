import { X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { cancelUpload, type UploadDraft } from '../data/upload-session.ts'

const WORDS = { encrypting: 'Encrypting on this device', sending: 'Uploading' } as const

interface UploadProgressProps {
  step: Extract<UploadDraft['step'], { name: keyof typeof WORDS }>
}

/** The progress of an upload, with a button to cancel it. */
export function UploadProgress({ step: { name, done, total } }: UploadProgressProps) {
  const percent = Math.floor((done / Math.max(1, total)) * 100)
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-3 text-[0.9375rem] font-medium">
        <output>{WORDS[name]}</output>
        <span className="text-muted tabular-nums">{percent}%</span>
      </p>
      <ProgressBar label={WORDS[name]} value={done} max={total} />
      <Button variant="secondary" onClick={cancelUpload}>
        <X aria-hidden="true" />
        Cancel upload
      </Button>
    </div>
  )
}
