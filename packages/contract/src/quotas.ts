interface Quota {
  readonly perMinute: number
  readonly perDay: number
  /** Such calls may run concurrently; of the others, one at a time. */
  readonly severalAtOnce?: true
  /** Counted for each sign-in, so that who came by one takes nothing from the owner, who signs in again. */
  readonly perSignIn?: true
}

/** How often one traveller may make the calls that cost money or much work, or take something from others. Days are those of UTC. */
export const QUOTAS = {
  plan: { perMinute: 5, perDay: 30 },
  proposal: { perMinute: 15, perDay: 150 },
  scan: { perMinute: 10, perDay: 60 },
  chat: { perMinute: 15, perDay: 200 },
  packing: { perMinute: 20, perDay: 200 },
  upload: { perMinute: 30, perDay: 200 },
  document: { perMinute: 30, perDay: 200 },
  documentRenewal: { perMinute: 120, perDay: 1_000 },
  /** Each change keeps a keyring for 30 days, and tells its owner, also by mail. */
  keyring: { perMinute: 20, perDay: 60, severalAtOnce: true, perSignIn: true },
  import: { perMinute: 60, perDay: 500 },
  booking: { perMinute: 30, perDay: 120, severalAtOnce: true },
  submission: { perMinute: 10, perDay: 40, severalAtOnce: true },
  list: { perMinute: 30, perDay: 300, severalAtOnce: true },
} as const satisfies Record<string, Quota>

export type QuotaKind = keyof typeof QUOTAS
