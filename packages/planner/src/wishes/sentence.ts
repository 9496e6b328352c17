import {
  ALLERGY_ENDING, BEFORE_ONLY, BEHIND_ONLY, COMPARING, DENIAL, EVERYTHING_ELSE, FEAR, FREE_ENDING, ILLNESS, ONE_AFTER_NONE, REFUSING_VERB, THAN, TO, TOO_MUCH,
} from './refusing-words.ts' // prettier-ignore
import {
  beginsClause, hasMore, isConditional, isForSomebody, isIllness, isOfAnother, isOnlyFiller, isRightAfterAnd, isRightBehind, isSpanishIAm, isToldBehind, listEndsWithOr, nextSense, saysCommaBetween, saysOrBefore, sparedBy, spanAt, speaksOfAnother,
} from './wish-clauses.ts' // prettier-ignore
import { withoutDeniedRefusals } from './denied-refusals.ts'
import {
  denyBehind, endsPartAfter, exceptedFrom, isButNot, isButYes, isIllnessDenied, isOkayWith, isOneOfMany, isSparedOf, withoutMidClauses,
} from './exceptions.ts' // prettier-ignore
import type { WishItem } from './wish-items.ts'
import {
  canBeFine, FISH, isDisliked, LITTLE, mayBecomeFine, mayBeEaten, canBeRefusedBehind, isFoodPaceOrWalking, isListed, isTiring, type Meaning, type Mention, refuse, restore, type State, takeLess, lastClause,
} from './mention.ts' // prettier-ignore
import { allergenMeant } from './wish-lexicon.ts'

/** Maximum number of unknown words that a refusal spans. */
const REACH = 3

/** Parses one sentence from left to right. */
export class Sentence {
  readonly mentions: Mention[] = []
  private state: State = 'plain'
  private wants = false
  /** Whether a verb refuses a whole list: 'we dislike museums, markets and crowds'. */
  private isByVerb = false
  /** 'Not only': what follows is one of many. */
  private isNotOnly = false
  /** Index in `items` of the last statement that something is eaten. */
  private eatenFrom = -1
  /** The word that started the refusal. */
  private refusedBy = ''
  /** Unknown words since the state began. */
  private strangers = 0
  /** Mentions, commas and 'and' since the state began. */
  private since = { mentions: 0, commas: 0, ands: 0 }
  /** The mentions in the same list as the last one. */
  private list: Mention[] = []
  /** Index of the first mention of the clause. */
  private clause = 0
  private clauseBefore = 0
  readonly allergies: number[] = []
  readonly items: readonly WishItem[]

  constructor(items: readonly WishItem[]) {
    this.items = withoutMidClauses(withoutDeniedRefusals(items))
    for (const [index, item] of this.items.entries()) this.take(item, index)
  }

  private begin(state: State): void {
    this.state = state
    this.strangers = 0
    this.since = { mentions: 0, commas: 0, ands: 0 }
  }

  private take(item: WishItem, index: number): void {
    if (item.type === 'comma') {
      this.since.commas += 1
      this.clauseBefore = this.clause
      this.clause = this.mentions.length
      if (this.state === 'fine' || this.state === 'denied') this.begin('plain')
    } else if (item.type === 'unknown') {
      const concept = this.state === 'allergic' ? allergenMeant(item.word) : undefined
      if (concept !== undefined) {
        this.mention({ group: 'food', concept, meaning: 'said', ...spanAt(this.items, index) }, item, index)
        return
      }
      this.list = []
      this.strangers += 1
      if (this.strangers > REACH) this.begin('plain')
    } else if (item.type === 'term') {
      const { group, concept } = item.sense
      if (concept === 'not' && isForSomebody(this.items, index)) {
        refuse(this.mentions.filter((mention) => mention.group === 'food'))
        this.begin('plain')
      } else if (group === 'grammar') this.grammar(beginsClause(this.items, index) ? 'but' : concept, index)
      else if (group !== 'filler' && !isSpanishIAm(this.items, index))
        this.mention({ group, concept, meaning: 'said', from: item.from, to: item.to }, item, index)
    }
  }

