import type { HandlerOf } from '../handler.ts'
import { AppError } from '../platform/app-error.ts'
import { encryptPush, receiverOf } from './encrypt-push.ts'
import { ownPushKey } from './push-key.ts'
import { isPushService } from './push-services.ts'
import { endPush, savePush } from './push-store.ts'

export const getPushKey: HandlerOf<'getPushKey'> = () => Promise.resolve({ publicKey: ownPushKey()?.publicKey ?? null })

/** Whether messages can be encrypted for it: not every key of the right length is on the curve. */
function isReceiver(body: Parameters<typeof receiverOf>[0]): boolean {
  try {
    encryptPush(Buffer.alloc(0), receiverOf(body))
    return true
  } catch {
    return false
  }
}

export const subscribePush: HandlerOf<'subscribePush'> = async ({ body }, { caller }) => {
  if (!isPushService(new URL(body.endpoint)) || !isReceiver(body)) {
    const message = 'Notifications of this browser cannot be sent from here.'
    throw new AppError('invalid-argument', 'no push service, or no key of one', { message })
  }
  if (!(await savePush(caller.uid, caller.signedInMs / 1_000, body))) {
    const message = 'This device is not in the list of your devices. Sign in again, then try once more.'
    throw new AppError('conflict', 'no session of this token', { message })
  }
  return { message: 'Notifications are on' }
}

export const unsubscribePush: HandlerOf<'unsubscribePush'> = async (_request, { caller }) => {
  await endPush(caller.uid, caller.signedInMs / 1_000)
  return { message: 'Notifications are off' }
}
