import type { Weekday } from '@waymark/atlas/place'
import { hasOnlyBigChildren } from './childrens-day.ts'
import { festivalLabel, festivalsIn, isAboutFestival } from './wishes/festivals-asked.ts'
import type { PlanInput } from './plan-input.ts'
import { type Appointment, appointmentLabel, appointmentsIn } from './wishes/appointments.ts'
import { agesIn } from './wishes/child-ages.ts'
import { familyOf } from './wishes/family.ts'
import { isBoundToDays, refusedDays } from './wishes/bound-to-days.ts'
import { type DailyLimit, dailyLimitIn, dailyLimitLabel } from './wishes/daily-limit.ts'
import { type KeptHours, keptHoursIn, keptHoursLabel } from './wishes/kept-hours.ts'
import { isAskedByPattern } from './wishes/asked-by-pattern.ts'
import { activitiesIn, cookingClassIn } from './wishes/named-activities.ts'
import { asksForDish, dishesToTry } from './wishes/dishes-to-try.ts'
import type { KindsADay } from './wishes/daily-kinds.ts'
import { kindsADay, kindsADayLabel, limitNumbers } from './wishes/kinds-a-day.ts'
import { type LikedTopic, likesLabel, topicOfDish } from './wishes/liked-topics.ts'
import { motionSickness } from './wishes/motion-sickness.ts'
import { type MiddayBreak, middayBreakIn, middayBreakLabel } from './wishes/midday-break.ts'
import { isWithin, sightsSeenBefore, skippedSights } from './wishes/skipped-sights.ts'
import { asksForShortRides, asksForShortWalks } from './wishes/short-ways.ts'
import { asksForFewADay, fewADayIn, asksToBeginLate, beginsAt, namesMealHours } from './wishes/counts-and-hours.ts'
import {
  freeDayLabel, freeDaysIn, freeWeekdayLabel, freeWeekdaysIn, type NamedDay, withoutFreeDays,
} from './wishes/free-days.ts' // prettier-ignore
import { asksForFreeEvenings, restDaysIn, restDaysLabel } from './wishes/free-time.ts'
import { foodsInDishes } from './wishes/foods-in-dishes.ts'
import { type FoodWishes, foodWishesOf, idleFoods } from './wishes/food-wishes.ts'
import { partOfDayOf } from './wishes/part-of-day.ts'
import { asksAboveAll, type PlaceTastes, placeTastesOf } from './wishes/place-tastes.ts'
import { placeMeanings } from './wishes/place-meanings.ts'
import { addKindsOfTravellers, isInMonth } from './wishes/traveller-kinds.ts'
import { unheededOf } from './wishes/unheeded.ts'
import { namesSomething, strangeBesideTravellers, unreadIn } from './wishes/unread.ts'
import { wishItems, wishText } from './wishes/wish-items.ts'
import type { Mention } from './wishes/mention.ts'
import { saidOf } from './wishes/said-of.ts'
import { type EarlyTime, wishedTimesIn } from './wishes/wished-days.ts'
import { mentionsIn } from './wishes/wish-mentions.ts'
import { dropOneOfKind } from './wishes/refused-ones.ts'
import { sightLabel, type SightInText, withoutSights, withSights } from './wishes/sights-in-text.ts'

