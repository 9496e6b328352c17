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

/** Equal on all devices. */
const digitOf = (uid: string): number =>
  uid.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/**
 * A colour for each, by the uid, so that nobody's changes when somebody else leaves. Only who would have that of somebody
 * who was there before gets the next one.
 */
function tonesOf([owner = '', ...others]: readonly string[]): Map<string, Member['tone']> {
  const tones = new Map<string, Member['tone']>([[owner, TONES[0]]])
  for (const uid of others) {
    const first = digitOf(uid) % TONES.length
    const inTurn = [...TONES.slice(first), ...TONES.slice(0, first)]
    const countOf = (tone: Member['tone']) => [...tones.values()].filter((each) => each === tone).length
    const [tone = TONES[0]] = inTurn.toSorted((a, b) => countOf(a) - countOf(b))
    tones.set(uid, tone)
  }
  return tones
}

/** A trip's members, the owner first. Works offline, because the trip contains the names. */
export function membersOf({ userId, memberIds, memberNames = {}, roles }: Shared, uid: string): Member[] {
  const ordered = [userId, ...memberIds.filter((each) => each !== userId)]
  const tones = tonesOf(ordered)
  return ordered.map((each) => ({
    uid: each,
    name: memberNames[each] ?? (each === userId ? 'The owner' : 'Traveller'),
    role: roles[each] ?? 'viewer',
    tone: tones.get(each) ?? 'neutral',
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
