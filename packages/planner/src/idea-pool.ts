import { nameKey } from '@waymark/domain/name-key'
import type { Stop } from './stop.ts'

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** An idea used again, when a long trip has used all others. */
const again = (idea: Stop, times: number): Stop => ({
  ...idea,
  activity: `${times === 2 ? 'Once more' : `Another time (${times})`}: ${lowerFirst(idea.activity)}`,
  about: 'At another hour, in other weather or with other company it is not the same.',
  topic: `${idea.topic} once more`,
})

/** Provides ideas, most wanted first, each once; when they run out, it starts again and says so. */
export class IdeaPool {
  private readonly ideas: readonly { readonly idea: Stop; readonly key: string }[]
  private readonly uses: Map<string, number>

  /** `uses` counts the uses of each idea by name (as key) at all bases; the pool updates it. */
  constructor(ideas: readonly Stop[], uses: Map<string, number> = new Map()) {
    this.ideas = ideas.map((idea) => ({ idea, key: nameKey(idea.place.name) }))
    this.uses = uses
  }

  /** The first of the least used ideas for which `suits` returns a value; undefined if there is none. */
  take<Fit>(suits: (idea: Stop) => Fit | undefined): Fit | undefined {
    const most = Math.max(0, ...this.uses.values())
    for (let uses = 0; uses <= most; uses++) {
      for (const { idea, key } of this.ideas) {
        if ((this.uses.get(key) ?? 0) !== uses) continue
        const fit = suits(uses === 0 ? idea : again(idea, uses + 1))
        if (fit === undefined) continue
        this.uses.set(key, uses + 1)
        return fit
      }
    }
    return undefined
  }
}
