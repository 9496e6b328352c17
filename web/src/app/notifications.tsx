import { lazy, Suspense } from 'react'
import { useIdle } from '../shared/navigation/use-idle.ts'

// Without a network the part that shows notifications may be missing; the frame goes on without.
const NotificationsButton = lazy<React.ComponentType>(() =>
  import('../features/notifications/ui/notifications-button.tsx').then(
    ({ NotificationsButton }) => ({ default: NotificationsButton }),
    () => ({ default: () => null }),
  ),
)

/** The unread notifications. They bring Firestore along, so that they come after the first screen. */
export function Notifications() {
  const isIdle = useIdle()
  return isIdle ? (
    <Suspense fallback={null}>
      <NotificationsButton />
    </Suspense>
  ) : null
}
