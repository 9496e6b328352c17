interface Prefetched {
  readonly url: string
  readonly answer: Promise<Response>
  /** Resolves when its first picture is shown, or there is none. */
  readonly shown: Promise<void>
}

declare global {
  interface Window {
    /** Set by the script that runs before the first paint, used by the app. */
    prefetched?: Prefetched | undefined
  }
}

/** Resolves when the prerendered page shows everything it can before the app has loaded. */
export const preloadedPictureShown = async (): Promise<void> => window.prefetched?.shown

/** The prefetched answer, for the first call only: later calls need fresh data. */
export function takePrefetchedAnswer(url: string): Promise<Response> | undefined {
  const prefetched = window.prefetched
  window.prefetched = undefined
  return prefetched?.url === url ? prefetched.answer : undefined
}
