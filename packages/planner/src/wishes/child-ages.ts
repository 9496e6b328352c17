import { LIMITS } from '@waymark/contract/limits'
import type { WishItem } from './wish-items.ts'

const IS_OLD = /^(?:old|yo|alte?[nrs]?|jahrig\w*|歳|才|岁|살|세|yasind\w*)$/
const YEARS = /^(?:years?|yrs?|yo|y|old|jahre?|jahren|jahrig\w*|ans?|anos?|anni|anno|歳|才|岁|살|세|lat|jaar|yas\w*)$/
const MONTHS = /^(?:months?|monate?n?|mois|meses|mesi|mes|ヶ月|か月|个月|개월|aylik)$/
/** '10 years anniversary' is not an age. */
const FEAST =
  /^(?:anniversar\w*|wedding\w*|jahrestag|hochzeit\w*|aniversario|anniversaire|marri\w*|experience|together|zusammen|juntos|ensemble|insieme)$/
/** Units whose number is not an age. */
const COUNTED =
  /^(?:am|pm|uhr|days?|nights?|weeks?|hours?|minutes?|km|m|met(?:er|re)s?|miles?|mins?|eur|usd|euros?|dollars?|people|persons?|adults?|kids?|child(?:ren)?|tagen?|nachten?|wochen?|noches|dias|jours|nuits|giorni|notti|noites|kinder\w*|enfants|ninos|bambini|criancas|日|泊|天|晚|小时|人|个)$/
const BETWEEN: ReadonlySet<string> = new Set(['and', 'or'])
/** Maximum distance between an age and the word for a child. */
const NEAR = 6
const LEAST_OLD = 65
const MOST_OLD = 105
/** 'My father is 82'. */
const IS = /^(?:is|are|aged|ist|sind|wird|tem)$/
/** 'Kids under 6' may be of any age below, 'children free from 3 years' of any. */
const LIMIT =
  /^(?:under|below|unter|menor|menores|moins|sotto|inferiore|abaixo|menos|from|free|ab|desde|dai|des|until|bis|hasta|jusqu|fino|ate|over|uber)$/
const OF = /^(?:de|di|the|of|a|los|i|gli|dos)$/
const ABOUT = /^(?:both|beide|over|about|around|almost|nearly|uber|fast|knapp|casi|presque|quasi|oltre|quase)$/
const PERSON =
  /^(?:i|we|he|she|they|who|both|one|oldest|husband|wife|partner|couple|parents|mother|father|mum|mom|dad|law|sister|brother|aunt|uncle|friends?|wir|er|sie|beide|mann|frau|eltern|mutter|vater|tante|onkel|freund\w*|mae|pai)$/
/** In these languages, the unit after a number always indicates an age: 'Emma (6 ans)'. */
const ROMANCE_YEARS = /^(?:ans|anos|anni)$/
const WITH = /^(?:con|avec|com|with|y|e|et)$/

const isJoint = (item: WishItem | undefined): boolean =>
  item?.type === 'comma' || (item?.type === 'term' && item.sense.group === 'grammar' && BETWEEN.has(item.sense.concept))

/** Recognises 'my dad is 82' and 'my wife Anna is 82', but not 'our budget is 80'. */
function isOfPerson(items: readonly WishItem[], index: number): boolean {
  const at = ABOUT.test(items[index - 1]?.word ?? '') ? index - 2 : index - 1
  const verb = items[at]?.word ?? ''
  if (!IS.test(verb)) return false
  const before = items.slice(0, at)
  const last =
    before.at(-1)?.type === 'unknown' && !PERSON.test(before.at(-1)?.word ?? '') ? before.at(-2) : before.at(-1)
  if (verb === 'aged') return true
  return PERSON.test(last?.word ?? '') || (last?.type === 'term' && last.sense.concept === 'older')
}

