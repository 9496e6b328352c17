import { expect, it } from 'vitest'
import { readWishes } from './wishes.ts'

it.each([
  ['Vejetaryenim, fındık alerjim var', ['Vegetarian', 'No nuts']],
  ['Fıstık alerjisi olan 6 yaşında kızım var', ['No nuts', 'No peanuts', 'Child (6)']],
  ['Et yemiyoruz, domuz eti yok', ['No meat', 'No pork']],
  ['Balık ve kabuklu deniz ürünlerine alerjim var, hamileyim', ['No fish', 'No shellfish', 'Pregnant']],
  ['Süt ürünleri tüketmiyorum, çölyak hastasıyım', ['No dairy', 'No gluten']],
  ['Sütsüz, şekersiz, alkolsüz', ['No dairy', 'No alcohol', 'No sugar']],
  ['Çocuklarla geziyoruz (5 ve 9 yaş)', ['Children (5, 9)']],
  ['Tekerlekli sandalye, babam 75 yaşında', ['Wheelchair', 'Older travellers']],
  ['Müze istemiyoruz, gece kulübü olmasın', ['No museums', 'No nightlife']],
  [
    'Boğaz turu, hamam, son gün alışveriş',
    ['Likes boat trips', 'Likes spas and hot springs', 'Shopping on the last day'],
  ],
])('understands in Turkish: %s', (text, labels) => {
  expect(readWishes(text).heeded).toEqual(expect.arrayContaining(labels))
})

it('says that an allergy to something unknown is one', () => {
  expect(readWishes('kivano alerjim var').unread).toEqual(['kivano alerjim var'])
})

it.each(['Il fait chaud et je viens', 'Marseille et Nice', 'Mi madre ve museos', 'We love Baker Street'])(
  'reads no Turkish in: %s',
  (text) => {
    expect(readWishes(text).heeded.filter((label) => label.startsWith('No '))).toEqual([])
  },
)
