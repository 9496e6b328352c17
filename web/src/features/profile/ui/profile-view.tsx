import type { User } from '@waymark/contract/users/user'
import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { Pencil, UserRound } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { formatDay } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { currencyName } from '../model/profile-fields.ts'
import { PassportNumber } from './passport-number.tsx'
import { Picture } from '../../../shared/cards/picture.tsx'

/** A person's picture, or a placeholder. */
function Avatar({ url }: { url: string | null }) {
  return (
    <Picture
      url={url ?? undefined}
      alt=""
      sizes="6rem"
      first
      className="size-24 shrink-0 rounded-full bg-sunken object-cover"
      fallback={
        <div className="grid size-24 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <UserRound aria-hidden="true" className="size-11" />
        </div>
      }
    />
  )
}

interface ProfileViewProps {
  user: User
  keyring: StoredKeyring | null
  editRef: Ref<HTMLButtonElement>
  onEdit: () => void
}

const NONE = 'Not provided'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

const nameOf = ({ firstName, lastName }: User): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ')

export function ProfileView({ user, keyring, editRef, onEdit }: ProfileViewProps) {
  return (
    <Card className="space-y-7">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar url={user.profileImageUrl} />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-2xl [overflow-wrap:anywhere]">{nameOf(user) || 'Traveler'}</h2>
          <p className="text-muted [overflow-wrap:anywhere]">{user.email ?? NONE}</p>
        </div>
        <Button ref={editRef} variant="secondary" onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit Profile
        </Button>
      </div>
      <dl className="pair-grid gap-x-6 gap-y-5">
        <Fact label="First Name">{user.firstName ?? NONE}</Fact>
        <Fact label="Last Name">{user.lastName ?? NONE}</Fact>
        <Fact label="Phone Number">{user.phoneNumber ?? NONE}</Fact>
        <Fact label="Date of Birth">{user.dateOfBirth === null ? NONE : formatDay(user.dateOfBirth)}</Fact>
        <Fact label="Nationality">{user.nationality ?? NONE}</Fact>
        <Fact label="Location">{user.location ?? NONE}</Fact>
        <Fact label="Preferred Currency">{currencyName(user.currency)}</Fact>
        <Fact label="Airline Membership">{user.airlineMembership ?? NONE}</Fact>
        <Fact label="Passport Number">
          <PassportNumber user={user} keyring={keyring} />
        </Fact>
      </dl>
    </Card>
  )
}
