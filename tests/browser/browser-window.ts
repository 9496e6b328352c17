import type { Search } from './element.ts'

/** A browser window with its own profile, controlled remotely. Elements must exist before they are used. */
export interface BrowserWindow {
  open(url: string): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** Evaluates JavaScript in the page; awaits a promise. The value must be JSON. */
  evaluate(expression: string): Promise<unknown>
  click(search: Search): Promise<void>
  /** Replaces the content of a field, with key presses if the field accepts them. */
  fill(search: Search, text: string): Promise<void>
  /** Sets a local file in a file field. */
  upload(search: Search, path: string): Promise<void>
  press(key: 'Escape' | 'Enter'): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Restarts the browser with the same profile; if its profile is only in memory, opens a new window. */
  restart(): Promise<void>
  quit(): Promise<void>
}

/** The element was missing or not ready; the caller may retry. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError'
}
