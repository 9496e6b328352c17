import { lazy, Suspense } from 'react'
import { useIdle } from '../shared/navigation/use-idle.ts'

// If this code cannot be loaded (offline), the frame renders without it.
const NotificationsButton = lazy<React.ComponentType>(() =>
  import('../features/notifications/ui/notifications-button.tsx').then(
    ({ NotificationsButton }) => ({ default: NotificationsButton }),
    () => ({ default: () => null }),
  ),
)

/** The unread notifications. They need Firestore, so they are loaded after the first screen. */
export function Notifications() {
  const isIdle = useIdle()
  return isIdle ? (
    <Suspense fallback={null}>
      <NotificationsButton />
    </Suspense>
  ) : null
}
