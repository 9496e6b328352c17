/** How often one traveller may make the calls that cost money or much work. Days are those of UTC. */
export const QUOTAS = {
  plan: { perMinute: 5, perDay: 30 },
  scan: { perMinute: 10, perDay: 60 },
  chat: { perMinute: 15, perDay: 200 },
  packing: { perMinute: 20, perDay: 200 },
  upload: { perMinute: 30, perDay: 200 },
  document: { perMinute: 30, perDay: 200 },
  import: { perMinute: 60, perDay: 500 },
} as const

export type QuotaKind = keyof typeof QUOTAS
