const ASK = { before: 'Food: ask each kitchen for ', after: ' before you order, because recipes differ' } as const

/** Advice for travellers who avoid a food. @param ask 'a vegetarian dish without nuts' */
export const askTip = (ask: string): string =>
  `${ASK.before}${ask}${ASK.after}, and carry the request written in the local language.`

export const UNREAD_ALLERGY_TIP =
  'Food: an allergy that you wrote of was not understood, so no dish of this plan was chosen with it in mind: ask each kitchen before you order.'

/** What the tips of a plan say that each kitchen is asked for; undefined if nothing is avoided. */
function askedIn(tips: readonly string[]): string | undefined {
  const tip = tips.find((text) => text.startsWith(ASK.before))
  return tip?.slice(ASK.before.length).split(ASK.after, 1)[0]
}

/**
 * What is said beside the meals of each day, for the members of a trip only: what a dish must not contain, or that an
 * allergy was not understood. A diet without a forbidden food is seen from the dishes.
 */
export function cautionIn(tips: readonly string[]): string | undefined {
  if (tips.includes(UNREAD_ALLERGY_TIP)) return 'Your allergy was not understood: ask each kitchen'
  const [, without] = askedIn(tips)?.split(/ (?=without )/, 2) ?? []
  return without === undefined ? undefined : `${without.replace(/^w/, 'W')}: ask each kitchen`
}

/** What the guide writes where it knows no dish that suits: 'Ask the kitchen for a dish without nuts in Trastevere'. */
const REQUEST = /^Ask (?:.+? )?for /

const ORDINARY = 'a dish of the day'

/** A meal as a public link shows it, without what somebody avoids: that tells of health or faith. */
export function publicMeal(meal: string, tips: readonly string[]): string {
  const [request] = REQUEST.exec(meal) ?? []
  if (request === undefined) return meal
  const asked = meal.slice(request.length)
  const what = [ORDINARY, askedIn(tips)].find((each) => each !== undefined && asked.startsWith(`${each} `))
  return what === undefined ? '' : `A dish of the day${asked.slice(what.length)}`
}
