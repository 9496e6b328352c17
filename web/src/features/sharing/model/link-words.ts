/** What each kind of link grants. */
export const LINK_ROLES = {
  editor: 'Join and change the trip',
  viewer: 'Join and look at it',
  public: 'Look without an account',
  calendar: 'Follow it in a calendar',
} as const
export type LinkRole = keyof typeof LINK_ROLES

/** What people see through links that need no account. */
export const SEEN_BY_LINK: Partial<Record<LinkRole, string>> = {
  public: 'They see days and places. Not your notes, bookings, costs or names.',
  calendar: 'For your own calendar app: it shows times, titles and places, and looks for changes. No notes, no costs.',
}

/** Member roles. */
export const MEMBER_ROLES = {
  owner: 'Owner',
  editor: 'May change the trip',
  viewer: 'May look at it',
} as const

/** How long a link is valid. */
export const LINK_DAYS = {
  1: 'One day',
  7: 'A week',
  30: '30 days',
  365: 'A year',
} as const