/** 'Con Lucía, 6 años' and 'with Emma (6 ans)': an unknown word before the first number is a name. */
function isOfName(items: readonly WishItem[], index: number, text: string): boolean {
  let first = index
  while (isJoint(items[first - 1]) && items[first - 2]?.type === 'number') first -= 2
  const at = items[first - 1]?.type === 'comma' ? first - 2 : first - 1
  const name = items[at]
  if (name?.type !== 'unknown' || FEAST.test(name.word)) return false
  const isSetOff = /[,(]/.test(text.slice(name.to, items[first]?.from)) && /^\p{Lu}/u.test(text.slice(name.from))
  return isSetOff || WITH.test(items[at - 1]?.word ?? '')
}

const isChild = (item: WishItem): boolean =>
  item.type === 'term' && ['children', 'baby', 'toddler', 'teenagers'].includes(item.sense.concept)

/** A larger number after a child is an age: 'daughter 9 is crazy about horses'. */
const MOST_CHILDREN = 3

/** In 'Kid 1 is allergic' the number is not an age, unlike in 'my son (6) is allergic'. */
const isOrdinal = (items: readonly WishItem[], index: number, text: string): boolean =>
  items[index]?.type === 'number' &&
  items[index].value <= MOST_CHILDREN &&
  text.slice(items[index - 1]?.to, items[index].from).trim() === '' &&
  /^(?:kid|child|son|daughter|kind|nino|hijo|enfant|bambino|filho)$/.test(items[index - 1]?.word ?? '') &&
  /^(?:is|has|can|eats|to|ist|hat|darf|es|tiene|est|a|e|ha|tem)$/.test(items[index + 1]?.word ?? '')

/** 'A boy of seven', 'menino de 7', 'girl (5)': who is young only with an age. */
const YOUNG =
  /^(?:boys?|girls?|junge|jungs?|madchen|chic[oa]s?|muchach[oa]s?|garcons?|ragazz[oaie]|ragazzin[oaie]|menin[oa]s?|rapaz)$/
const isYoung = (items: readonly WishItem[], index: number): boolean => {
  const before = items
    .slice(Math.max(0, index - 2), index)
    .filter(({ word, type }) => type !== 'comma' && !OF.test(word) && word !== 'aged' && word !== 'von')
  return YOUNG.test(before.at(-1)?.word ?? '')
}

/** A child under two is carried or pushed, whatever the age. */
const MOST_SMALL = 2
const UNDER = /^(?:under|below|unter)$/
const isLimit = (items: readonly WishItem[], index: number): boolean =>
  LIMIT.test(items[OF.test(items[index - 1]?.word ?? '') ? index - 2 : index - 1]?.word ?? '')

/** '7 months pregnant' is not an age. */
const isPregnant = (item: WishItem): boolean => item.type === 'term' && item.sense.concept === 'pregnant'

const FROM = /^(?:from|von|ab|de|desde|da|dai|des)$/
const TO = /^(?:to|till|until|bis|a|hasta|al|ai|ate)$/
/** The second number of 'kids from 4 to 7'. */
const endsRange = (items: readonly WishItem[], index: number): boolean =>
  TO.test(items[index - 1]?.word ?? '') && items[index - 2]?.type === 'number'
const beginsRange = (items: readonly WishItem[], index: number): boolean =>
  FROM.test(items[index - 1]?.word ?? '') && items[index + 2]?.type === 'number' && endsRange(items, index + 2)

const THAT = /^(?:the|der|die|das|dem|den)$/
const THAT_OF = /^(?:la|el|celle|celui|quella|quello|a|o|al)$/
/** 'Kids 3 and 7, the 7-year-old has an allergy': a child that was told of already. */
const isThatOne = (items: readonly WishItem[], index: number): boolean =>
  THAT.test(items[index - 1]?.word ?? '') ||
  (OF.test(items[index - 1]?.word ?? '') && THAT_OF.test(items[index - 2]?.word ?? ''))

const isSmallChild = (item: WishItem): boolean =>
  item.type === 'term' && ['baby', 'toddler'].includes(item.sense.concept)

/** 'Naps 1-3 pm'. */
const HOURS =
  /^\d{1,2}(?:[:.]\d\d)? ?(?:-|–|to|till|until|bis|a|à|alle) ?\d{1,2}(?:[:.h]\d\d)? ?(?:a\.?m|p\.?m|uhr|h(?!\p{L}))/iu

/** 'A nap at 13:00'. */
const CLOCK = /^\d{1,2}[:.h]\d\d(?!\d)/u
/** The minutes of an hour. */
const BEHIND_HOUR = /\d[:.h]$/u

const isOfClock = (text: string, { from }: WishItem): boolean =>
  CLOCK.test(text.slice(from)) || BEHIND_HOUR.test(text.slice(0, from))

/** 'Breakfast at 8 with the kids', 'their bedtime is 8'. */
const AT = /^(?:at|um|by|before|after|until|till|from|around|gegen|alle|vers)$/
const OF_HOURS = /^(?:bedtimes?|bed|dinner|breakfast|lunch|supper|curfew|asleep|naps?|abendessen|bett|dormir|cena)$/
const isHour = (items: readonly WishItem[], index: number): boolean =>
  AT.test(items[index - 1]?.word ?? '') ||
  items.slice(Math.max(0, index - 3), index).some(({ word }) => OF_HOURS.test(word))

const isNameLike = (item: WishItem | undefined): boolean =>
  item?.type === 'unknown' || (item?.type === 'term' && item.sense.group === 'filler')
/** 'Tom 5, Anna 8 and Ben 12'. */
const isNextName = (items: readonly WishItem[], index: number, last: WishItem | undefined): boolean =>
  last !== undefined && isNameLike(items[index - 1]) && isJoint(items[index - 2]) && items[index - 3] === last

export interface Ages {
  readonly children: readonly number[]
  /** Whether an old person is mentioned. */
  readonly isSomebodyOld: boolean
}

/** Numbers of a text that are ages: '7 years old', 'kids (4 and 7)', '5歳の子供'. `items` are those of `text`. */
export function agesIn(items: readonly WishItem[], text: string): Ages {
  const children: number[] = []
  let isSomebodyOld = false
  let lastRead: WishItem | undefined
  for (const [index, item] of items.entries()) {
    if (item.type !== 'number' || HOURS.test(text.slice(item.from)) || isOfClock(text, item)) continue
    const next = items[index + 1]
    const after = next?.word ?? ''
    if (MONTHS.test(after)) {
      const around = items.slice(Math.max(0, index - NEAR), index + NEAR)
      if (item.value < 24 && !around.some(isPregnant)) children.push(Math.floor(item.value / 12))
      continue
    }
    // In 'of 4 and 7 years', the unit follows the last number.
    let last = index
    while (isJoint(items[last + 1]) && items[last + 2]?.type === 'number') last += 2
    const isYears = YEARS.test(items[last + 1]?.word ?? '') && !FEAST.test(items[last + 2]?.word ?? '')
    if (!isYears && !beginsRange(items, index) && isHour(items, index)) continue
    const near = items.slice(Math.max(0, index - NEAR), index)
    const isNextOfList =
      (isJoint(items[index - 1]) && items[index - 2] === lastRead) || isNextName(items, index, lastRead)
    const isAge = isYears || items[index + 1] === undefined || isJoint(items[index + 1])
    const isOfChild =
      (near.some(isChild) || isNextOfList || (isAge && isYoung(items, index))) &&
      !COUNTED.test(after) &&
      !isOrdinal(items, index, text)
    const isOld = items.slice(last + 1, last + 3).some(({ word }) => IS_OLD.test(word))
    const comesChild = items.slice(last + 1, last + 4).some(isChild)
    const isSaid = isOfPerson(items, index) && !COUNTED.test(after) && item.value <= MOST_OLD
    const isBracketed = text[item.from - 1] === '(' && PERSON.test(items[index - 1]?.word ?? '')
    if ((isYears || isSaid || (isBracketed && item.value <= MOST_OLD)) && item.value >= LEAST_OLD) isSomebodyOld = true
    const isNamed = ROMANCE_YEARS.test(items[last + 1]?.word ?? '') && isOfName(items, index, text)
    // A toddler from 1 to 3 is one small child.
    if (endsRange(items, index) && near.some(isSmallChild)) continue
    if (isLimit(items, index) && !endsRange(items, index)) {
      const isSmall = UNDER.test(items[index - 1]?.word ?? '') && item.value > 0 && item.value <= MOST_SMALL
      if ((isSmall && isOfChild) || (isOfChild && beginsRange(items, index)))
        children.push(isSmall ? item.value - 1 : item.value)
      continue
    }
    if (isYears && children.includes(item.value) && isThatOne(items, index)) continue
    if (item.value <= LIMITS.childAge && ((isYears && (isOld || comesChild || isNamed)) || isOfChild)) {
      children.push(item.value)
      lastRead = item
    }
  }
  return { children: children.slice(0, LIMITS.children), isSomebodyOld }
}

/** On the chip: 'Children (4, 7)'. */
export function childLabel(ages: readonly number[]): string {
  if (ages.length === 0) return 'Children'
  if (ages.every((age) => age === 0)) return 'Baby'
  return `${ages.length === 1 ? 'Child' : 'Children'} (${ages.join(', ')})`
}
