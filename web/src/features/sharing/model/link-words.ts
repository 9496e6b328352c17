/** What a link to a trip is for, in the words of the screen. */
export const LINK_ROLES = {
  editor: 'Join and change the trip',
  viewer: 'Join and look at it',
  public: 'Look without an account',
  calendar: 'Follow it in a calendar',
} as const
export type LinkRole = keyof typeof LINK_ROLES

/** What those see who have a link for which nobody needs an account. */
export const SEEN_BY_LINK: Partial<Record<LinkRole, string>> = {
  public: 'They see days and places. Not your notes, bookings, costs or names.',
  calendar: 'For your own calendar app: it shows times, titles and places, and looks for changes. No notes, no costs.',
}

/** What a member may do. */
export const MEMBER_ROLES = {
  owner: 'Owner',
  editor: 'May change the trip',
  viewer: 'May look at it',
} as const

/** For how many days a link works. */
export const LINK_DAYS = {
  1: 'One day',
  7: 'A week',
  30: '30 days',
  365: 'A year',
} as const
