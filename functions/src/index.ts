import { onRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { createApp } from './app.ts'
import { answerUnreadBodies } from './http/unread-body.ts'
import { GEMINI_API_KEY, MAX_INSTANCES, MIN_INSTANCES } from './platform/params.ts'

answerUnreadBodies()

/** The emulator would look for the secret at Google; the local stack gives the function its key, if any, another way. */
const secrets = process.env['FUNCTIONS_EMULATOR'] === 'true' ? [] : [GEMINI_API_KEY]

/** Everything below /api. Longest call: planning a trip. `cors: false` also where the emulator would open it. */
export const api = onRequest(
  {
    region: 'us-central1',
    cors: false,
    invoker: 'public',
    timeoutSeconds: 120,
    memory: '1GiB',
    // So many uploads of 20 MB, each held a few times over, fit into the memory at once.
    concurrency: 12,
    minInstances: MIN_INSTANCES,
    maxInstances: MAX_INSTANCES,
    secrets,
  },
  createApp(),
)

/** The local stack calls it itself (tools/local-stack/schedule.ts): Google's scheduler has no emulator without Pub/Sub. */
export const lapseBookings = onSchedule(
  { schedule: 'every 10 minutes', region: 'us-central1', memory: '512MiB' },
  async () => {
    const { lapseBookings: lapse } = await import('./bookings/lapse-bookings.ts')
    await lapse()
  },
)
