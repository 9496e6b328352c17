import type { Trip } from '@waymark/contract/trips/trip'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { useSession } from '../../../shared/session/session.ts'
import { MemberMark } from '../../../shared/trips/member-mark.tsx'
import { membersOf } from '../../../shared/trips/members.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { OthersHere } from './others-here.tsx'

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Number of member marks that fit beside a title on a phone. */
const SHOWN = 3

interface TripSharingProps {
  trip: Trip
  /** Id of a day's section. */
  sectionOf: (day: number) => string
}

/** The trip's members, and a button for inviting more. */
export function TripSharing({ trip, sectionOf }: TripSharingProps) {
  const { uid } = useSession()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const members = membersOf(trip, uid)
  const isAlone = members.length === 1
  return (
    <div className="flex flex-col items-end gap-1.5">
      <Button variant="secondary" className={isAlone ? 'max-sm:!px-3' : '!px-2.5'} onClick={() => setOpen(true)}>
        {isAlone ? (
          <UserRoundPlus aria-hidden="true" />
        ) : (
          <span className="flex -space-x-1">
            {members.slice(0, SHOWN).map((member) => (
              <MemberMark key={member.uid} member={member} size="small" />
            ))}
          </span>
        )}
        <span aria-hidden="true" className={members.length > SHOWN ? '' : 'max-sm:hidden'}>
          {members.length > SHOWN ? `+${members.length - SHOWN}` : 'Share'}
        </span>
        <span className="sr-only">{isAlone ? 'Share' : `Share: ${members.length} people are on this trip`}</span>
      </Button>
      {!isAlone && <OthersHere trip={trip} uid={uid} members={members} sectionOf={sectionOf} />}
      {isOpen && (
        <ShareDialog
          trip={trip}
          uid={uid}
          onClose={() => setOpen(false)}
          onLeft={() => {
            void navigate(paths.dashboard)
            notify.success('You have left the trip')
          }}
        />
      )}
    </div>
  )
}
