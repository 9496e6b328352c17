import { expect, it } from 'vitest'
import { readWishes } from './wishes.ts'

const heeded = (text: string): readonly string[] => readWishes(text).heeded
const refusals = (text: string): string[] => heeded(text).filter((label) => label.startsWith('No '))

it.each([
  'Egg coffee and street food',
  'Shrimp and grits please',
  'Almond croissants in the morning',
  'Cabane à sucre avec les enfants',
  'Tarta de queso',
  'Nusstorte im Kaffeehaus',
  '卵焼き、鶏蛋仔',
  'Plantation houses',
  'Mon mari est en fauteuil roulant manuel',
])('avoids no food that is only in the name of something: %s', (text) => {
  expect(refusals(text)).toEqual([])
})

it.each([
  ['Egg coffee, but I have an egg allergy', 'No egg'],
  ['No almond croissants', 'No nuts'],
  ['Allergic to shrimp', 'No shellfish'],
  ['Nuts, shellfish and pork', 'No nuts'],
])('still avoids a food that is refused: %s', (text, label) => {
  expect(refusals(text)).toContain(label)
})

it('refuses nothing that follows in brackets', () => {
  expect(heeded('Catacombe no (bambini di 6 e 8 anni)')).toEqual(['Children (6, 8)', 'No caves'])
})

it('counts a child once that is told of twice', () => {
  expect(heeded('Kids 3, 7 and 13, the 7 year old has a nut allergy')).toContain('Children (3, 7, 13)')
  expect(heeded('Twin sons aged 7 and 7')).toContain('Children (7, 7)')
})

it.each(['Lucha libre el viernes', 'Cine al aire libre el sábado', 'Viernes lucha libre'])(
  'keeps no day free for wrestling or cinema: %s',
  (text) => {
    expect(heeded(text).filter((label) => label.endsWith('free'))).toEqual([])
  },
)

it('rises late with those who never begin before eleven', () => {
  expect(heeded('Late riser never before 11')).toEqual(['Late starts'])
})

it('takes the boat instead of the tour', () => {
  expect(heeded('Fähre statt Hafenrundfahrt')).toEqual(['Likes ferries'])
})

it('likes no baths that are refused', () => {
  expect(readWishes('No hot baths since I am 7 months pregnant').besideTravellers).toEqual([])
})

it.each([
  ['salt mine with the kids (5 and 8)', 'salt mine with the kids'],
  ['Salzbergwerk mit den Kindern', 'Salzbergwerk mit den Kindern'],
])('says that it does not know what is to be seen with the children: %s', (text, part) => {
  expect(readWishes(text).unread).toEqual([part])
})

it.each(['Travelling with my mother', 'Lovely holiday with the kids', 'Unterwegs mit Oma', 'Ideal for children'])(
  'asks nothing back of: %s',
  (text) => {
    expect(readWishes(text).unread).toEqual([])
  },
)

it('reads traditional Chinese', () => {
  expect(readWishes('帶著80歲的媽媽，溫泉，雞蛋過敏').heeded).toEqual(
    expect.arrayContaining(['No egg', 'Older travellers', 'Likes spas and hot springs']),
  )
})

it('knows the day of a Saturday evening in German', () => {
  expect(readWishes('Konzert am Samstagabend').heeded).toContain('Music on Saturday')
})

it('refuses a ride on a camel, and no castles', () => {
  expect(heeded('pas de promenade à dos de chameau')).not.toContain('No castles and palaces')
})
