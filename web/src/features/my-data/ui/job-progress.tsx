import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigation, type BlockedNavigation } from '../../../shared/navigation/navigation.ts'
import { useUnloadQuestion, useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { Progress } from '../data/job.ts'

interface JobProgressProps {
  progress: Progress
  cancel: string
  onCancel: () => void
}

/** How far a job is, the way out of it, and a question before the screen is left in the middle of it. */
export function JobProgress({ progress: { step, done, total }, cancel, onCancel }: JobProgressProps) {
  const { blockNavigation } = useNavigation()
  const [blocked, setBlocked] = useState<BlockedNavigation>()
  useEffect(() => blockNavigation(setBlocked), [blockNavigation])
  useUnsavedInput(true)
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that began the job has gone, and the focus with it.
    if (document.activeElement === document.body) cancelButton.current?.focus()
  }, [])
  useUnloadQuestion(true)
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
      <ConfirmDialog
        open={blocked !== undefined}
        onOpenChange={(open) => {
          if (open) return
          blocked?.cancel()
          setBlocked(undefined)
        }}
        title="Stop and leave?"
        description="It is still under way, and ends when you leave this screen."
        confirm="Leave"
        cancel="Stay here"
        onConfirm={() => blocked?.proceed()}
      />
    </div>
  )
}
