import { nameKey } from '@waymark/domain/name-key'
import type { Stop } from './stop.ts'

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** An idea that comes again, when a long trip has used up all others. */
const again = (idea: Stop, times: number): Stop => ({
  ...idea,
  activity: `${times === 2 ? 'Once more' : `Another time (${times})`}: ${lowerFirst(idea.activity)}`,
  about: 'At another hour, in other weather or with other company it is not the same.',
  topic: `${idea.topic} once more`,
})

/** Hands out ideas, the most wanted first and each once; a trip that needs more begins again, and says so. */
export class IdeaPool {
  private readonly ideas: readonly Stop[]
  private readonly uses: Map<string, number>

  /** `uses` counts by name (as key) how often the days of any base have an idea already; the pool counts on in it. */
  constructor(ideas: readonly Stop[], uses: Map<string, number> = new Map()) {
    this.ideas = ideas
    this.uses = uses
  }

  /** The first idea, among those used least, for which `suits` gives something; undefined when none does. */
  take<Fit>(suits: (idea: Stop) => Fit | undefined): Fit | undefined {
    const most = Math.max(0, ...this.uses.values())
    for (let uses = 0; uses <= most; uses++) {
      for (const idea of this.ideas) {
        const key = nameKey(idea.place.name)
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
