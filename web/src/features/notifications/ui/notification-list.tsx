import type { Notification } from '@waymark/contract/users/notification'
import { Link } from 'react-router-dom'
import { notificationPath } from '../../../config/notification-path.ts'
import { formatInstant } from '../../../shared/time/dates.ts'
import { classNames } from '../../../ui/class-names.ts'
import { isUnread } from '../model/notifications.ts'

interface NotificationListProps {
  notifications: readonly Notification[]
  onOpen: (notification: Notification) => void
}

export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  if (notifications.length === 0) return <p className="py-3 text-muted">There is nothing to tell you yet.</p>
  return (
    <ul className="-mx-2 mt-2 max-h-[min(24rem,60dvh)] overflow-y-auto">
      {notifications.map((notification) => {
        const unread = isUnread(notification)
        return (
          <li key={notification.id}>
            <Link
              to={notificationPath(notification.kind, notification.subjectId)}
              onClick={() => onOpen(notification)}
              className="flex items-start gap-2.5 rounded-lg px-2 py-2.5 hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                className={classNames('mt-2 size-2 shrink-0 rounded-full', unread ? 'bg-accent' : 'bg-transparent')}
              />
              <span className="min-w-0">
                {unread && <span className="sr-only">Unread: </span>}
                <span
                  dir="auto"
                  className={classNames('line-clamp-5 block [overflow-wrap:anywhere]', unread && 'font-semibold')}
                >
                  {notification.text}
                </span>
                <span className="mt-0.5 block text-sm text-muted">{formatInstant(notification.createdAt)}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
