import type { StoredDocument } from './document.ts'

interface Version {
  readonly time: bigint
  readonly document: StoredDocument | undefined
}

/** The versions of one document, oldest first. */
export class History {
  readonly #versions: Version[] = []

  get latest(): StoredDocument | undefined {
    return this.#versions.at(-1)?.document
  }

  at(time: bigint): StoredDocument | undefined {
    return this.#versions.findLast((version) => version.time <= time)?.document
  }

  push(time: bigint, document: StoredDocument | undefined): void {
    this.#versions.push({ time, document })
  }

  /** Discards versions that no read at `horizon` or later can see. False if nothing is left. */
  prune(horizon: bigint): boolean {
    while (this.#versions[1] && this.#versions[1].time <= horizon) this.#versions.shift()
    const [first, second] = this.#versions
    return first !== undefined && !(first.document === undefined && first.time <= horizon && second === undefined)
  }
}
