import { notificationPath } from '../config/notification-path.ts'

declare const self: ServiceWorkerGlobalScope

/** What the function sends (functions/src/push/push-to-user.ts). */
interface Pushed {
  readonly text: string
  readonly path: string
  /** How many notifications nobody has read. */
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

/** Shows what was pushed while no page of the app need be open. Browsers want something shown for every message. */
export async function showPushed({ data }: Pick<PushEvent, 'data'>): Promise<void> {
  const { text, path, unread } = readPushed(data)
  await self.registration.showNotification('Waymark', {
    body: text,
    icon: '/icons/icon-192.png',
    // The same twice is one.
    tag: `${path} ${text}`,
    data: { path },
  })
  // A mark on the app's icon, where the system has one.
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(unread)
}

/** Leads to what it is about: in a tab of the app that is open, else in a new one. */
export async function openPushed({ notification }: Pick<NotificationEvent, 'notification'>): Promise<void> {
  notification.close()
  const { path }: { path?: unknown } = notification.data ?? {}
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin).href
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open === undefined) {
    await self.clients.openWindow(url)
    return
  }
  // Some systems let no tab be brought to the front; it leads there all the same.
  await open.focus().catch(() => undefined)
  // It may ask whether what was typed is to be lost; a tab that this worker does not serve cannot be led.
  await open.navigate(url).catch(() => self.clients.openWindow(url))
}

/** Not yet in TypeScript's types of a worker. */
interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/**
 * Tells the server how this device is reached from now on, where the browser has changed that by itself; otherwise nothing
 * would arrive until the profile is opened again. Without a session the server keeps nothing.
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
