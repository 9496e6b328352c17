import { getPushKey, subscribePush, unsubscribePush } from '@waymark/contract/users/push-calls'
import { callApi } from '../../../shared/api/api-client.ts'
import { toBase64Url } from '../../../shared/vault/crypto/bytes.ts'

/**
 * `unknown-browser` does not support push, or only in installed apps as on iPhone; `off-here` is a deployment without
 * push.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'unknown-browser' | 'off-here'

const registered = async () =>
  'PushManager' in window && 'Notification' in window ? navigator.serviceWorker.getRegistration() : undefined

// api: the server stores the subscription with the session
async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  await callApi(subscribePush, { body: { endpoint: endpoint ?? '', p256dh, auth, timeZone } })
}

const readKey = async (): Promise<string | null> => (await callApi(getPushKey, {})).publicKey

/** The subscription's key as base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string | undefined {
  return applicationServerKey === null ? undefined : toBase64Url(new Uint8Array(applicationServerKey))
}

/**
 * The current state. A subscribed browser registers again, because subscriptions end with sessions. A subscription with
 * another key than the server's is useless and is removed.
 */
export async function readPush(): Promise<PushState> {
  const registration = await registered()
  if (registration === undefined) return 'unknown-browser'
  const key = await readKey()
  if (key === null) return 'off-here'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await registration.pushManager.getSubscription()
  if (subscription === null) return 'off'
  if (keyOf(subscription) !== key) return turnPushOff()
  await sendSubscription(subscription)
  return 'on'
}

/** Call it in a click handler, because the browser asks for permission. */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const [registration, key] = await Promise.all([registered(), readKey()])
  if (registration === undefined) return 'unknown-browser'
  if (key === null) return 'off-here'
  // An existing subscription with another key would be in the way.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  await sendSubscription(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await registered())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  await callApi(unsubscribePush, {})
  return 'off'
}
