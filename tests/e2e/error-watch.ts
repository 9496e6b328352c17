import { expect, type BrowserContext } from '@playwright/test'

/** Collects what the pages of a test complain about in their consoles. */
export class ErrorWatch {
  readonly #said: string[] = []
  readonly #allowed: RegExp[] = []

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
