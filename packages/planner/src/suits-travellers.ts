import { hasEasyWays } from './access.ts'
import { isOfMeatOrFish } from './diet.ts'
import type { Stop } from './stop.ts'
import type { Wishes } from './wishes.ts'

type DescribedStop = Pick<Stop, 'activity' | 'about'> & { readonly place: Pick<Stop['place'], 'name' | 'kind'> }

const FOR_ADULTS =
  /\b(?:casinos?|cabaret|burlesque|brewer(?:y|ies)|distiller(?:y|ies)|whisk(?:e?y)|wine tastings?|winer(?:y|ies)|wine bars?|wine cellars?|cocktails?|absinthe|gin bars?|pubs?|nightclubs?|clubs and bars|bars and clubs|pub crawl|beer halls?|red-light|erotic|brothel|torture\w*|genocide|killing fields?|executions?|executed|concentration camp|death camp|slaughter\w*|massacre|adults only|not admitted|no children|have a drink|one drink|after midnight)\b/i

/** Whether children may come along: nothing of the night, of drink, or of horror. */
const isForChildren = ({ place, activity, about }: DescribedStop): boolean =>
  place.kind !== 'nightlife' && !FOR_ADULTS.test(`${place.name}. ${activity}. ${about}`)

/** Whether those who travel can do it and want it, whatever the style: children, weak knees, what they eat and avoid. */
export function suitsTravellers(stop: Stop, wishes: Wishes): boolean {
  const { place, activity, about } = stop
  const avoided: ReadonlySet<string> = wishes.avoided
  if (avoided.has(place.kind) || wishes.avoidedNames?.test(`${place.name} ${activity}`)) return false
  if (wishes.withChildren && !isForChildren(stop)) return false
  if (wishes.needsEasyWays && !hasEasyWays(stop)) return false
  const eatsNoMeat = wishes.diet === 'Vegetarian' || wishes.diet === 'Vegan'
  return !(eatsNoMeat && place.kind === 'food' && isOfMeatOrFish(`${place.name} ${activity} ${about}`))
}
