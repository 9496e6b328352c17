import { useIdle } from '../shared/navigation/use-idle.ts'
import { lazyPart, Nothing } from '../ui/lazy-part.tsx'

// If this code cannot be loaded (offline), the frame renders without it.
const NotificationsButton = lazyPart(
  async () => (await import('../features/notifications/ui/notifications-button.tsx')).NotificationsButton,
  { Missing: Nothing },
)

/** The unread notifications. They need Firestore, so they are loaded after the first screen. */
export function Notifications() {
  const isIdle = useIdle()
  return isIdle && <NotificationsButton />
}
