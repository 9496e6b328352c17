import type { Stop } from './stop.ts'

type Described = Pick<Stop, 'activity' | 'about'> & { readonly place: Pick<Stop['place'], 'name' | 'kind'> }

const FOR_ADULTS =
  /\b(?:casinos?|cabaret|burlesque|brewer(?:y|ies)|distiller(?:y|ies)|whisk(?:e?y)|wine tastings?|winer(?:y|ies)|wine bars?|wine cellars?|cocktails?|absinthe|gin bars?|pubs?|nightclubs?|clubs and bars|bars and clubs|pub crawl|beer halls?|red-light|erotic|brothel|torture\w*|genocide|killing fields?|executions?|executed|concentration camp|death camp|slaughter\w*|massacre|adults only|not admitted|no children|have a drink|one drink|after midnight)\b/i

/** Whether children may come along: nothing of the night, of drink, or of horror. */
export const isForChildren = ({ place, activity, about }: Described): boolean =>
  place.kind !== 'nightlife' && !FOR_ADULTS.test(`${place.name}. ${activity}. ${about}`)
