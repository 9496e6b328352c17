import { notificationPath } from '../config/notification-path.ts'

declare const self: ServiceWorkerGlobalScope

/** Payload sent by functions/src/push/push-to-user.ts. */
interface Pushed {
  readonly text: string
  readonly path: string
  /** Number of unread notifications. */
  readonly unread: number
}

function readPushed(data: PushMessageData | null): Pushed {
  const nothing = { text: 'There is something new.', path: notificationPath('other', ''), unread: 1 }
  try {
    const { kind, text, subjectId, unread }: Record<string, unknown> = data?.json() ?? {}
    if (typeof kind !== 'string' || typeof text !== 'string' || typeof subjectId !== 'string') return nothing
    const isCount = typeof unread === 'number' && Number.isSafeInteger(unread) && unread >= 0
    return { text, path: notificationPath(kind, subjectId), unread: isCount ? unread : 1 }
  } catch {
    return nothing
  }
}

/** Shows a push message; no page needs to be open. Browsers require a visible notification for every message. */
export async function showPushed({ data }: Pick<PushEvent, 'data'>): Promise<void> {
  const { text, path, unread } = readPushed(data)
  await self.registration.showNotification('Waymark', {
    body: text,
    icon: '/icons/icon-192.png',
    // A repeated message replaces the first one.
    tag: `${path} ${text}`,
    data: { path },
  })
  // The badge of the app's icon, where supported.
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(unread)
}

/** Opens the subject of the notification, in an open tab of the app if there is one. */
export async function openPushed({ notification }: Pick<NotificationEvent, 'notification'>): Promise<void> {
  notification.close()
  const { path }: { path?: unknown } = notification.data ?? {}
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin).href
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open === undefined) {
    await self.clients.openWindow(url)
    return
  }
  // Some systems do not allow focusing a tab; it navigates anyway.
  await open.focus().catch(() => undefined)
  // The tab may ask about unsaved input. A tab that this worker does not control cannot be navigated.
  await open.navigate(url).catch(() => self.clients.openWindow(url))
}

/** Missing in TypeScript's worker types. */
interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/**
 * Registers the new subscription after the browser has replaced it; otherwise nothing would arrive until the profile is
 * opened again. The server ignores it without a session.
 */
export async function renewPush({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey
  const renewed =
    newSubscription ??
    (key == null
      ? undefined
      : await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  if (renewed === undefined) return
  const { endpoint, keys: { p256dh, auth } = {} } = renewed.toJSON()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  await fetch('/api/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh, auth, timeZone }),
  })
}
