import type { Trip } from '@waymark/contract/trips/trip'
import { Ellipsis, Eye, LogOut, PencilLine, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { MemberMark } from '../../../shared/trips/member-mark.tsx'
import { type Member, membersOf } from '../../../shared/trips/members.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/toast.tsx'
import { changeRole, removeMember } from '../data/share-trip.ts'
import { MEMBER_ROLES } from '../model/link-words.ts'

interface MemberListProps {
  trip: Trip
  uid: string
  /** Called when the user has left the trip. */
  onLeft: () => void
}

/** The trip's members. The owner changes roles and removes members; others can leave. */
export function MemberList({ trip, uid, onLeft }: MemberListProps) {
  const [asked, setAsked] = useState<Member>()
  const [pending, setPending] = useState(false)
  const isOwner = trip.userId === uid

  async function give(member: Member, role: 'editor' | 'viewer'): Promise<void> {
    try {
      await changeRole(trip.id, member.uid, role)
      notify.success('Role changed', `${member.name}: ${MEMBER_ROLES[role]}`)
    } catch (error) {
      toastFailure(error, 'Failed to change the role')
    }
  }

  async function remove(member: Member): Promise<void> {
    setPending(true)
    try {
      await removeMember(trip.id, member.uid)
      setAsked(undefined)
      if (member.isOneself) onLeft()
      else notify.success(`${member.name} is not on the trip any more`)
    } catch (error) {
      toastFailure(error, member.isOneself ? 'Failed to leave the trip' : 'Failed to remove the member')
    } finally {
      setPending(false)
    }
  }

  function itemsFor(member: Member): MenuItem[] {
    const ask = () => setAsked(member)
    if (member.isOneself)
      return [{ label: 'Leave the trip', Icon: LogOut, danger: true, needsNetwork: true, onChoose: ask }]
    return [
      member.role === 'editor'
        ? { label: 'Let only look', Icon: Eye, needsNetwork: true, onChoose: () => void give(member, 'viewer') }
        : {
            label: 'Let change the trip',
            Icon: PencilLine,
            needsNetwork: true,
            onChoose: () => void give(member, 'editor'),
          },
      { label: 'Remove', Icon: UserRoundX, danger: true, needsNetwork: true, onChoose: ask },
    ]
  }

  return (
    <>
      <ul>
        {membersOf(trip, uid).map((member) => (
          <li key={member.uid} className="flex min-h-14 items-center gap-3">
            <MemberMark member={member} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold [overflow-wrap:anywhere]">
                <bdi>{member.isOneself ? 'You' : member.name}</bdi>
              </p>
              <p className="text-sm text-muted">{MEMBER_ROLES[member.role]}</p>
            </div>
            {member.role !== 'owner' && (isOwner || member.isOneself) && (
              <Menu
                trigger={
                  <Button variant="ghost" size="icon" aria-label={`More for ${member.isOneself ? 'you' : member.name}`}>
                    <Ellipsis aria-hidden="true" />
                  </Button>
                }
                items={itemsFor(member)}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked?.isOneself === true ? 'Leave the trip?' : `Remove ${asked?.name ?? ''}?`}
        description={
          asked?.isOneself === true
            ? 'You will not see it any more, until somebody invites you again.'
            : 'The trip and its packing lists close for them at once. What they have changed stays.'
        }
        confirm={asked?.isOneself === true ? 'Leave' : 'Remove'}
        pending={pending}
        onConfirm={() => asked && void remove(asked)}
      />
    </>
  )
}
