export interface InstallHistory {
  /** How often the app has been opened here by whoever is signed in, this time included. */
  readonly visits: number
  /** Whether a trip was planned or a list kept here. */
  readonly hasKept: boolean
  /** When the prompt was last sent away, in ms since 1970. */
  readonly dismissedAt: number | undefined
}

const REST_MS = 30 * 24 * 60 * 60 * 1_000

/** Whether it is time to offer the installation: the traveller has come back to something, and has not just declined. */
export const isMomentToInstall = ({ visits, hasKept, dismissedAt }: InstallHistory, now: number): boolean =>
  visits > 1 && hasKept && (dismissedAt === undefined || now - dismissedAt >= REST_MS)
