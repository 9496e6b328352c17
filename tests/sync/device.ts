import type { Shown } from './list-client.ts'
import type { Operation } from './operation.ts'

/** A client somewhere: in this process, or in a page. */
export interface Device {
  readonly uid: string
  readonly name: string
  shown(): Promise<Shown>
  write(operation: Operation): Promise<void>
  unsent(): Promise<number>
  errors(): Promise<readonly string[]>
  offline(): Promise<void>
  online(): Promise<void>
  /** Leaves as a closed tab does, without a word to the server, and comes back offline. Only where the cache outlives the tab. */
  reopen?(): Promise<void>
  close(): Promise<void>
}
