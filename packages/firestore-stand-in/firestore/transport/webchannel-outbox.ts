/** A server message with its array id, already encoded as `[id,[message]]`. */
interface Entry {
  readonly id: number
  readonly text: string
}

/** The length counts UTF-16 code units, which is what a page's `string.length` counts. */
export const frame = (json: string): string => `${json.length}\n${json}`

/**
 * The undelivered messages of a session. They stay until the client acknowledges them (`AID`), because what was written
 * to a connection that broke must be sent again on the next one.
 */
export class Outbox {
  private entries: Entry[] = []
  private lastId = 0
  private sentId = 0

  add(message: unknown): void {
    this.lastId += 1
    this.entries.push({ id: this.lastId, text: JSON.stringify([this.lastId, [message]]) })
  }

  /** The client has everything up to `id`. */
  acknowledge(id: number): void {
    this.entries = this.after(id)
  }

  /** A new back channel starts after what the client has. */
  rewind(id: number): void {
    this.acknowledge(id)
    this.sentId = id
  }

  /** Everything not yet sent on this back channel as one frame; undefined when there is nothing. */
  take(): string | undefined {
    const unsent = this.after(this.sentId)
    if (unsent.length === 0) return undefined
    this.sentId = this.lastId
    return frame(`[${unsent.map((entry) => entry.text).join(',')}]`)
  }

  /** Last array id sent, and how much of what was sent is not acknowledged: what a forward channel's answer tells. */
  progress(): { readonly lastSentId: number; readonly outstanding: number } {
    const sent = this.entries.slice(0, this.entries.length - this.after(this.sentId).length)
    return { lastSentId: this.sentId, outstanding: sent.reduce((sum, entry) => sum + entry.text.length, 0) }
  }

  /** The ids are consecutive, so the place of one follows from the first. */
  private after(id: number): Entry[] {
    const first = this.entries[0]?.id ?? id + 1
    return this.entries.slice(Math.max(0, id + 1 - first))
  }
}
