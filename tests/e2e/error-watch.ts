import { expect, type BrowserContext } from '@playwright/test'

/** When its connection breaks, the Firestore SDK asks for this picture of Google's to learn whether there is a network at all. */
const NETWORK_PROBE = /google\.com\/images\/cleardot\.gif/

/**
 * Firestore's SDK says so of an engine that needs longer than ten seconds on a busy machine. A test whose page has nothing
 * from Firestore fails by what it waits for.
 */
const SLOW_ENGINE = /Could not reach Cloud Firestore backend\. Backend didn't respond within 10 seconds/

/** What is said without a network: by the browser of each call, and by Firestore's SDK when it had not been connected yet. */
export const OFFLINE = /net::ERR_|Could not reach Cloud Firestore backend/

/** Collects what the pages of a test complain about in their consoles. */
export class ErrorWatch {
  readonly #said: string[] = []
  readonly #allowed: RegExp[] = [NETWORK_PROBE, SLOW_ENGINE]

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#said.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#said.push(String(error.error())))
  }

  /** The test provokes this one: a refused call, for instance, which browsers always write into the console. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  expectNone(): void {
    const left = this.#said.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
    expect(left, 'errors in the console').toEqual([])
  }
}
