/** Words of special requirements and what they ask for. English first, with the commonest words of other languages. */
const NEED_WORDS = {
  medication:
    /\b(?:medic(?:ation|ine)s?|meds|prescriptions?|pills|insulin|inhalers?|blood pressure|medikamente?|médicaments?|medicamentos?|medicinas)\b/,
  baby: /\b(?:bab(?:y|ies)|infants?|newborns?|months?[- ]old|säugling|bébé|bebé|bebe|neonato)\b/,
  toddler: /\b(?:toddlers?|nappies|nappy|diapers?|[12][- ]years?[- ]old|kleinkind)\b/,
  children:
    /\b(?:kids?|child(?:ren)?|sons?|daughters?|family|[3-9][- ]years?[- ]old|kinder|enfants?|niñ[oa]s?|bambin[oi]|crianças?)\b/,
  vegetarian:
    /\b(?:vegetarian|vegan|plant[- ]based|no meat|without meat|vegetarisch|végétarien(?:ne)?|vegetarian[oa])\b/,
  diet: /\b(?:gluten|celiac|coeliac|lactose|dairy[- ]free|halal|kosher|diet|keto|zöliakie|laktose)\b/,
  allergy: /\b(?:allerg(?:y|ies|ic|ie|ia|ique|isch)|anaphyla\w*|epi-?pens?|peanuts?|nut[- ]free|hay ?fever)\b/,
  wheelchair:
    /\b(?:wheel ?chairs?|mobility|rollstuhl|fauteuil roulant|silla de ruedas|walking (?:aid|stick|frame)s?|crutch(?:es)?|disab\w*)\b/,
  glasses: /\b(?:(?<!sun ?)glasses|spectacles|brille|lunettes|gafas)\b/,
  contacts: /\b(?:contact lens(?:es)?|contacts|kontaktlinsen|lentilles|lentillas)\b/,
  diabetes: /\b(?:diabet\w*|insulin|blood sugar|glucose)\b/,
  pregnancy: /\b(?:pregnan\w*|expecting|schwanger\w*|enceinte|embarazada|grávida)\b/,
  asthma: /\b(?:asthma\w*|inhalers?)\b/,
  hearing: /\b(?:hearing aids?|hearing|deaf|hörgerät)\b/,
  cpap: /\b(?:cpap|sleep apn(?:o)?ea)\b/,
  motion: /\b(?:motion sick\w*|car ?sick\w*|sea ?sick\w*|travel sick\w*|nausea)\b/,
  period: /\b(?:menstrua\w*|tampons?|sanitary|my period)\b/,
  sensitiveSkin: /\b(?:sensitive skin|eczema|sun allergy|fair skin|sunburn)\b/,
  camera: /\b(?:cameras?|photo(?:s|graphy|grapher)?|dslr|gopro|drone|kamera|fotos?)\b/,
  laptop: /\b(?:laptops?|notebook|remote(?:ly)?|work(?:ing|cation)?|conference|meetings?|arbeiten?|trabajo|travail)\b/,
  formal: /\b(?:wedding|formal|black tie|gala|opera|suits?|dress code|hochzeit|mariage|boda)\b/,
  sports: /\b(?:gym|fitness|running|jogging|runs?|marathon|yoga|workouts?)\b/,
  swimming: /\b(?:swim\w*|pools?|spa|sauna|snorkel\w*|div(?:e|ing)|surf\w*|schwimmen|hot springs?|onsen)\b/,
  skiing: /\b(?:ski(?:s|ing)?|snowboard\w*|snow ?shoe\w*)\b/,
  camping: /\b(?:camp(?:ing|site|ground)?|tents?|zelten|camper)\b/,
  pet: /\b(?:dogs?|pets?|hund|perro|chien)\b/,
  lightLuggage: /\b(?:hand luggage|carry[- ]?on|cabin bag|pack(?:ing)? light|light luggage|handgepäck)\b/,
  pilgrimage:
    /\b(?:pilgrim(?:age|s)?|camino(?: de santiago)?|hajj|umrah|kora|kumano kodo|shikoku|pilger\w*|jakobsweg|pèlerinage|peregrinación)\b/,
  trek: /\b(?:trek(?:s|king)?|base camp|multi[- ]day hike|hut[- ]to[- ]hut|inca trail|annapurna|kilimanjaro|thru[- ]hike)\b/,
  diving: /\b(?:scuba|div(?:e|es|ing)|freediv\w*|tauchen|plongée|buceo)\b/,
  safari: /\b(?:safaris?|game drives?|bush camp)\b/,
  festival: /\b(?:festivals?|glastonbury|burning man|tomorrowland|coachella|roskilde|sziget|rave)\b/,
  motorbike: /\b(?:motor ?(?:bikes?|cycles?|cycling)|motorrad|moto|moped|scooter|vespa)\b/,
  highUp: /\b(?:altitude|high[- ]altitude|high mountains?|above \d[.,]?\d{3} ?m)\b/,
  reading: /\b(?:books?|read(?:ing|er)?|kindle)\b/,
} as const satisfies Record<string, RegExp>

export type Need = keyof typeof NEED_WORDS

/** 'no kids', 'without a camera': up to two words after the refusal are refused, but 'no meat' itself is a wish. */
const REFUSED =
  /\b(?:no|not|without|don't (?:need|have|bring)|kein(?:e|en)?|ohne|sans|sin)\s+(?:(?:a|an|any|the|my|our)\s+)?(?!meat\b)[\p{L}-]+(?:\s+(?:or|and|nor)\s+(?:a\s+)?[\p{L}-]+)?/gu

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const CHILDREN_COUNTED =
  /\b([1-6]|one|two|three|four|five|six)\s+(?:(?:small|little|young|older|school)\s+)?(?:kids|children|sons|daughters|kinder|enfants|niños)\b/

export interface Needs {
  readonly needs: ReadonlySet<Need>
  /** Children to pack for, 0 without any; 1 when they are not counted. Babies and toddlers are not among them. */
  readonly children: number
}

/** What special requirements ask for, as far as plain words tell. The text itself goes no further. */
export function recogniseNeeds(requirements: string): Needs {
  const text = requirements.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(REFUSED, ' ')
  const needs = new Set<Need>()
  for (const need of Object.keys(NEED_WORDS) as Need[]) if (NEED_WORDS[need].test(text)) needs.add(need)
  const counted = CHILDREN_COUNTED.exec(text)?.[1]
  const children = counted === undefined ? 1 : (NUMBERS[counted] ?? Number(counted))
  return { needs, children: needs.has('children') ? children : 0 }
}
