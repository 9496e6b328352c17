import { expect, test } from 'vitest'
import { wishLanguage } from './wish-language.ts'

test.each([
  ['', 'English'],
  ['vegan, no museums', 'English'],
  ['Wheelchair, two kids (4 and 7), nut allergy', 'English'],
  ['We would like to see the gardens', 'English'],
  ['Wir reisen mit zwei Kindern und möchten keine Museen', 'German'],
  ['Nos gustan las playas y viajamos con niños', 'Spanish'],
  ['Nous sommes végétariens et nous aimons les marchés', 'French'],
  ['Siamo vegetariani e ci piace il mare', 'Italian'],
  ['Gostamos de praias e viajamos com uma criança', 'Portuguese'],
  ['ビーチが大好き', 'Japanese'],
  ['我们喜欢海滩', 'Chinese'],
])('%j is %s', (text, language) => {
  expect(wishLanguage(text)).toBe(language)
})
