import { defineEndpoint } from './endpoint.ts'
import { z } from './zod.ts'

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  summary:
    'Whether the server and its database answer: 200, or 503 where the database does not within 5 seconds. For uptime checks.',
  access: 'everyone',
  perMinute: 120,
  perMinutePerAddress: 10,
  response: z.strictObject({
    status: z.literal('ok'),
    /** The deployed revision as Cloud Run names it; '1' in the emulator, 'local' elsewhere. */
    revision: z.string().check(z.maxLength(100)),
  }),
})
