import { LEAVING_BEHIND } from './refusing-words.ts'
import type { ReadSentence } from './settle-allergies.ts'
import type { Mention } from './mention.ts'
import { endsPart, saysConcept, type WishItem } from './wish-items.ts'

const STAYS =
  /^(?:stay\w*|leav\w*|left|remain\w*|bleib\w*|lass\w*|gelassen|qued\w*|dej\w*|rest(?:e|ent|a|ano)|laiss\w*|lasci\w*|fic(?:a|am)|deix\w*)$|留|待在家|家に/
const HE = /^(?:s?he|it|they|er|sie|es|ellos?|ellas?|ele|ela|elles?|ils?|lui|lei)$/
/** 'Places without dogs'. */
const MANY = /^(?:dogs|hunden?|perros|chiens|cani|caes|cachorros|pets|haustiere)$/
const NOWADAYS = /^(?:now|nowadays|today|jetzt|heute|inzwischen|ahora|maintenant|adesso|ora|agora|nu|今|现)/

/** The items around `index`, up to commas or 'but'. */
function partAround(items: readonly WishItem[], index: number): readonly WishItem[] {
  const first = items.findLastIndex((item, at) => at < index && endsPart(item)) + 1
  const end = items.findIndex((item, at) => at > index && endsPart(item))
  return items.slice(first, end < 0 ? undefined : end)
}

/**
 * The person that 'at home' refers to: the last mention before it, with the others in its list, otherwise the next
 * after it.
 */
function absent({ items, mentions }: ReadSentence, index: number): Mention[] {
  const part = partAround(items, index)
  const from = items[index]?.from ?? 0
  if (!part.some(({ word }) => STAYS.test(word))) return []
  const people = mentions.filter(({ group }) => group === 'traveller')
  const own = people.filter((person) => part.some((item) => item.from === person.from))
  const before = own.filter((person) => person.from < from)
  const apart = before.findLastIndex(({ to }, at) => {
    const next = before[at + 1]
    return next !== undefined && part.some((item) => item.type === 'unknown' && item.from >= to && item.to <= next.from)
  })
  if (before.length > 0) return before.slice(apart + 1)
  if (own.length > 0) return own.slice(0, 1)
  // 'We have a dog but he stays at home'.
  return part.some(({ word }) => HE.test(word)) ? people.filter((person) => person.from < from).slice(-1) : []
}

/** The person who stays, and with whom; empty if the travellers themselves stay with somebody. */
function leftWith({ items, mentions }: ReadSentence, index: number): Mention[] {
  const part = partAround(items, index)
  const own = mentions.filter(({ group, from }) => group === 'traveller' && part.some((item) => item.from === from))
  return own.some(({ from }) => from < (items[index]?.from ?? 0)) ? own : []
}

const IS_OR_HAS =
  /^(?:is|are|was|has|have|had|eats?|loves?|likes?|hates?|isn|doesn|cant|cannot|can|ist|sind|hat|isst|mag|liebt|hasst|es|son|tiene|come|odia|est|sont|a|mange|aime|deteste|e|sono|ha|mangia|ama|tem|は|是|有)$/
/** 'My colleague has a nut allergy and comes along'. */
const COMES =
  /^(?:along|with|joins?|joining|comes?|coming|travels?|travelling|kommt|mit|reist|viene|viaja|vient|voyage|viaggia|vem|一緒|一起|同行)$|come along|comes along|coming along/
const WITH = /^(?:with|mit|con|avec|com|と|和|跟)$/
const OWN = /^(?:my|our|his|her|a|the|mein\w*|unser\w*|mis?|nuestr\w*|mon|ma|notre|il|la|mi[ao]|o|meu|minha)$/

/** Drops what is said about people who do not travel: 'my boss is a vegan', but not 'with my boss, who is a vegan'. */
function ofOutsider({ items, mentions }: ReadSentence, index: number): Mention[] {
  const before = items.slice(0, index).findLast(({ word }) => !OWN.test(word))
  if (WITH.test(before?.word ?? '') || !IS_OR_HAS.test(items[index + 1]?.word ?? '')) return []
  const from = items[index]?.from ?? 0
  if (items.slice(index + 2).some(({ word }) => COMES.test(word))) return []
  const until = items.slice(index + 2).find((item) => endsPart(item) || saysConcept(item, 'and'))?.from ?? Infinity
  return mentions.filter((mention) => mention.from > from && mention.from < until)
}

/** What 'ist mir egal' is said of: what precedes it in its part, otherwise what follows. */
function indifferentTo({ items, mentions }: ReadSentence, index: number): Mention[] {
  const from = items[index]?.from ?? 0
  const part = partAround(items, index)
  const own = mentions.filter((mention) => {
    const isOfTaste = ['place', 'pace', 'food'].includes(mention.group) && mention.meaning !== 'allergy'
    return isOfTaste && part.some((item) => item.from === mention.from)
  })
  const before = own.filter((mention) => mention.from < from)
  return before.length > 0 ? before : own
}

/** Dogs that are left at home, and not feared: 'without the dog this time'. */
function dogsLeft({ items, mentions }: ReadSentence): Mention[] {
  const isLeft = (index: number): boolean => partAround(items, index).some(({ word }) => LEAVING_BEHIND.test(word))
  return mentions.filter(({ concept, meaning, from }) => {
    const index = items.findIndex((item) => item.from === from)
    return concept === 'dog' && meaning === 'refused' && !MANY.test(items[index]?.word ?? '') && isLeft(index)
  })
}

/** Drops mentions that do not apply to this trip: people who stay at home, and what somebody was or did in the past. */
export function settleAbsences(sentences: readonly ReadSentence[]): void {
  for (const sentence of sentences) {
    for (const dog of dogsLeft(sentence)) dog.meaning = 'denied'
    for (const [index, item] of sentence.items.entries()) {
      // A dog that stays at home is not a fear of dogs.
      if (saysConcept(item, 'atHome'))
        for (const person of absent(sentence, index)) person.meaning = person.concept === 'dog' ? 'denied' : 'refused'
      if (saysConcept(item, 'indifferent'))
        for (const mention of indifferentTo(sentence, index)) mention.meaning = 'denied'
      if (saysConcept(item, 'outsider')) for (const mention of ofOutsider(sentence, index)) mention.meaning = 'denied'
      // 'Unless it rains, no museums': the condition comes first.
      if (saysConcept(item, 'unless') && sentence.mentions.every(({ from }) => from > item.from))
        for (const mention of sentence.mentions)
          if (mention.group === 'place' && mention.meaning === 'refused') mention.meaning = 'less'
      if (saysConcept(item, 'staysWith')) for (const person of leftWith(sentence, index)) person.meaning = 'denied'
      if (!saysConcept(item, 'past')) continue
      const after = sentence.items.slice(index + 1)
      const end = after.findIndex((each) => endsPart(each) || NOWADAYS.test(each.word))
      const until = after[end]?.from ?? Infinity
      for (const mention of sentence.mentions)
        if (mention.from > item.from && mention.from < until && mention.meaning !== 'allergy')
          mention.meaning = 'denied'
    }
  }
}
