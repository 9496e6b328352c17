interface Quota {
  readonly perMinute: number
  readonly perDay: number
  /** Whether several calls may run concurrently; otherwise one at a time. */
  readonly severalAtOnce?: true
  /** Counted per sign-in, so that a stolen session cannot exhaust the owner's quota: the owner signs in again. */
  readonly perSignIn?: true
}

/** Limits per account for calls that are expensive or take shared resources. A day is a UTC day. */
export const QUOTAS = {
  plan: { perMinute: 5, perDay: 30 },
  proposal: { perMinute: 15, perDay: 150 },
  scan: { perMinute: 10, perDay: 60 },
  chat: { perMinute: 15, perDay: 200 },
  packing: { perMinute: 20, perDay: 200 },
  upload: { perMinute: 30, perDay: 200 },
  document: { perMinute: 30, perDay: 200 },
  documentRenewal: { perMinute: 120, perDay: 1_000 },
  /** Each change stores a former keyring for 30 days and notifies the owner, also by e-mail. */
  keyring: { perMinute: 20, perDay: 60, severalAtOnce: true, perSignIn: true },
  import: { perMinute: 60, perDay: 500 },
  booking: { perMinute: 30, perDay: 120, severalAtOnce: true },
  submission: { perMinute: 10, perDay: 40, severalAtOnce: true },
  /** Each puts the submission before the administrators again. */
  submissionEdit: { perMinute: 20, perDay: 200, severalAtOnce: true },
  profile: { perMinute: 30, perDay: 300, severalAtOnce: true },
  /** A browser opens one when somebody signs in, and whenever it finds its cookie gone. */
  session: { perMinute: 30, perDay: 300, severalAtOnce: true, perSignIn: true },
  list: { perMinute: 30, perDay: 300, severalAtOnce: true },
  /** Each stores a photo. */
  discovery: { perMinute: 30, perDay: 300, severalAtOnce: true },
} as const satisfies Record<string, Quota>

export type QuotaKind = keyof typeof QUOTAS
