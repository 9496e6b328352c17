import type { Activity } from '@waymark/contract/activities/activity'
import { useState } from 'react'
import { edit } from '../data/save-activity.ts'
import { fieldsOfActivity } from '../../../shared/forms/activity-fields.ts'
import { ActivityFormDialog, type ActivityFormWords } from './activity-form-dialog.tsx'

const WORDS: ActivityFormWords = {
  title: 'Edit Activity',
  description: 'It is reviewed again after your changes.',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Activity updated successfully!',
  failed: 'Failed to update activity. Please try again.',
}

export function EditDialog({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  // Live updates must not change what is being typed.
  const [start] = useState(() => fieldsOfActivity(activity))
  return (
    <ActivityFormDialog
      words={WORDS}
      start={start}
      onSave={(changed) => edit(activity.id, changed)}
      onClose={onClose}
    />
  )
}
