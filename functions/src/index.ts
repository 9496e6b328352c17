import { onRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { createApp } from './app.ts'
import { answerUnreadBodies } from './http/unread-body.ts'
import { GEMINI_API_KEY, MAX_INSTANCES, MIN_INSTANCES, PUSH_KEY } from './platform/params.ts'

answerUnreadBodies()

/** The emulator would look for secrets at Google; the local stack gives the functions their keys another way. */
const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true'

/** Everything below /api. Longest call: planning a trip. `cors: false` also where the emulator would open it. */
export const api = onRequest(
  {
    region: 'us-central1',
    cors: false,
    invoker: 'public',
    timeoutSeconds: 120,
    memory: '1GiB',
    // Measured: so many uploads of 20 MB at once take 722 MB (docs/decisions/071-how-the-function-runs.md).
    concurrency: 12,
    minInstances: MIN_INSTANCES,
    maxInstances: MAX_INSTANCES,
    secrets: isEmulated ? [] : [GEMINI_API_KEY, PUSH_KEY],
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

/** After a release with other rates of exchange, and for places that were stored before there were any. */
export const compareStayPrices = onSchedule(
  { schedule: 'every 1 hours', region: 'us-central1', memory: '512MiB', timeoutSeconds: 540 },
  async () => {
    const { compareStayPrices: compare } = await import('./stays/compared-prices-store.ts')
    await compare()
  },
)

/** The hours of the world begin together but for some halves, so that it is nine in the morning somewhere. */
export const remindOfTrips = onSchedule(
  {
    schedule: '5 * * * *',
    region: 'us-central1',
    memory: '512MiB',
    // A page of trips takes as long as its slowest push service; the default of 60 seconds is a dozen of those.
    timeoutSeconds: 540,
    secrets: isEmulated ? [] : [PUSH_KEY],
  },
  async () => {
    const { remindOfTrips: remind } = await import('./trips/remind-of-trips.ts')
    await remind()
  },
)
