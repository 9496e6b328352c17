/** Google's list prices in US dollars at the given date, with sources. Check them before basing a decision on them. */
export const PRICES_OF = '2026-11'

export interface Price {
  /** Per `per` units beyond the free quota. */
  readonly dollars: number
  readonly per: number
  /** Free units per month. */
  readonly freeAMonth: number
  readonly source: string
}

const FIRESTORE = 'https://cloud.google.com/firestore/pricing, a database in nam5'
const RUN = 'https://cloud.google.com/run/pricing, request-based, first tier of regions'
const HOSTING = 'https://firebase.google.com/pricing, Hosting'
const DAYS = 30
const GB = 1e9
const GIB = 2 ** 30

/** By what is counted: bytes, calls, seconds. */
export const PRICES = {
  reads: { dollars: 0.06, per: 100_000, freeAMonth: 50_000 * DAYS, source: FIRESTORE },
  /** Deletions cost a ninth, but are counted as writes here. */
  writes: { dollars: 0.18, per: 100_000, freeAMonth: 20_000 * DAYS, source: FIRESTORE },
  firestoreBytes: { dollars: 0.12, per: GIB, freeAMonth: 10 * GIB, source: FIRESTORE },
  storedInFirestore: { dollars: 0.18, per: GIB, freeAMonth: GIB, source: FIRESTORE },
  calls: { dollars: 0.4, per: 1_000_000, freeAMonth: 2_000_000, source: RUN },
  /** One vCPU and one GiB for one second, the function's configuration. */
  functionSeconds: { dollars: 0.000_024 + 0.000_002_5, per: 1, freeAMonth: 180_000, source: RUN },
  hostingBytes: { dollars: 0.15, per: GB, freeAMonth: 10 * GB, source: HOSTING },
  storedInVault: {
    dollars: 0.026,
    per: GIB,
    freeAMonth: 5 * GIB,
    source: 'https://cloud.google.com/storage/pricing, standard storage in a multi-region',
  },
} as const satisfies Readonly<Record<string, Price>>

export type Priced = keyof typeof PRICES
