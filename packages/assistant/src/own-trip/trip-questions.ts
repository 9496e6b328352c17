import { begins, busiest, freeTime, journeys, meals, nights, wholeDays } from './days.ts'
import { namesDayOfTrip } from './days-meant.ts'
import { basics, type Kind, OF_OWN_TRIP } from './always-own.ts'
import { lateFlight } from './late-flight.ts'
import { free, tickets, total, who } from './money.ts'
import { addresses, beside, count, howLongAt, inTrip, restOfToday } from './stops.ts'
import { bookings, closures, inRain, suitability } from './suits.ts'
import { wayFromTo, waysBetween } from './ways-between.ts'

const WE = /\b(?:we|i|us|me)\b/

/** Questions about an own trip; the first that fits wins. */
export const KINDS: readonly Kind[] = [
  ...OF_OWN_TRIP,
  {
    fits: (words) =>
      /\b(?:my|our|the|we|i)\b.{0,25}\b(?:flight|plane|train|bus|ferry|are|am|will be|arrive)\b.{0,25}\b(?:late|later|delayed|delay)\b/.test(
        words,
      ) &&
      /\b(?:hours?|hrs?|minutes?|mins?|late(?! (?:at|in|night))|delayed)\b/.test(words) &&
      !/\b(?:refund|compensation|claim|rights?|what if|how (?:often|late))\b/.test(words) &&
      !/\btoo late\b/.test(words),
    answer: lateFlight,
  },
  {
    fits: (words, { isOwn }) =>
      /\b(?:too late|missed?|running late|still make|still time)\b/.test(words) &&
      (/\btoday\b|\bnow\b/.test(words) || isOwn),
    answer: restOfToday,
  },
  {
    fits: (words, { isOwn, namesPlace }) =>
      /\b(?:wheel ?chairs?|buggy|stroller|pram|pushchair|crutches|year[- ]?olds?|kids?|child|children|son|daughter|toddlers?|bab(?:y|ies)|step[- ]free|bad knees?)\b/.test(
        words,
      ) &&
      ((isOwn && !/\bplan (?:me|us|a)\b/.test(words)) ||
        (!namesPlace &&
          /\b(?:all of (?:this|it|that)|everything|the whole (?:trip|thing))\b|\b(?:is|will) (?:it|this|that) (?:all )?(?:be )?(?:too \p{L}+|suitable|ok(?:ay)?|doable|possible|good)\b/u.test(
            words,
          ))),
    answer: suitability,
  },
  {
    fits: (words, { isOwn, namesStop }) =>
      /\b(?:closed|shut|open)\b/.test(words) &&
      (isOwn || (namesStop && /\bwhen (?:we|i) (?:go|are|get|visit|arrive|come)\b/.test(words))),
    answer: closures,
  },
  {
    fits: (words, { isOwn, namesPlace }) =>
      /\b(?:book(?:ed|ing)?|reserv\w+|tickets?|pre-?book(?:ed)?)\b/.test(words) &&
      !/\bhow much|\bcosts?\b|\bmy bookings?\b|\bbooking codes?\b|\bbooked\?*$/.test(words) &&
      ((isOwn && /\b(?:ahead|advance|need|must|have to|should|which|what|anything)\b/.test(words)) ||
        (!namesPlace &&
          WE.test(words) &&
          /\b(?:anything|something|which ones?|any of (?:it|them|these))\b/.test(words))),
    answer: bookings,
  },
  {
    fits: (words, { isOwn }) =>
      isOwn &&
      /\bfree\b(?! (?:time|morning|afternoon|evening|day|hour))/.test(words) &&
      /\b(?:anything|what|which|something|stops?|entry|enter)\b/.test(words),
    answer: free,
  },
  {
    fits: (words, { isOwn, namesPlace }) =>
      /\b(?:tickets?|admissions?|entrance fees?|entries)\b/.test(words) &&
      /\b(?:how much|costs?|price|pay)\b/.test(words) &&
      (isOwn || (!namesPlace && /\b(?:us|we)\b/.test(words))),
    answer: tickets,
  },
  {
    fits: (words, { isOwn, namesPlace }) =>
      (/\b(?:how much|costs?|expensive|budget|total price)\b/.test(words) &&
        !/\bhow much (?:time|walking|luggage|tip)\b/.test(words) &&
        ((isOwn && !namesDayOfTrip(words)) ||
          (!namesPlace &&
            /\b(?:will|does|would|is) (?:it|this|that|everything|all of (?:it|this)|the whole thing)(?: all)?(?: going to)? cost\b/.test(
              words,
            )))) ||
      (!namesPlace &&
        /\b(?:are|is) (?:we|it|this|that) (?:over|above|within|under|in) (?:the |our |my )?budget\b|\b(?:over|within) (?:our|my) budget\b|\b(?:price|total|costs?|budget|estimate)\b.{0,20}\binclud\w*|\binclud\w+ in (?:the|our) (?:price|total|budget|costs?|estimate)\b|\bhow much (?:do|will|are) (?:we|i) (?:spend|pay)(?:ing)?\b(?!.*\b(?:tip|ticket|taxi)\b)/.test(
          words,
        )),
    answer: total,
  },
  { fits: (words, { hasTwoStops }) => hasTwoStops && /\b(?:how|walk|way)\b/.test(words), answer: wayFromTo },
  {
    fits: (words, { hasDay }) => hasDay && /\bafter (?:breakfast|lunch|dinner)\b/.test(words) && /\bwhat\b/.test(words),
    answer: wholeDays,
  },
  {
    fits: (words, { isOwn }) =>
      (/\b(?:walk(?:ing)?|on foot|far apart|distances?|kilomet\w+)\b/.test(words) &&
        /\b(?:how|distance)\b/.test(words) &&
        (isOwn ||
          /\b(?:do|will|are) (?:we|i)\b.*\b(?:each|every|a|per) day\b|\b(?:each|every|per) day\b/.test(words))) ||
      /\b(?:from|between)\b.{0,40}\bstops?\b/.test(words),
    answer: waysBetween,
  },
  {
    fits: (words, { namesStop }) =>
      namesStop &&
      /\b(?:what|where|next|who)\b.*\b(?:after|before|follows?|precedes?)\b/.test(words) &&
      !/\b(?:need|know|book|eat|wear|bring)\b/.test(words),
    answer: beside,
  },
  {
    fits: (words, { namesStop }) =>
      namesStop && /\bhow (?:long|much time) (?:do|are|will|have) (?:we|i)\b(?!.*\b(?:need|should)\b)/.test(words),
    answer: howLongAt,
  },
  {
    fits: (words, { isOwn }) =>
      /\brain(?:s|y|ing)?\b/.test(words) &&
      isOwn &&
      /\b(?:what (?:do|should|can|if)|indoors?|if it)\b/.test(words) &&
      !/\bwill it rain\b/.test(words),
    answer: inRain,
  },
  {
    fits: (words, { isOwn, hasDay }) =>
      /\b(?:breakfast|lunch|dinner|eat|eating|meals?|supper)\b/.test(words) &&
      (hasDay ||
        (isOwn && !/\b(?:near|good|best|recommend\w*)\b/.test(words)) ||
        /\b(?:is|are) (?:my|our) (?:first|next|last)?\s?(?:breakfast|lunch|dinner|meals?)\b/.test(words)),
    answer: meals,
  },
  {
    fits: (words) =>
      /\bwhere (?:do|are|will) (?:we|i) (?:sleep\w*|stay\w*|spend the nights?)\b|\b(?:where|what|which) (?:is|are) (?:my|our) (?:hotels?|accommodations?|apartment)\b|\b(?:which|what) (?:hotel|accommodation) (?:do|are|have) (?:we|i)\b|^(?:is|are) (?:my|our) (?:hotels?|accommodations?|apartment)\b/.test(
        words,
      ),
    answer: nights,
  },
  {
    fits: (words) =>
      /\b(?:when|what time|at what time)\b.*\b(?:we|i)\b.*\b(?:arrive|land|get there|leave|depart|fly (?:home|back|out)|go home|get back|get home|be (?:back )?home|set off)\b/.test(
        words,
      ),
    answer: journeys,
  },
  {
    fits: (words, { namesPlace }) =>
      !namesPlace &&
      /\bfree (?:time|mornings?|afternoons?|evenings?|days?|hours?)\b/.test(words) &&
      /\b(?:we|i|our|my|there)\b/.test(words) &&
      /\b(?:do|is|are|have|when|any)\b/.test(words),
    answer: freeTime,
  },
  {
    fits: (words, { namesPlace, isOwn }) =>
      /\b(?:busiest|fullest|quietest|easiest|calmest|longest|shortest|lightest) day\b|\b(?:which|what) day (?:is|has)(?: the)? (?:busiest|fullest|quietest|easiest|most|least|longest|shortest)\b|\btoo (?:packed|full|busy|tight|rushed|hectic|ambitious|stressful)\b|\boverloaded\b/.test(
        words,
      ) &&
      (isOwn || !namesPlace) &&
      !/\bday of the week\b|\bto (?:visit|go|fly)\b/.test(words),
    answer: busiest,
  },
  {
    fits: (words, { isOwn }) =>
      (/\bhow many\b/.test(words) &&
        !/\bhow many (?:days|nights|hours|weeks|people|miles|kilomet\w+|steps)\b/.test(words) &&
        (isOwn || /\b(?:do|are|will|have) (?:we|i) (?:see|visit|have|going to|seeing|visiting|got)\b/.test(words))) ||
      /^(?:and )?(?:which|what) \p{L}+ (?:do|are|will) (?:we|i) (?:see|visit|going to|seeing|visiting)\b/u.test(words),
    answer: count,
  },
  {
    fits: (words, { isOwn }) =>
      /\bwho(?:'s| is| are| am i)\b/.test(words) && isOwn && /\b(?:on|in|with|part of|coming|going|for)\b/.test(words),
    answer: who,
  },
  {
    fits: (words, { isOwn }) =>
      /\bhow (?:many (?:days|nights)|long) (?:are|will|do) (?:we|i) (?:be |stay |spend |staying |there|in|have|away|gone)/.test(
        words,
      ) ||
      (isOwn &&
        /\b(?:when|what (?:date|day)|how long)\b.{0,20}\b(?:trip|holiday|vacation|journey)\b(?<!day trip).{0,10}\b(?:start|begin|end|over|last|is|take)?s?\b/.test(
          words,
        ) &&
        !/\b(?:should|best|good|can)\b/.test(words)),
    answer: basics,
  },
  {
    fits: (words, { isOwn, namesStop }) =>
      /\b(?:address|where exactly|how do we find)\b/.test(words) && (isOwn || namesStop),
    answer: addresses,
  },
  {
    fits: (words, { hasDay }) =>
      (/\b(?:get up|wake up|set (?:the|an) alarm|begin|starts?)\b/.test(words) &&
        hasDay &&
        /\b(?:when|what time|how early)\b/.test(words)) ||
      /\b(?:my|our|the) (?:first|last) (?:stop|sight|place|thing)\b/.test(words),
    answer: begins,
  },
  {
    fits: (words, { isOwn, namesStop }) =>
      (/\b(?:is|are|have|has|does|do)\b.*\b(?:in|on|part of|included in|include)\b/.test(words) &&
        /\b(?:my|our|the) (?:\p{L}+ ){0,2}(?:trip|plan|itinerary|schedule|programme)\b/u.test(words) &&
        /^(?:so |and |but )?(?:is|are|do|does|have|has)\b/.test(words)) ||
      /^(?:so |and |but )?(?:do|will|are|did) (?:we|i) (?:also )?(?:go(?:ing)? (?:to|up|into|inside)|see(?:ing)?|visit(?:ing)?|get(?:ting)? to see)\b/.test(
        words,
      ) ||
      (/\bwhich (?:of (?:my|our) )?trips?\b/.test(words) && namesStop) ||
      /\b(?:my|our) (?:day trips?|excursions?)\b/.test(words) ||
      (namesStop &&
        /\b(?:when|(?:on )?(?:which|what) day|(?:at )?what time)\b/.test(words) &&
        (isOwn ||
          /\b(?:do|are|will|is) (?:we|i)\b/.test(words) ||
          /\b(?:which|what) day (?:is|are|do|have)\b/.test(words)) &&
        !/\b(?:open|opens|close[sd]?|shut|best|good|built|crowd\w*|quiet\w*|free|should|sunset|sunrise)\b/.test(words)),
    answer: inTrip,
  },
  {
    fits: (words, { hasDay, intent, namesPlace }) =>
      hasDay &&
      !/\b(?:weather|pack|wear|rain|warm|cold|time is it|holiday|now)\b/.test(words) &&
      (namesDayOfTrip(words) || intent === 'my-trips'
        ? /\b(?:what|what's|which|plan|planned|show|tell|and|programme|schedule|happens)\b/
        : intent === 'off-topic' && !namesPlace
          ? /\bwhat (?:do|are|will|did) (?:we|i)\b|^(?:and|show me|tell me about|what about|how about)\b/
          : /\b(?:the|our|my) plans? (?:for|on)\b/
      ).test(words),
    answer: wholeDays,
  },
]
