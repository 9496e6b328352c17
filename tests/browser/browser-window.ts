import type { Search } from './element.ts'

/** One window of one browser with a profile of its own, driven from outside. What it is asked to act on must be there. */
export interface BrowserWindow {
  open(url: string): Promise<void>
  reload(): Promise<void>
  url(): Promise<string>
  /** Evaluates JavaScript in the page; the promise that it may answer is waited for, and the value must be JSON. */
  evaluate(expression: string): Promise<unknown>
  click(search: Search): Promise<void>
  /** Puts `text` in place of what a field holds, by keys where the field takes them. */
  fill(search: Search, text: string): Promise<void>
  /** Gives a file field a file of this machine. */
  upload(search: Search, path: string): Promise<void>
  press(key: 'Escape' | 'Enter'): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Restarts the browser with the same profile, or where its profile cannot outlive it, opens a new window. */
  restart(): Promise<void>
  quit(): Promise<void>
}

/** The element was not there or could not be acted on at this moment; whoever asked may ask again. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError'
}
