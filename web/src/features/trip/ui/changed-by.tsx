import { createContext, useContext } from 'react'
import { MemberMark } from '../../../shared/trips/member-mark.tsx'
import type { Member } from '../../../shared/trips/members.ts'

/** The members of the displayed trip. A stable array. */
export const TripMembers = createContext<readonly Member[]>([])

/** The other member who changed a stop last. */
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
