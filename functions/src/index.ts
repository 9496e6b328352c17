import { onRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { createApp } from './app.ts'
import { answerUnreadBodies } from './http/unread-body.ts'
import { GEMINI_API_KEY, MAX_INSTANCES, MIN_INSTANCES, PUSH_KEY } from './platform/params.ts'

answerUnreadBodies()

/** The emulator would request secrets from Google; the local stack passes them differently. */
const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true'

/** Everything under /api. The longest call is planning a trip. `cors: false` also overrides the emulator's default. */
export const api = onRequest(
  {
    region: 'us-central1',
    cors: false,
    invoker: 'public',
    timeoutSeconds: 120,
    memory: '1GiB',
    // 12 concurrent uploads of 20 MB take 722 MB (docs/decisions/071-how-the-function-runs.md).
    concurrency: 12,
    minInstances: MIN_INSTANCES,
    maxInstances: MAX_INSTANCES,
    secrets: isEmulated ? [] : [GEMINI_API_KEY, PUSH_KEY],
  },
  createApp(),
)

/** The local stack calls it itself (tools/local-stack/schedule.ts), because the scheduler emulator needs Pub/Sub. */
export const lapseBookings = onSchedule(
  { schedule: 'every 10 minutes', region: 'us-central1', memory: '512MiB' },
  async () => {
    const { lapseBookings: lapse } = await import('./bookings/lapse-bookings.ts')
    await lapse()
  },
)

/** Updates comparison prices after a release with new exchange rates. */
export const compareStayPrices = onSchedule(
  { schedule: 'every 1 hours', region: 'us-central1', memory: '512MiB', timeoutSeconds: 540 },
  async () => {
    const { compareStayPrices: compare } = await import('./stays/compared-prices-store.ts')
    await compare()
  },
)

/** Hourly, because it is nine in the morning in some time zone at every full hour (with a few half-hour exceptions). */
export const remindOfTrips = onSchedule(
  {
    schedule: '5 * * * *',
    region: 'us-central1',
    memory: '512MiB',
    // Each page of trips takes as long as its slowest push service; 60 seconds would suffice for a dozen.
    timeoutSeconds: 540,
    secrets: isEmulated ? [] : [PUSH_KEY],
  },
  async () => {
    const { remindOfTrips: remind } = await import('./trips/remind-of-trips.ts')
    await remind()
  },
)

/** Erases what deleted accounts have left behind, and files without a document. Each run continues the one before. */
export const sweepOrphans = onSchedule(
  { schedule: '35 * * * *', region: 'us-central1', memory: '512MiB', timeoutSeconds: 540 },
  async () => {
    const { sweepOrphans: sweep } = await import('./orphans/sweep-orphans.ts')
    await sweep()
  },
)
