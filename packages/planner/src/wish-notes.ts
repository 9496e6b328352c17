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