/** Wishes understood from free text in the supported languages. */
export interface Wishes extends Omit<PlaceTastes, 'labels'> {
  readonly food: FoodWishes
  readonly isPregnant: boolean
  /** Children under 13 or of unknown age. */
  readonly withChildren: boolean
  readonly withTeenagers: boolean
  /** One entry per child with known age, in years. */
  readonly childAges: readonly number[]
  /** The age of the youngest child in years; undefined where no age is told. */
  readonly youngest: number | undefined
  readonly withDog: boolean
  /** A wheelchair, weak knees or a pram. */
  readonly needsEasyWays: boolean
  readonly wantsSlowPace: boolean
  /** Excursions of at most an hour each way. */
  readonly wantsShortRides: boolean
  readonly wantsFullDays: boolean
  readonly sleepsIn: boolean
  /** Nothing before this, in minutes after midnight: 'nothing before noon'. */
  readonly beginsAt: number | undefined
  readonly risesEarly: boolean
  /** Nothing after dinner. */
  readonly wantsFreeEvenings: boolean
  /** Number of full days with one visit at most. */
  readonly restDays: number
  /** Weekdays on which nothing is planned: 'Monday we have a wedding'. */
  readonly freeWeekdays: ReadonlySet<Weekday>
  /** Days on which nothing is planned, by number, the last one as -1: 'day 3 free'. */
  readonly freeDays: ReadonlySet<number>
  readonly keepsSabbath: boolean
  /** Hours of each day for which nothing is planned: 'I work until 3 pm'. */
  readonly keptHours: KeptHours | undefined
  /** The most that is to be spent on a day. */
  readonly dailyLimit: DailyLimit | undefined
  /** The most places of a kind on one day: 'two museums a day'. */
  readonly kindsADay: readonly KindsADay[]
  /** Places of the atlas that are to be visited, by id. */
  readonly askedSights: ReadonlyMap<string, string>
  /** Dishes that are to be eaten, as they were written: 'ramen'. */
  readonly dishes: readonly string[]
  /** What is not wished, and only the texts about places tell of: 'Pablo Escobar'. */
  readonly refused: readonly LikedTopic[]
  /** What is to be done and no place is known for, as it was written: 'swamp tour'. */
  readonly activities: readonly string[]
  /** Festivals that the plan cannot have, each with the reason. */
  readonly festivalNotes: readonly string[]
  /** The day that is wished for places, by id, and for liked topics, by label. */
  readonly wishedDays: ReadonlyMap<string, NamedDay>
  /** Places, by id, with which a day begins. */
  readonly earlySights: ReadonlyMap<string, EarlyTime>
  /** Places, by id, whose visit begins at an hour, in minutes after midnight: '10:15 on day 2'. */
  readonly visitHours: ReadonlyMap<string, number>
  /** What the travellers have fixed themselves, for which hours are kept. */
  readonly appointments: readonly Appointment[]
  /** Hours of each day on which nothing is planned in town: a siesta. */
  readonly middayBreak: MiddayBreak | undefined
  /** Ways without the underground. */
  readonly avoidsUnderground: boolean
  readonly wantsQuiet: boolean
  readonly wantsFreeThings: boolean
  readonly seeksNorthernLights: boolean
  /** No islands across water, either. */
  readonly avoidsBoats: boolean
  /** Understood wishes that the plan considers, as short labels: 'No nuts', 'Wheelchair'. */
  readonly heeded: readonly string[]
  /** Understood wishes that planning cannot influence: 'Spicy food'. */
  readonly unheeded: readonly string[]
  /** Parts of the text that were not understood. */
  readonly unread: readonly string[]
  /** Unknown words in parts that are otherwise about the travellers: 'salt mine' in 'the salt mine with the kids'. */
  readonly besideTravellers: readonly string[]
  /** Those that seem to name a place, which the atlas may know or not: 'the Roman Forum'. */
  readonly namedOnly: readonly string[]
}

/** Tiring activities count as a wish only if refused. */
const isIdle = ({ concept, meaning }: Mention): boolean =>
  concept === 'subway'
    ? meaning !== 'refused'
    : meaning === 'said' && ['walking', 'crowds', 'busy', 'longRides', 'buses'].includes(concept)

/**
 * Parses the preferences of a trip request; the form's children take precedence over those in the text.
 * @param sights the places that the text names, which only the atlas can tell
 */
