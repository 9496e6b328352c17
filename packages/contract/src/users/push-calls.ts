import { defineEndpoint } from '../endpoint.ts'
import { requiredLine } from '../primitives.ts'
import { z } from '../zod.ts'

const base64url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), 'Not a key of a browser'))

/** A browser's `PushSubscription`, by which a device is reached while the app is closed. */
export const PushSubscribing = z.strictObject({
  /** URL of the browser's push service. The server has the list of accepted hosts. */
  endpoint: requiredLine(1_000).check(z.refine((url) => URL.canParse(url), 'Not an address')),
  /** The subscription's public key (an uncompressed P-256 point) and secret, base64url without padding. */
  p256dh: base64url(65),
  auth: base64url(16),
  /** The device's time zone, such as 'Europe/Lisbon': reminders are sent in the morning there. */
  timeZone: requiredLine(64),
})
export type PushSubscribing = z.infer<typeof PushSubscribing>

const Done = z.strictObject({ message: z.string() })

export const getPushKey = defineEndpoint({
  method: 'GET',
  path: '/api/push',
  summary: 'The key that a browser subscribes by, a point of P-256 in base64url; null where nothing is pushed.',
  access: 'signed-in',
  response: z.strictObject({ publicKey: z.nullable(z.string()) }),
})

export const subscribePush = defineEndpoint({
  method: 'PUT',
  path: '/api/push',
  summary:
    'Sends notifications to the device of this session while the app is closed, until the session ends. 409 for a token that belongs to no session.',
  access: 'signed-in',
  body: PushSubscribing,
  response: Done,
})

export const unsubscribePush = defineEndpoint({
  method: 'DELETE',
  path: '/api/push',
  summary: 'Ends the notifications to the device of this session while the app is closed.',
  access: 'signed-in',
  response: Done,
})
