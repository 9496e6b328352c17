import type { Notification } from '@waymark/contract/users/notification'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { itemsOf } from '../../../shared/live/live.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { NotificationList } from './notification-list.tsx'
import { markRead, useNotifications } from '../data/notifications.ts'
import { countText, isUnread } from '../model/notifications.ts'

/** A bell with the number of unread notifications, which opens the list. */
export function NotificationsButton() {
  const { uid } = useSession()
  const live = useNotifications()
  const [open, setOpen] = useState(false)
  const notifications = itemsOf(live)
  const unread = notifications.filter(isUnread)
  const count = unread.length === 0 ? 'none unread' : `${countText(unread.length)} unread`

  const isKnown = live.status === 'ready'
  useEffect(() => {
    // The badge of the installed app, where supported. It stays when the app is closed.
    if (isKnown && 'setAppBadge' in navigator) navigator.setAppBadge(unread.length).catch(() => undefined)
  }, [isKnown, unread.length])

  function openNotification(notification: Notification): void {
    setOpen(false)
    if (isUnread(notification)) markRead(uid, notification.id)
  }

  return (
    <>
      <Popover
        label="Notices"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Notices, ${count}`} className="relative">
            <Bell aria-hidden="true" />
            {unread.length > 0 && (
              <span
                aria-hidden="true"
                className="absolute top-1 right-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-bold text-on-accent"
              >
                {countText(unread.length)}
              </span>
            )}
          </Button>
        }
      >
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h2 className="text-lg">Notices</h2>
          {unread.length > 1 && (
            <Button variant="ghost" className="-mr-3" onClick={() => unread.forEach(({ id }) => markRead(uid, id))}>
              Mark all as read
            </Button>
          )}
        </div>
        <NotificationList notifications={notifications} onOpen={openNotification} />
      </Popover>
      <output className="sr-only">{unread.length > 0 && `Notices: ${count}`}</output>
    </>
  )
}