export function wishesOf(
  { preferences = '', childAges: told }: Pick<PlanInput, 'preferences' | 'childAges'>,
  sights: readonly SightInText[] = [],
): Wishes {
  const text = wishText(preferences)
  const items = withSights(wishItems(text), sights, text)
  const all = mentionsIn(items)
  for (const food of foodsInDishes(text, all)) food.meaning = 'denied'
  const refusedOnes = dropOneOfKind(text, items, all)
  const bound = all.filter((mention) => isBoundToDays(mention, items, text))
  const notOn = refusedDays(bound, items, text)
  const parts = new Map(
    all.flatMap((mention) => {
      const part = bound.includes(mention) ? undefined : partOfDayOf(mention, items, all, text)
      return part === undefined ? [] : [[mention, part] as const]
    }),
  )
  const skipped = skippedSights(text, withoutSights(all, sights))
  const counted = kindsADay(text, all)
  limitNumbers(
    text,
    all.filter((mention) => !counted.has(mention)),
  )
  const mentions = all.filter(
    (mention) =>
      !bound.includes(mention) &&
      !parts.has(mention) &&
      !(counted.has(mention) && mention.meaning !== 'wanted') &&
      !skipped.some((sight) => isWithin(mention, sight)),
  )
  const said = saidOf(mentions)
  const seenBefore = sightsSeenBefore(text, sights)
  const sightsThat = (meaning: 'yes' | 'no') =>
    sights.filter(({ id }) => (seenBefore.get(id) ?? said('place', id)) === meaning)
  const is = (group: Mention['group'], concept: string): boolean => said(group, concept) === 'yes'
  const refuses = (group: Mention['group'], concept: string): boolean => said(group, concept) === 'no'
  const heeded = new Set<string>()
  const heed = (holds: boolean, label: string): boolean => {
    if (holds) heeded.add(label)
    return holds
  }

  const food = foodWishesOf(mentions, is('traveller', 'pregnant') || isInMonth(text))
  for (const label of food.labels) heeded.add(label)
  const isPregnant = heed(is('traveller', 'pregnant') || isInMonth(text), 'Pregnant')

  const family = familyOf({ ages: agesIn(items, text), told, is, refuses, heed })
  const { childAges, withChildren, withTeenagers, withoutChildren, withPram } = family

  const isWeak = heed(
    is('traveller', 'weakWalker') || refuses('traveller', 'walking') || asksForShortWalks(text),
    'Little walking, no stairs',
  )
  const hasWheelchair = heed(is('traveller', 'wheelchair'), 'Wheelchair')
  const isOld = heed(is('traveller', 'older') || family.isSomebodyOld, 'Older travellers')
  const wantsQuiet = heed(is('pace', 'quiet') || refuses('pace', 'crowds'), 'Quiet places')
  const wantsSlowPace =
    heed(
      is('pace', 'slow') ||
        refuses('pace', 'busy') ||
        refuses('pace', 'full') ||
        (asksForFewADay(text) && counted.size === 0),
      'Slow pace',
    ) ||
    isOld ||
    isPregnant
  const risesEarly = heed(is('pace', 'earlyRiser') || refuses('pace', 'lateRiser'), 'Early starts')
  const sleepsIn = heed(
    is('pace', 'lateRiser') || refuses('pace', 'earlyRiser') || asksToBeginLate(text),
    'Late starts',
  )
  const wantsFreeEvenings = heed(asksForFreeEvenings(text), 'Free evenings')
  const keepsSabbath = heed(is('pace', 'sabbath'), 'Rest on the Sabbath')
  const freeWeekdays = freeWeekdaysIn(text)
  if (keepsSabbath) freeWeekdays.delete('Sat')
  const restDays = restDaysIn(withoutFreeDays(text))
  heed(restDays > 0, restDaysLabel(restDays))
  const freeDays = freeDaysIn(text)
  for (const label of [...[...freeWeekdays].map(freeWeekdayLabel), ...[...freeDays].map(freeDayLabel)])
    heeded.add(label)
  const keptHours = keptHoursIn(text)
  if (keptHours) heeded.add(keptHoursLabel(keptHours))
  const middayBreak = middayBreakIn(text)
  const appointments = appointmentsIn(text, sights)
  for (const appointment of appointments) heeded.add(appointmentLabel(appointment))
  const avoidsUnderground = heed(refuses('pace', 'subway'), 'No underground trains')
  const dailyLimit = dailyLimitIn(text)
  if (dailyLimit) heeded.add(dailyLimitLabel(dailyLimit))
  const sick = motionSickness(text, mentions)
  const wantsShortRides = heed(
    is('pace', 'shortRides') || refuses('pace', 'longRides') || asksForShortRides(text) || sick.onLand,
    'No long rides',
  )
  const wantsFullDays = heed(is('pace', 'full') && !wantsSlowPace, 'Full days')
  const wantsFreeThings = heed(is('pace', 'cheap'), 'Free and cheap things')
  const withDog = heed(is('traveller', 'dog'), 'Dog')
  heed(is('pace', 'highlights'), 'The famous sights')
  heed(withoutChildren && told === undefined, 'Adults only')

  const unheeded = unheededOf(
    { is, refuses, isMentioned: (group, concept) => said(group, concept) !== undefined },
    {
      ...{ food, keepsSabbath, namesMealHours: appointments.length === 0 && namesMealHours(text), wantsFreeEvenings },
      eatsLittleMeat: (['meat', 'redMeat'] as const).some((concept) => said('food', concept) === 'less'),
      namesUnless: items.some((item) => item.type === 'term' && item.sense.concept === 'unless'),
      wantsSpices: mentions.some(
        ({ concept, meaning }) => concept === 'spicy' && (meaning === 'wanted' || meaning === 'said'),
      ),
    },
  )

  const { meaningOf, avoidsBoats } = placeMeanings({ said, is, refuses, heed, isSeasick: sick.atSea })
  const tastes = placeTastesOf({
    meaningOf,
    parts: new Map([...parts].map(([{ concept }, part]) => [concept, part])),
    days: new Map([...notOn].map(([{ concept }, days]) => [concept, days])),
    isAboveAll: asksAboveAll(mentions, items),
    skipped: [...skipped, ...sightsThat('no')].map(({ name }) => name),
  })
  const { labels: tasteLabels, ...ofPlaces } = tastes
  const askedSights = new Map(sightsThat('yes').map(({ id, name }) => [id, name]))
  for (const name of askedSights.values()) heeded.add(sightLabel(name))
  const wishedTimes = wishedTimesIn(text, mentions, askedSights)
  const dishes = dishesToTry(text, items, mentions)
  const limits = [...counted.values()]
  const few = counted.size === 0 ? fewADayIn(text) : undefined
  const labels = [...tasteLabels, ...limits.map(kindsADayLabel), ...wishedTimes.labels, ...dishes.map(likesLabel)]
  for (const label of [...labels, ...(middayBreak ? [middayBreakLabel(middayBreak)] : [])]) heeded.add(label)
  if (mentions.some(({ group, meaning }) => group === 'food' && meaning === 'wanted')) {
    heeded.add('Likes food')
    for (const kind of ['food', 'market'] as const) tastes.wanted.add(kind)
  }
  if (said('packing', 'pilgrimage') === 'yes' || said('packing', 'hajj') === 'yes') {
    heeded.add('Pilgrimage')
    tastes.wanted.add('religious site')
  }
  addKindsOfTravellers(tastes, {
    ...{ withChildren, withTeenagers, withDog, wantsQuiet, hasOnlyBigChildren: hasOnlyBigChildren(family) },
  })

  const idle = new Set([...bound, ...idleFoods(mentions), ...mentions.filter(isIdle)])
  for (const mention of notOn.keys()) idle.delete(mention)
  const unread = [...refusedOnes, ...unreadIn(text, items, all, idle)].filter(
    (part) =>
      !isAskedByPattern(part) &&
      !isAboutFestival(part) &&
      !asksForDish(part, [...dishes, ...skipped.map(({ name }) => name)]),
  )
  for (const festival of festivalsIn(text)) heeded.add(festivalLabel(festival))
  const named = activitiesIn([...unread, ...cookingClassIn(text)])

  return {
    ...{ ...ofPlaces, askedSights, dishes, refused: [], liked: [...ofPlaces.liked, ...dishes.map(topicOfDish)] },
    kindsADay: few === undefined ? limits : [...limits, { label: 'sights', kinds: undefined, most: few }],
    ...{ food, isPregnant, withChildren, withTeenagers, childAges, withDog },
    youngest: family.youngest,
    needsEasyWays: hasWheelchair || isWeak || withPram,
    ...{ wantsSlowPace, wantsShortRides, wantsFullDays, sleepsIn, risesEarly, wantsQuiet, wantsFreeThings },
    ...{ wantsFreeEvenings, restDays, freeWeekdays, freeDays, keepsSabbath, keptHours, dailyLimit, avoidsUnderground },
    ...{ festivalNotes: [], middayBreak, activities: named.activities, earlySights: wishedTimes.early },
    ...{ visitHours: wishedTimes.hours, appointments },
    wishedDays: new Map([...wishedTimes.days, ...named.days]),
    avoidsBoats,
    ...{ beginsAt: beginsAt(text), seeksNorthernLights: is('place', 'northernLights') },
    ...{ heeded: [...heeded, ...named.labels], unheeded },
    unread: named.others.filter((part) => !namesSomething(part)),
    besideTravellers: strangeBesideTravellers(text, items, all),
    namedOnly: named.others.filter(namesSomething),
  }
}

/** Parses a text without a form. */
export const readWishes = (preferences: string): Wishes => wishesOf({ preferences })