  private grammar(concept: string, index: number): void {
    switch (concept) {
      case 'not':
        this.refusedBy = this.items[index]?.word ?? ''
        this.isByVerb = REFUSING_VERB.test(this.refusedBy)
        this.refuseFrom(index)
        this.wants = false
        break
      case 'less':
        if (isTiring(this.list.at(-1)) && TOO_MUCH.test(this.items[index]?.word ?? '')) refuse(this.list)
        else if (hasMore(this.items, index)) this.begin('less')
        else takeLess(this.mentions.slice(this.clause))
        break
      case 'onlyOne':
        if (this.items[index]?.word === 'als' && !this.items.slice(0, index).some(({ word }) => COMPARING.test(word)))
          break
        // 'No museums but one', but not 'cheap food, but one evening of luxury'.
        if (ONE_AFTER_NONE.test(this.items[index]?.word ?? '') && this.state !== 'refusing') this.grammar('but', index)
        else if (hasMore(this.items, index)) this.begin('one')
        // 'I like museums, but not more than one a day', but not 'nature rather than the city'.
        else if (!THAN.test(this.items[index]?.word ?? ''))
          takeLess(this.mentions.slice(Math.min(this.clause, this.mentions.length - 1)))
        break
      case 'bored':
        if (this.list.at(-1)?.group === 'place') refuse(this.list)
        else this.begin('bored')
        break
      case 'over':
        if (nextSense(this.items, index)?.group === 'place') this.begin('bored')
        break
      case 'only':
        if (this.state === 'refusing' && FISH.has(nextSense(this.items, index)?.concept ?? '')) this.begin('fine')
        break
      case 'ratherThan':
      case 'unless':
        takeLess(concept === 'unless' ? lastClause(this.mentions, this.clause, this.list) : this.list)
        this.begin('plain')
        this.list = []
        if (concept === 'unless') this.clause = this.mentions.length
        break
      case 'hard':
        if (this.list.at(-1) !== undefined && isTiring(this.list.at(-1))) refuse(this.list)
        else if (isTiring(nextSense(this.items, index))) this.begin('refusing')
        break
      case 'notBefore':
        if (denyBehind(this.items, index, this.mentions)) break
        if (this.list.length > 0) refuse(this.list.filter(canBeRefusedBehind))
        else this.refuseFrom(index)
        break
      case 'free':
        refuse(this.list.filter(({ group }) => group === 'food').slice(-1))
        break
      case 'allergy':
        this.allergy(index)
        break
      case 'want':
        if (this.state === 'refusing' && this.since.mentions === 0) break
        this.begin('plain')
        this.wants = true
        // 'Käse mag ich', 'チーズが好き': the verb follows what is liked.
        if (isToldBehind(this.items, index, this.list.at(-1)?.to)) {
          for (const known of this.list)
            if (known.meaning === 'said' && !isIllness(this.items, known)) known.meaning = 'wanted'
          this.list = []
        }
        break
      case 'but':
        this.begin('plain')
        this.wants = false
        this.list = []
        if (isOfAnother(this.items, index)) restore(this.mentions.slice(this.clauseBefore))
        this.clause = this.mentions.length
        break
      case 'and':
        this.since.ands += 1
        break
      case 'harmless':
      case 'notOnly':
        this.takeAsFine(index)
        this.isNotOnly = concept === 'notOnly'
        break
      case 'yes':
        if (isButYes(this.items, index)) this.begin('fine')
        else if (this.state !== 'allergic' && this.list.length > 0 && endsPartAfter(this.items, index))
          this.affirm(index)
        break
      case 'eat':
        this.eatenFrom = index
        if (this.wants)
          this.mentions.push({ group: 'place', concept: 'food', meaning: 'wanted', ...spanAt(this.items, index) })
        break
      default:
    }
  }

  /** Refuses what follows; at the end of a clause, what precedes. */
  private refuseFrom(index: number): void {
    const word = this.items[index]?.word ?? ''
    // 'Allergic to shellfish, not to fish': the allergy ends here.
    const isOfAllergy = this.mentions.some(({ meaning }) => meaning === 'allergy')
    if (isOfAllergy && (TO.test(this.items[index + 1]?.word ?? '') || isButNot(this.items, index)))
      return this.begin('denied')
    const excepted = exceptedFrom(this.items, index, this.list.at(-1))
    if (excepted === 'food') return this.begin('fine')
    if (excepted === 'place') {
      takeLess(this.list)
      this.begin('plain')
      this.wants = true
      this.list = []
      return
    }
    if (BEFORE_ONLY.test(word) || hasMore(this.items, index)) {
      this.begin('refusing')
      this.list = []
      return
    }
    const isSpared = sparedBy(this.items, index)
    refuse(this.mentions.slice(this.clause).filter((mention) => !isSpared(mention)))
  }

  /** 'Fish is fine', 'we don't mind crowds': what was refused before the last comma may be accepted after it. */
  private takeAsFine(index: number): void {
    const own = this.mentions.slice(this.clause)
    const isNext = isRightBehind(this.items, index, own.at(-1)?.to)
    const isBehind = BEHIND_ONLY.test(this.items[index]?.word ?? '') && !isOkayWith(this.items, index)
    if (isBehind && !isNext) return
    const isNewly = this.since.commas > 0 && isNext
    const meaning = speaksOfAnother(this.items, index) ? 'denied' : 'fine'
    if (!EVERYTHING_ELSE.test(this.items[index - 1]?.word ?? ''))
      for (const mention of own.filter((known) => isFoodPaceOrWalking(known) && !isIllness(this.items, known)))
        if (mayBecomeFine(mention, isNewly, own.length === 1)) mention.meaning = meaning
    this.begin(isBehind ? 'plain' : meaning)
    if (isBehind) this.list = []
  }

