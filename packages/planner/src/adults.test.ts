import { expect, it } from 'vitest'
import { adultsIn } from './wishes/adults.ts'
import { readWishes } from './wishes.ts'

it.each([
  ['2 adults, children 4 and 7', 2],
  ['Two adults and a toddler', 2],
  ['we are 3 grown-ups', 3],
  ['Adults: 4', 4],
  ['2 Erwachsene, 1 Kind (5 Jahre)', 2],
  ['zwei Erwachsene mit Hund', 2],
  ['Erwachsene: 3', 3],
  ['2 adultos y 2 niños', 2],
  ['dos adultos', 2],
  ['2 adultes, un enfant', 2],
  ['deux adultes', 2],
  ['due adulti e un bambino', 2],
  ['dois adultos e uma criança', 2],
  ['2 volwassenen', 2],
  ['大人2人、子供1人', 2],
  ['大人２名', 2],
  ['两个大人带一个孩子', 2],
  ['2个成人', 2],
  ['성인 2명', 2],
  ['My wife and I are vegetarian', 2],
  ['we’re a retired couple', 2],
  ['Meine Frau und ich essen gern', 2],
  ['mi marido y yo', 2],
  ['ma femme et moi', 2],
  ['io e mia moglie', 2],
  ['somos um casal', 2],
  ['夫婦で旅行', 2],
  ['我和老婆', 2],
  ['adults only', undefined],
  ['2-3 adults', undefined],
  ['2 adult daughters', undefined],
  ['zwei erwachsene Kinder', undefined],
  ['My wife and I with her parents', undefined],
  ['my wife is vegan', undefined],
  ['99 adults', undefined],
  ['2 museums a day, no children’s things', undefined],
  ['', undefined],
] as const)('%s: %s adults', (text, adults) => {
  expect(adultsIn(text)).toBe(adults)
})

it.each([
  ['2 adults, children 4 and 7', 'Children (4, 7)'],
  ['2 Erwachsene, Kinder 4 und 7', 'Children (4, 7)'],
  ['dos adultos y niños de 4 y 7 años', 'Children (4, 7)'],
  ['due adulti, vegetariani', 'Vegetarian'],
])('the number of adults is no wish that is not understood: %s', (text, label) => {
  const { heeded, unread, namedOnly } = readWishes(text)
  expect({ heeded, unread, namedOnly }).toEqual({ heeded: [label], unread: [], namedOnly: [] })
})
