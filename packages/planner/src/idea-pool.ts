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
  private readonly uses: Map<Stop, number>

  /** Ideas whose names are `taken` were used once before. */
  constructor(ideas: readonly Stop[], taken: ReadonlySet<string> = new Set()) {
    this.uses = new Map(ideas.map((idea) => [idea, taken.has(nameKey(idea.place.name)) ? 1 : 0]))
  }

  /** The first idea, among those used least, for which `suits` gives something; undefined when none does. */
  take<Fit>(suits: (idea: Stop) => Fit | undefined): Fit | undefined {
    const most = Math.max(0, ...this.uses.values())
    for (let uses = 0; uses <= most; uses++) {
      for (const [idea, used] of this.uses) {
        if (used !== uses) continue
        const fit = suits(uses === 0 ? idea : again(idea, uses + 1))
        if (fit === undefined) continue
        this.uses.set(idea, uses + 1)
        return fit
      }
    }
    return undefined
  }
}