  /** 'Fish yes, meat no', 'beaches yes, mountains no'. */
  private affirm(index: number): void {
    if (this.list.at(-1)?.group === 'food') this.takeAsFine(index)
    this.clause = this.mentions.length
    this.list = []
  }

  private isDenied(): boolean {
    return this.state === 'refusing' && DENIAL.test(this.refusedBy) && this.since.commas === 0
  }

  private allergy(index: number): void {
    const isNone = this.isDenied()
    const foods = this.list.filter(({ group, meaning }) => group === 'food' && meaning !== 'fine')
    if (foods.length > 0) {
      // 'No nut allergy' negates it; 'no nuts (allergy)' and 'no nuts because of an allergy' do not.
      const isBehind = (this.items[index]?.from ?? 0) - (foods.at(-1)?.to ?? 0) <= 1
      for (const food of foods) food.meaning = isNone && isBehind && this.since.ands === 0 ? 'denied' : 'allergy'
      return
    }
    const isDenied = isNone && this.since.mentions === 0
    if (!isDenied) this.allergies.push(index)
    this.begin(isDenied ? 'denied' : 'allergic')
  }

  private mention(mention: Mention, item: WishItem, index: number): void {
    const { group } = mention
    const before = this.list.at(-1)
    // Lists of foods and places continue after commas. '妻が妊娠しています、階段は無理' is no list.
    const isApart = before && !isListed(group) && saysCommaBetween(this.items, before.to, mention.from)
    if (before && (before.group !== group || isApart)) this.list = []
    this.list.push(mention)
    this.mentions.push(mention)
    mention.meaning = this.meaningOf(mention, item.word, index)
    if (group === 'food' && FREE_ENDING.test(item.word)) mention.meaning = 'refused'
    if (group === 'food' && ALLERGY_ENDING.test(item.word)) mention.meaning = this.isDenied() ? 'denied' : 'allergy'
    this.since.mentions += 1
  }

  private meaningOf(mention: Mention, word: string, index: number): Meaning {
    const { group, concept } = mention
    const { mentions, commas, ands } = this.since
    if (this.state === 'allergic' && group === 'food') return 'allergy'
    if (this.state === 'allergic' && mentions === 0 && commas === 0 && isDisliked(mention)) return 'refused'
    if ((this.state === 'fine' || this.state === 'denied') && canBeFine(mention, word)) return this.state
    if (this.state === 'fine' && this.isNotOnly && group === 'diet' && isOneOfMany(this.items, index)) return 'denied'
    if (['less', 'one', 'bored'].includes(this.state)) {
      const { state } = this
      if (group === 'place') {
        if (state === 'one') this.begin('plain')
        const isOfList = commas === 0 && (mentions === 0 || ands === 0 || this.mentions.at(-2)?.group === group)
        if (isOfList) return state === 'bored' ? 'refused' : 'less'
        this.begin('plain')
      } else if (state === 'less' && !isFoodPaceOrWalking({ group, concept })) this.begin('plain')
      else if (state === 'less' && mentions === 0 && commas === 0) return LITTLE.has(concept) ? 'less' : 'refused'
    }
    if (this.state === 'refusing' && mentions === 0 && isIllnessDenied(this.items, index)) return 'denied'
    if (this.state === 'refusing' && isSparedOf(this.refusedBy, this.items, index, mention)) this.begin('plain')
    if (this.state === 'refusing') {
      const isFirst = commas === 0 && (mentions === 0 || (ands > 0 && FEAR.test(this.refusedBy)))
      const isOfList = (isListed(group) || saysOrBefore(this.items, index)) && this.mentions.at(-2)?.group === group
      if (
        isFirst ||
        (isOfList && (commas === 0 || group === 'food' || this.isByVerb || listEndsWithOr(this.items, index)))
      )
        return 'refused'
      // 'no early mornings and slow days': only adjacent mentions are refused together.
      if (commas > 0 || ands > 0) this.begin('plain')
    }
    // 'We love beaches, my son has coeliac disease': liking ends with the topic. 'Vegetarians, but we eat fish': only
    // fish.
    const isSaidEaten =
      this.eatenFrom >= 0 &&
      !isConditional(this.items, this.eatenFrom) &&
      isOnlyFiller(this.items.slice(this.eatenFrom + 1, index))
    const isWithEaten = this.mentions.at(-2)?.meaning === 'fine' && isRightAfterAnd(this.items, index)
    if (this.state === 'plain' && mayBeEaten(concept, this.mentions) && (isSaidEaten || isWithEaten))
      return speaksOfAnother(this.items, index) ? 'denied' : 'fine'
    const isOther = mentions > 0 && this.mentions.at(-2)?.group !== group
    const isJoined = isOther && commas === 0 && !ILLNESS.test(word) && isRightAfterAnd(this.items, index)
    if ((isOther && !isJoined) || (commas > 0 && group === 'food')) this.wants = false
    return this.wants ? 'wanted' : 'said'
  }
}
