interface Prefetched {
  readonly url: string
  readonly answer: Promise<Response>
  /** Resolves when its first picture is seen, or none will be. */
  readonly shown: Promise<void>
}

declare global {
  interface Window {
    /** Asked by the script that runs before the first paint, for the app that comes later. */
    prefetched?: Prefetched | undefined
  }
}

/** When the prerendered page shows all that it can before the app is there. */
export const preloadedPictureShown = async (): Promise<void> => window.prefetched?.shown

/** The answer that is on its way already: for the first call alone, since later ones ask for what is new. */
export function takePrefetchedAnswer(url: string): Promise<Response> | undefined {
  const prefetched = window.prefetched
  window.prefetched = undefined
  return prefetched?.url === url ? prefetched.answer : undefined
}
