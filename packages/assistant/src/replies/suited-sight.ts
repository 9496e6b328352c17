import { hasEasyWays } from '@waymark/planner/access'
import { suitsTravellers } from '@waymark/planner/suits-travellers'
import { readWishes } from '@waymark/planner/wishes'
import type { Asked } from '../asked.ts'
import { bullet, planTrip, type Reply } from '../reply.ts'
import { ASKS_FOR_CHILDREN } from '../sights.ts'

const ASKS = /^(?:and )?(?:is|are|can|could|may|does|do|would|how)\b/
const STEPS = /\b(?:wheel ?chairs?|step[- ]free|accessible|barrier[- ]free|disab\w+|strollers?|prams?|buggy|rollator)\b/

/** 'Is Neuschwanstein wheelchair accessible?', 'Can toddlers go up the Eiffel Tower?': by the record of the sight. */
export function suitedSight(asked: Asked): Reply | undefined {
  const { subject, words } = asked
  const sight = subject?.sight
  if (!subject || subject.scope !== 'sight' || !ASKS.test(words)) return undefined
  const [ofSteps, ofChildren] = [STEPS.test(words), ASKS_FOR_CHILDREN.test(words)]
  if (!ofSteps && !ofChildren) return undefined
  const described = sight && { place: sight, suitedFor: sight.suitedFor, activity: '', about: sight.about }
  const steps = (): string => {
    if (!described) return `I do not know whether one gets into ${subject.name} without steps.`
    if (described.suitedFor?.stepFree === 'yes')
      return `Going by what I know, ${subject.name} can be visited without steps.`
    if (described.suitedFor?.stepFree === 'partly')
      return `Going by what I know, a part of ${subject.name} can be visited without steps, and another cannot.`
    return hasEasyWays(described)
      ? `I know of no steps or slopes that keep anyone out of ${subject.name}, and have no check of it either.`
      : `Going by what I know, ${subject.name} has steps or rough ground that a wheelchair or a pram does not pass.`
  }
  const children = (): string => {
    if (!described) return `I do not know whether ${subject.name} suits children.`
    if (described.suitedFor?.children === 'best') return `Yes: ${subject.name} is good with children.`
    return suitsTravellers(described, readWishes(words))
      ? `Nothing that I know of ${subject.name} speaks against going there with children.`
      : `Going by what I know, ${subject.name} does not suit children of that age.`
  }
  return {
    lines: [
      ...(ofSteps ? [steps()] : []),
      ...(ofChildren ? [children()] : []),
      ...(sight ? [bullet(sight.about)] : []),
      'Its own page says which entrances, lifts and ages it has: look there before you go.',
    ],
    actions: [planTrip(asked)],
    next: ['opening', 'admission', 'near', 'book-ahead'],
  }
}
