import { BEFORE_ONLY, DENIAL, FEAR, NEGATED_VERB, REFUSING_VERB } from './refusing-words.ts'
import { beginsClause, speaksOfAnother } from './wish-clauses.ts'
import type { WishItem } from './wish-items.ts'
import type { WishGroup } from './wish-lexicon.ts'

/**
 * How something is spoken of: just so, with liking, as better fewer, refused, as an allergy, or as nothing to mind.
 * `denied` is nothing to mind either, and does not say that it is eaten: 'no fish allergy', 'fish is fine for my husband'.
 */
type Meaning = 'said' | 'wanted' | 'less' | 'refused' | 'allergy' | 'fine' | 'denied'

export interface Mention {
  readonly group: Exclude<WishGroup, 'grammar' | 'filler'>
  readonly concept: string
  meaning: Meaning
  readonly from: number
  readonly to: number
}

/** Whether nothing follows from what is said. */
export const isNoMatter = ({ meaning }: Pick<Mention, 'meaning'>): boolean => meaning === 'fine' || meaning === 'denied'

/**
 * `less` takes fewer of a kind of places and refuses food, pace and walking; `one` and `bored` speak of kinds of places
 * alone. All three leave the rest: 'only one kid', 'bored kids', 'too much for my pregnant wife'.
 */
type State = 'plain' | 'refusing' | 'less' | 'one' | 'bored' | 'allergic' | 'fine' | 'denied'

/** A refusal reaches no farther than this many words that nobody knows. */
const REACH = 3

const FREE_ENDING = /(?:frei|free|los)$/
/** '…lieber Strand als Museen': of all that 'als' stands for, only this compares. */
const COMPARING = /^(?:lieber|mehr|besser|eher)$/
/** 'Everything else is fine' says nothing of what stands before. */
const EVERYTHING_ELSE = /^(?:else|everything|anything|rest|otherwise|all)$/
/** Words for food that name an illness, which is never fine. */
const ILLNESS = /^(?:coeliac|celiac|zoliak|celiaq|diabet|zuckerkrank|セリアック|乳糜泻|糖尿)/
/** What nobody minds: 'walking is fine', 'we don't mind crowds'; a diet is meant even so. */
const canBeFine = (group: string, concept: string, word: string): boolean =>
  (['food', 'pace', 'place'].includes(group) || concept === 'walking') && !ILLNESS.test(word)
const isFoodPaceOrWalking = ({ group, concept }: Pick<Mention, 'group' | 'concept'>): boolean =>
  group === 'food' || group === 'pace' || concept === 'walking'
const isListed = (group: string): boolean => group === 'food' || group === 'place'

/** Reads one sentence, from its first word to its last. */
class Sentence {
  readonly mentions: Mention[] = []
  private state: State = 'plain'
  private wants = false
  /** Refused by a verb, 'we dislike museums, markets and crowds': then the whole list is. */
  private isByVerb = false
  /** The word that began to refuse. */
  private refusedBy = ''
  /** Words that nobody knows since the state began. */
  private strangers = 0
  /** Mentions, commas and 'and' since the state began. */
  private since = { mentions: 0, commas: 0, ands: 0 }
  /** The mentions that stand in one list with the last one. */
  private list: Mention[] = []
  /** Where the clause began, as an index of mentions. */
  private clause = 0
  private readonly items: readonly WishItem[]

  constructor(items: readonly WishItem[]) {
    this.items = items
    for (const [index, item] of items.entries()) this.take(item, index)
  }

  private begin(state: State): void {
    this.state = state
    this.strangers = 0
    this.since = { mentions: 0, commas: 0, ands: 0 }
  }

  private take(item: WishItem, index: number): void {
    if (item.type === 'comma') {
      this.since.commas += 1
      this.clause = this.mentions.length
      if (this.state === 'fine' || this.state === 'denied') this.begin('plain')
    } else if (item.type === 'unknown') {
      this.list = []
      this.strangers += 1
      if (this.strangers > REACH) this.begin('plain')
    } else if (item.type === 'term') {
      const { group, concept } = item.sense
      if (group === 'grammar') this.grammar(beginsClause(this.items, index) ? 'but' : concept, index)
      else if (group !== 'filler' && !this.isSpanishIAm(item, index))
        this.mention({ group, concept, meaning: 'said', from: item.from, to: item.to }, item, index)
    }
  }

