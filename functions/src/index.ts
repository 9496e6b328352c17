import { onRequest } from 'firebase-functions/https'
import { createApp } from './api/app.ts'

/** Everything below /api. Longest call: planning a trip. `cors: false` also where the emulator would open it. */
export const api = onRequest(
  { region: 'us-central1', cors: false, invoker: 'public', timeoutSeconds: 120, memory: '512MiB' },
  createApp(),
)
