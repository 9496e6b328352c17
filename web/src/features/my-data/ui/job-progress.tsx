import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavigationBlocker } from '../../../shared/forms/leave-question.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { Progress } from '../data/job.ts'

interface JobProgressProps {
  progress: Progress
  cancel: string
  onCancel: () => void
}

/** Progress of a job with a cancel button, asking before the screen is left. */
export function JobProgress({ progress: { step, done, total }, cancel, onCancel }: JobProgressProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that started the job is gone, and with it the focus.
    if (document.activeElement === document.body) cancelButton.current?.focus()
  }, [])
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-3 text-[0.9375rem] font-medium">
        <output>{step}</output>
        <span className="text-muted tabular-nums">
          {done} of {total}
        </span>
      </p>
      <ProgressBar label={step} value={done} max={total} />
      <Button ref={cancelButton} variant="secondary" onClick={onCancel}>
        <X aria-hidden="true" />
        {cancel}
      </Button>
      <NavigationBlocker
        unsaved
        title="Stop and leave?"
        description="It is still under way, and ends when you leave this screen."
        cancel="Stay here"
      />
    </div>
  )
}
