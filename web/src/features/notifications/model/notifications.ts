import type { Notification } from '@waymark/contract/users/notification'

export const isUnread = ({ readAt }: Pick<Notification, 'readAt'>): boolean => readAt === undefined || readAt === null

const MOST_COUNTED = 9

/** The badge for a number of unread notifications: '3', '9+'. */
export const countText = (unread: number): string => (unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread))
