import { expect, type BrowserContext } from '@playwright/test'

/** Firestore's SDK requests this picture of Google's after a lost connection, to check for a network. */
const NETWORK_PROBE = /google\.com\/images\/cleardot\.gif/

/**
 * Logged by Firestore's SDK if the engine takes longer than ten seconds on a busy machine. A page without data fails
 * its test by other expectations.
 */
const SLOW_ENGINE = /Could not reach Cloud Firestore backend\. Backend didn't respond within 10 seconds/

/** The SDK ends a channel that Google's emulator has just ended itself. Nobody reads the answer. */
const CHANNEL_ENDED = /status of 400 .*\/channel\?.*TYPE=terminate/

/** Logged offline: by the browser for each request, and by Firestore's SDK before its first connection. */
export const OFFLINE = /net::ERR_|Could not reach Cloud Firestore backend/

/** Collects console errors and warnings of a test's pages. */
export class ErrorWatch {
  readonly #said: string[] = []
  readonly #allowed: RegExp[] = [NETWORK_PROBE, SLOW_ENGINE, CHANNEL_ENDED]

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#said.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.#said.push(String(error.error())))
  }

  /** Allows an expected message, such as a refused request, which browsers always log. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  expectNone(): void {
    const left = this.#said.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
    expect(left, 'errors in the console').toEqual([])
  }
}
