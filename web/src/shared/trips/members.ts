import type { Trip, TripRole } from '@waymark/contract/trips/trip'

const TONES = ['accent', 'warning', 'success', 'danger', 'neutral'] as const

/** A member of a trip. */
export interface Member {
  readonly uid: string
  readonly name: string
  readonly role: TripRole
  /** Colour of the mark. */
  readonly tone: (typeof TONES)[number]
  readonly isOneself: boolean
}

type Shared = Pick<Trip, 'userId' | 'memberIds' | 'memberNames' | 'roles'>

/** A trip's members, the owner first. Works offline, because the trip contains the names. */
export function membersOf({ userId, memberIds, memberNames = {}, roles }: Shared, uid: string): Member[] {
  const ordered = [userId, ...memberIds.filter((each) => each !== userId)]
  return ordered.map((each, index) => ({
    uid: each,
    name: memberNames[each] ?? (each === userId ? 'The owner' : 'Traveller'),
    role: roles[each] ?? 'viewer',
    tone: TONES[index % TONES.length] ?? 'neutral',
    isOneself: each === uid,
  }))
}

/** 'AG' for 'Ana Garcia'. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => /^./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase()
}
