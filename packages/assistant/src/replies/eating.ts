import { foodTip, listed } from '@waymark/planner/tips'
import { readWishes } from '@waymark/planner/wishes'
import type { Asked } from '../asked.ts'
import { destinationsAt } from '../local-tips.ts'
import { bullet, type Reply, takenFromTrip } from '../reply.ts'
import { firstSentence } from '../sights.ts'

export function food(asked: Asked): Reply {
  const { subject, words } = asked
  if (!subject) {
    return {
      lines: [
        'For which place? Name a city, and I tell you what people eat there in the morning, at noon and in the evening.',
      ],
      ask: ['What to eat in Lisbon', 'Food in Bangkok', 'Street food in Mexico City', 'What to eat in Japan'],
    }
  }
  const [destination] = destinationsAt(subject)
  const markets = destination?.places.filter(({ kind }) => kind === 'food' || kind === 'market').slice(0, 2) ?? []
  return {
    lines: [
      takenFromTrip(asked),
      ...(destination
        ? [
            `What people eat in ${subject.scope === 'country' ? destination.city : subject.name}:`,
            bullet(`In the morning: ${listed(destination.food.breakfast.slice(0, 4))}`),
            bullet(`At noon: ${listed(destination.food.lunch.slice(0, 4))}`),
            bullet(`In the evening: ${listed(destination.food.dinner.slice(0, 4))}`),
            ...markets.map(({ name, about }) => bullet(`Where to taste: ${name}. ${firstSentence(about)}`)),
          ]
        : [
            `My guide has no checked dishes for ${subject.name}.`,
            'Ask your host for the dish of the region, look for the longest queue at the market, and take the dish of the day where people in work clothes eat.',
          ]),
      foodTip(readWishes(words)) ?? '',
      'I name no restaurants, because I cannot know which ones are good or open today.',
    ].filter((line) => line !== ''),
    next: ['places', 'tipping', 'hotels', 'way-around'],
  }
}
