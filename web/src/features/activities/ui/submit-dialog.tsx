import { submit } from '../data/save-activity.ts'
import { EMPTY_ACTIVITY } from '../../../shared/forms/activity-fields.ts'
import { ActivityFormDialog, type ActivityFormWords } from './activity-form-dialog.tsx'

const WORDS: ActivityFormWords = {
  title: 'Submit Activity',
  description: 'It is reviewed before everyone sees it.',
  save: 'Submit for Review',
  saving: 'Submitting...',
  saved: "Activity submitted for review! You'll be notified once it's approved.",
  failed: 'Failed to submit activity. Please try again.',
}

export function SubmitDialog({ onClose }: { onClose: () => void }) {
  return <ActivityFormDialog words={WORDS} start={EMPTY_ACTIVITY} onSave={submit} onClose={onClose} />
}
