import { createContext, useContext } from 'react'
import { MemberMark } from '../../../shared/trips/member-mark.tsx'
import type { Member } from '../../../shared/trips/members.ts'

/** Who is on the trip that is shown; the same array as long as nothing about them changes. */
export const TripMembers = createContext<readonly Member[]>([])

/** Which of the others has changed a stop last; nothing on a trip of one, or of what is one's own. */
export function ChangedBy({ uid }: { uid: string }) {
  const members = useContext(TripMembers)
  const member = members.find((each) => each.uid === uid)
  if (member === undefined || member.isOneself) return null
  return (
    <span className="print:hidden">
      <MemberMark member={member} size="small" />
      <span className="sr-only"> Changed by {member.name}</span>
    </span>
  )
}
