import { AppError } from '../platform/app-error.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { countUnread, type NewNotification } from '../users/notifications-store.ts'
import { encryptPush, receiverOf } from './encrypt-push.ts'
import { ownPushKey, type PushKey } from './push-key.ts'
import { isPushService } from './push-services.ts'
import { forgetPush, listPush, type StoredSubscription } from './push-store.ts'

/** How long a push service keeps a message for a device that is offline. */
const KEPT_SECONDS = 24 * 60 * 60
/** Maximum time that a call waits for push services. */
const PATIENCE_MS = 5_000

/**
 * The subscription no longer exists. Other errors may be our fault (key, claims, clock) and must not delete
 * subscriptions.
 */
const GONE: ReadonlySet<number> = new Set([404, 410])

async function sendTo(subscription: StoredSubscription, message: Buffer, key: PushKey): Promise<'sent' | 'gone'> {
  const endpoint = new URL(subscription.endpoint)
  if (!isPushService(endpoint)) return 'gone'
  const { status } = await fetch(endpoint, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      authorization: key.authorize(endpoint),
    },
    body: new Uint8Array(encryptPush(message, receiverOf(subscription))),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (GONE.has(status)) return 'gone'
  if (status >= 300) throw new AppError('unavailable', `${endpoint.hostname} answered ${status}`)
  return 'sent'
}

/**
 * Pushes a notification to all subscribed devices of a user. It is stored in the inbox already, so this never fails.
 * Await it: the function may be stopped once the call is answered.
 */
export async function pushToUser(uid: string, { kind, text, subjectId }: NewNotification): Promise<void> {
  try {
    const key = ownPushKey()
    if (key === undefined) return
    const subscriptions = await listPush(uid)
    if (subscriptions.length === 0) return
    const message = Buffer.from(JSON.stringify({ kind, text, subjectId, unread: await countUnread(uid) }))
    const sendings = subscriptions.map(async (each) => {
      if ((await sendTo(each, message, key)) === 'gone') await forgetPush(uid, each)
    })
    for (const sending of await Promise.allSettled(sendings))
      if (sending.status === 'rejected') log('WARNING', 'A push message was not sent', errorDetail(sending.reason))
  } catch (error) {
    log('WARNING', 'A push message was not sent', errorDetail(error))
  }
}
