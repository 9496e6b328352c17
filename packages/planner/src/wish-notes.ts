/** How the tips of a plan begin that tell what has become of the traveller's wishes. */
export const WISH_NOTES = {
  heeded: 'Heeded in this plan: ',
  missing: 'Understood, but nothing in this plan is about it, ',
  unseen: 'Not in this plan, because ',
  otherDay:
    'Not on the day or at the hour that you wished, because it is not one of the trip or nothing fits into it: ',
  unheeded: 'Understood, but not in the hands of this plan: ',
  notFound: 'Not understood, nor found among the places that the guide knows around here: ',
  unread: 'Not understood, and so not heeded: ',
} as const

export interface WishNote {
  readonly kind: keyof typeof WISH_NOTES
  readonly text: string
}

const KINDS = [
  'heeded',
  'missing',
  'unseen',
  'otherDay',
  'unheeded',
  'notFound',
  'unread',
] as const satisfies readonly WishNote['kind'][]

/** The tips that tell what has become of the wishes, in their order. */
export const wishNotesIn = (tips: readonly string[]): WishNote[] =>
  tips.flatMap((text) => {
    const kind = KINDS.find((each) => text.startsWith(WISH_NOTES[each]))
    return kind === undefined ? [] : [{ kind, text }]
  })

/** The wishes that a note is about: labels, of which some have commas in brackets. */
export const wishesIn = ({ kind, text }: WishNote): string[] =>
  text
    .slice(WISH_NOTES[kind].length)
    .replace(/^.*?: /, '')
    .replace(/\.$/, '')
    .split(/[,;] (?![^(]*\))/)

/** Of how many wishes a plan tells, and how many of them it heeds. */
export function countWishes(notes: readonly WishNote[]): { readonly heeded: number; readonly all: number } {
  const counted = notes.map((note) => ({ ...note, count: countIn(note) }))
  const sum = (some: readonly { readonly count: number }[]): number => some.reduce((all, { count }) => all + count, 0)
  return { heeded: sum(counted.filter(({ kind }) => kind === 'heeded')), all: sum(counted) }
}

/** Of what is not understood, a plan tells the number only. */
const countIn = (note: WishNote): number =>
  note.kind === 'unread' ? Number(/\d+/.exec(note.text)?.[0] ?? 1) : wishesIn(note).length