  /** 'Soy celíaca' is no wish about soy. */
  private isSpanishIAm({ word }: WishItem, index: number): boolean {
    const next = this.items[index + 1]
    if (word !== 'soy' || next?.type !== 'term') return false
    const { group, concept } = next.sense
    return group === 'diet' || group === 'traveller' || group === 'food' || concept === 'allergy' || group === 'pace'
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
        if (this.hasMore(index)) this.begin('less')
        else this.takeLess(this.mentions.slice(this.clause))
        break
      case 'onlyOne':
        if (this.items[index]?.word === 'als' && !this.items.slice(0, index).some(({ word }) => COMPARING.test(word)))
          break
        if (this.hasMore(index)) this.begin('one')
        else this.takeLess(this.mentions.slice(this.clause))
        break
      case 'bored':
        if (this.list.at(-1)?.group === 'place') this.refuse(this.list)
        else this.begin('bored')
        break
      case 'notBefore':
        this.refuse(this.list)
        break
      case 'free':
        this.refuse(this.list.filter(({ group }) => group === 'food').slice(-1))
        break
      case 'allergy':
        this.allergy(index)
        break
      case 'want':
        if (this.state === 'refusing' && this.since.mentions === 0) break
        this.begin('plain')
        this.wants = true
        break
      case 'but':
        this.begin('plain')
        this.wants = false
        this.list = []
        this.clause = this.mentions.length
        break
      case 'and':
        this.since.ands += 1
        break
      case 'harmless':
        this.takeAsFine(index)
        break
      case 'eat':
        if (this.wants)
          this.mentions.push({ group: 'place', concept: 'food', meaning: 'wanted', ...this.spanAt(index) })
        break
      default:
    }
  }

  private spanAt(index: number): { from: number; to: number } {
    const { from = 0, to = 0 } = this.items[index] ?? {}
    return { from, to }
  }

  private refuse(mentions: readonly Mention[]): void {
    for (const mention of mentions) if (mention.meaning !== 'allergy') mention.meaning = 'refused'
  }

  /** What follows is refused, or, at the end of a clause, what stands before. */
  private refuseFrom(index: number): void {
    const word = this.items[index]?.word ?? ''
    if (BEFORE_ONLY.test(word) || this.hasMore(index)) {
      this.begin('refusing')
      this.list = []
      return
    }
    const before = this.mentions.slice(this.clause)
    this.refuse(NEGATED_VERB.test(word) ? before.filter(({ group }) => group !== 'traveller') : before)
  }

  /** 'No museums but one', 'temples, but not too many'. */
  private takeLess(mentions: readonly Mention[]): void {
    for (const mention of mentions) if (mention.group === 'place') mention.meaning = 'less'
  }

  /** Whether something that can be refused follows in the same part of the sentence. */
  private hasMore(index: number): boolean {
    for (const item of this.items.slice(index + 1)) {
      if (item.type === 'comma') return false
      if (item.type !== 'term' || item.sense.group === 'filler') continue
      const { group, concept } = item.sense
      if (group !== 'grammar' || concept === 'allergy') return true
      if (concept === 'but' || concept === 'and') return false
    }
    return false
  }

  /** 'Fish is fine', and what follows: 'we don't mind crowds'. What was refused before the last comma may be fine after it. */
  private takeAsFine(index: number): void {
    const own = this.mentions.slice(this.clause)
    const isNext = own.at(-1)?.to === this.items[index - 1]?.to
    const isNewly = this.since.commas > 0 && isNext
    const meaning = speaksOfAnother(this.items, index) ? 'denied' : 'fine'
    if (!EVERYTHING_ELSE.test(this.items[index - 1]?.word ?? ''))
      for (const mention of own.filter((known) => isFoodPaceOrWalking(known) && !this.isIllness(known))) {
        const isOpen =
          mention.meaning === 'said' ||
          mention.meaning === 'wanted' ||
          (isNewly && (mention.meaning === 'refused' || (mention.meaning === 'allergy' && own.length === 1)))
        if (isOpen) mention.meaning = meaning
      }
    this.begin(meaning)
  }

  private isIllness({ from }: Mention): boolean {
    return this.items.some((item) => item.from === from && ILLNESS.test(item.word))
  }

  private allergy(index: number): void {
    const isNone = this.state === 'refusing' && DENIAL.test(this.refusedBy) && this.since.commas === 0
    const foods = this.list.filter(({ group }) => group === 'food')
    if (foods.length > 0) {
      // 'No nut allergy' is none, 'no nuts (allergy)' and 'no nuts because of an allergy' are.
      const isBehind = (this.items[index]?.from ?? 0) - (foods.at(-1)?.to ?? 0) <= 1
      for (const food of foods) food.meaning = isNone && isBehind && this.since.ands === 0 ? 'denied' : 'allergy'
      return
    }
    this.begin(isNone && this.since.mentions === 0 ? 'denied' : 'allergic')
  }

  private mention(mention: Mention, item: WishItem, index: number): void {
    const { group } = mention
    const before = this.list.at(-1)
    if (before && before.group !== group) this.list = []
    this.list.push(mention)
    this.mentions.push(mention)
    mention.meaning = this.meaningOf(mention, item.word, index)
    if (group === 'food' && FREE_ENDING.test(item.word)) mention.meaning = 'refused'
    this.since.mentions += 1
  }

  private meaningOf({ group, concept }: Mention, word: string, index: number): Meaning {
    const { mentions, commas, ands } = this.since
    if (this.state === 'allergic' && group === 'food') return 'allergy'
    if ((this.state === 'fine' || this.state === 'denied') && canBeFine(group, concept, word)) return this.state
    if (['less', 'one', 'bored'].includes(this.state)) {
      const { state } = this
      if (group === 'place') {
        if (state === 'one') this.begin('plain')
        const isOfList = commas === 0 && (mentions === 0 || ands === 0 || this.mentions.at(-2)?.group === group)
        if (isOfList) return state === 'bored' ? 'refused' : 'less'
        this.begin('plain')
      } else if (state === 'less' && !isFoodPaceOrWalking({ group, concept })) this.begin('plain')
      else if (state === 'less' && mentions === 0 && commas === 0) return 'refused'
    }
    const isDaunting = group !== 'diet' && (group !== 'traveller' || concept === 'dog' || concept === 'walking')
    if (this.state === 'refusing' && FEAR.test(this.refusedBy) && !isDaunting) this.begin('plain')
    if (this.state === 'refusing') {
      const isFirst = mentions === 0 && commas === 0
      const isOfList = (isListed(group) || this.saysOrBefore(index)) && this.mentions.at(-2)?.group === group
      if (isFirst || (isOfList && (commas === 0 || group === 'food' || this.isByVerb || this.listEndsWithOr(index))))
        return 'refused'
      // 'no early mornings and slow days': only what stands together is refused together.
      if (commas > 0 || ands > 0) this.begin('plain')
    }
    // 'We love beaches, my son has coeliac disease': liking ends where something else begins, and early for food.
    const isOther = mentions > 0 && this.mentions.at(-2)?.group !== group
    if (isOther || (commas > 0 && group === 'food')) this.wants = false
    return this.wants ? 'wanted' : 'said'
  }

  /** 'no museums, churches or shops': the refusal holds to the end of the list. */
  private listEndsWithOr(index: number): boolean {
    for (const item of this.items.slice(index + 1)) {
      if (item.type === 'unknown' || item.type === 'number') return false
      if (item.type !== 'term' || item.sense.group !== 'grammar') continue
      if (item.sense.concept === 'or') return true
      return false
    }
    return this.saysOrBefore(index)
  }

  private saysOrBefore(index: number): boolean {
    const item = this.items[index - 1]
    return item?.type === 'term' && item.sense.concept === 'or'
  }
}

/** Everything that a text speaks of, in the order of the text. */
export function mentionsIn(items: readonly WishItem[]): Mention[] {
  const sentences: WishItem[][] = [[]]
  for (const item of items) {
    if (item.type === 'stop') sentences.push([])
    else sentences.at(-1)?.push(item)
  }
  return sentences.flatMap((sentence) => new Sentence(sentence).mentions)
}
