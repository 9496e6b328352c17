import type { Caller } from '../../service.ts'
import type { Engine } from '../engine.ts'
import type { CommitEvent, Database } from '../store/database.ts'
import type { Target, TargetUpdate } from './target.ts'

export class DocumentsTarget implements Target {
  readonly #engine: Engine
  readonly #database: Database
  readonly #caller: Caller
  readonly #paths: ReadonlySet<string>

  constructor(engine: Engine, database: Database, caller: Caller, paths: readonly string[]) {
    this.#engine = engine
    this.#database = database
    this.#caller = caller
    this.#paths = new Set(paths)
  }

  get size(): number {
    return [...this.#paths].filter((path) => this.#database.get(path)).length
  }

  check(): void {
    for (const path of this.#paths) this.#checkGet(path)
  }

  #checkGet(path: string): void {
    this.#engine.access.checkGet(this.#database, this.#caller, path, this.#database.get(path))
  }

  start(): readonly TargetUpdate[] {
    return [...this.#paths].map((path) => this.#update(path))
  }

  resume(time: bigint) {
    const then = [...this.#paths].map((path) => ({ path, known: this.#database.get(path, time) }))
    const changed = then.filter(({ path, known }) => this.#database.get(path)?.updateTime !== known?.updateTime)
    return {
      updates: changed.map(({ path }) => this.#update(path)),
      knownSize: then.filter(({ known }) => known).length,
    }
  }

  follow(event: CommitEvent): readonly TargetUpdate[] {
    const changed = event.changes.filter(({ path }) => this.#paths.has(path))
    return changed.map(({ path }) => {
      this.#checkGet(path)
      return this.#update(path)
    })
  }

  #update(path: string): TargetUpdate {
    const document = this.#database.get(path)
    return { path, document, belongs: document !== undefined }
  }
}
