import type { ProfileChanges } from '@waymark/contract/users/profile-calls'
import { PROFILE_UPDATE_FAILED } from '@waymark/contract/users/profile-calls'
import type { User } from '@waymark/contract/users/user'
import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { NavigationBlocker } from '../../../shared/forms/leave-question.tsx'
import { showFaults } from '../../../shared/forms/form-faults.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useVault } from '../../../shared/vault/vault-session.ts'
import type { Live } from '../../../shared/live/live.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { notify } from '../../../ui/toast.tsx'
import { saveProfile, VaultFound, VaultLocked } from '../data/save-profile.ts'
import {
  fieldsOf,
  PROFILE_FIELDS,
  profileResolver,
  type EditedField,
  type ProfileFields,
} from '../model/profile-fields.ts'
import type { VaultAccess } from './passport-field.tsx'
import { ProfileForm } from './profile-form.tsx'
import { UnlockDialog } from './unlock-dialog.tsx'

interface ProfileEditorProps {
  user: User
  keyring: Live<StoredKeyring | null>
  /** The field to begin with. */
  first: EditedField
  onCancel: () => void
  onSaved: (user: User) => void
}

function accessTo(keyring: Live<StoredKeyring | null>, phase: 'open' | 'locked'): VaultAccess {
  if (keyring.status !== 'ready' || (keyring.data === null && keyring.fromCache)) return 'unknown'
  return keyring.data === null ? 'none' : phase
}

/** Edits the profile. Input is kept when saving fails. */
export function ProfileEditor({ user, keyring: live, first, onCancel, onSaved }: ProfileEditorProps) {
  const { uid } = useSession()
  // The listener has not heard of it yet.
  const [found, setFound] = useState<StoredKeyring>()
  const isUnheard = found !== undefined && live.status === 'ready' && live.data === null
  const keyring = isUnheard ? { ...live, data: found } : live
  // The profile when editing began: other devices' later changes are neither shown nor overwritten.
  const [before] = useState(() => fieldsOf(user))
  const form = useForm<ProfileFields, unknown, ProfileChanges>({
    resolver: profileResolver(before),
    defaultValues: before,
  })
  const { isDirty, isSubmitting } = form.formState
  const [isUnlocking, setUnlocking] = useState(false)
  const access = accessTo(keyring, useVault().phase)

  const { setFocus } = form
  useEffect(() => setFocus(first), [setFocus, first])

  function tell(error: unknown): void {
    if (error instanceof VaultFound) {
      setFound(error.keyring)
      form.setError('passportNumber', { message: 'You have a vault by now. Unlock it and save again.' })
      return
    }
    if (error instanceof VaultLocked) {
      form.setError('passportNumber', { message: 'Your vault has locked itself. Unlock it and save again.' })
      return
    }
    const message = showFaults(form, error, { order: PROFILE_FIELDS, fallback: PROFILE_UPDATE_FAILED })
    if (message !== undefined) form.setError('root', { message })
    toastFailure(error, 'Update Failed', PROFILE_UPDATE_FAILED)
  }

  async function save(changes: ProfileChanges): Promise<void> {
    try {
      const saved = await saveProfile(changes, { uid, hasVault: access === 'open' || access === 'locked' })
      notify.success('Profile Updated', 'Your profile has been updated successfully.')
      onSaved(saved)
    } catch (error) {
      tell(error)
    }
  }

  return (
    <>
      <ProfileForm
        form={form}
        access={access}
        onUnlock={() => setUnlocking(true)}
        onSubmit={() => {
          if (!isSubmitting) void form.handleSubmit(save)()
        }}
        onCancel={onCancel}
      />
      <NavigationBlocker
        unsaved={isDirty}
        title="Leave without saving?"
        description="What you changed in your profile is lost."
        cancel="Keep editing"
      />
      <UnlockDialog
        keyring={isUnlocking && keyring.status === 'ready' ? keyring.data : null}
        onClose={() => setUnlocking(false)}
        onUnlocked={() => {
          setUnlocking(false)
          setFocus('passportNumber')
        }}
      />
    </>
  )
}
