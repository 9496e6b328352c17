import type { User } from '@waymark/contract/users/user'
import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { Pencil, Plus, UserRound } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { formatDay } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { currencyName, EDITED_FIELDS, type EditedField, PROFILE_LABELS } from '../model/profile-fields.ts'
import { PassportNumber } from './passport-number.tsx'
import { Picture } from '../../../shared/cards/picture.tsx'

/** A person's picture, or a placeholder. */
function Avatar({ url }: { url: string | null }) {
  return (
    <Picture
      url={url ?? undefined}
      alt=""
      sizes="4rem"
      first
      className="size-16 shrink-0 rounded-full bg-sunken object-cover"
      fallback={
        <div className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <UserRound aria-hidden="true" className="size-8" />
        </div>
      }
    />
  )
}

interface ProfileViewProps {
  user: User
  keyring: StoredKeyring | null
  editRef: Ref<HTMLButtonElement>
  /** @param field where to begin */
  onEdit: (field: EditedField) => void
}

const NONE = 'Not provided'

interface FactProps {
  label: string
  /** Null if it was not filled in. */
  value: ReactNode
  onAdd: () => void
}

/** A row; what is missing leads to its field. */
function Fact({ label, value, onAdd }: FactProps) {
  return (
    <div className="flex min-h-11 min-w-0 items-center justify-between gap-x-4 border-t max-[20rem]:flex-wrap border-line">
      <dt className="shrink-0 text-sm text-muted">{label}</dt>
      <dd className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">
        {value ?? (
          <button
            type="button"
            aria-label={`${NONE}: ${label}`}
            className="inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-accent-ink"
            onClick={onAdd}
          >
            {NONE}
            <Plus aria-hidden="true" className="size-4 text-accent-ink" />
          </button>
        )}
      </dd>
    </div>
  )
}

const nameOf = ({ firstName, lastName }: User): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ')

export function ProfileView({ user, keyring, editRef, onEdit }: ProfileViewProps) {
  // The others are shown as they are stored.
  const shown: Partial<Record<EditedField, ReactNode>> = {
    dateOfBirth: user.dateOfBirth && formatDay(user.dateOfBirth),
    currency: currencyName(user.currency),
    passportNumber: user.passportNumber && <PassportNumber user={user} keyring={keyring} />,
  }
  return (
    <Card className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar url={user.profileImageUrl} />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-2xl [overflow-wrap:anywhere]">{nameOf(user) || 'Traveler'}</h2>
          <p className="text-muted [overflow-wrap:anywhere]">{user.email ?? NONE}</p>
        </div>
        <Button ref={editRef} variant="secondary" onClick={() => onEdit('firstName')}>
          <Pencil aria-hidden="true" />
          Edit Profile
        </Button>
      </div>
      <dl className="pair-grid gap-x-6">
        {EDITED_FIELDS.map((field) => (
          <Fact
            key={field}
            label={PROFILE_LABELS[field]}
            value={field in shown ? shown[field] : user[field]}
            onAdd={() => onEdit(field)}
          />
        ))}
      </dl>
    </Card>
  )
}
