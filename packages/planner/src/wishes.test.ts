import { describe, expect, it } from 'vitest'
import { readWishes } from './wishes.ts'

const avoided = (text: string): string[] => [...readWishes(text).avoided].toSorted()
const wanted = (text: string): string[] => [...readWishes(text).wanted].toSorted()

describe('preferences', () => {
  it('change nothing when there are none or when they are not understood', () => {
    for (const text of ['', '   ', 'qwerty 🙂', 'Ελληνικά']) {
      expect(readWishes(text)).toMatchObject({
        avoided: new Set(),
        wanted: new Set(),
        withChildren: false,
      })
    }
  })

  it.each([
    ['no museums', ['gallery', 'museum']],
    ['Please no museums!', ['gallery', 'museum']],
    ["I don't like churches", ['religious site']],
    ['we hate shopping', ['market', 'shopping']],
    ['no museums or churches', ['gallery', 'museum', 'religious site']],
    ['avoid nightlife', ['nightlife']],
    ['without any day trips', ['day trip']],
  ])('%s: leaves those places out', (text, kinds) => {
    expect(avoided(text)).toEqual(kinds)
    for (const kind of kinds) expect(wanted(text)).not.toContain(kind)
  })

  it.each([
    ['we love hiking', 'nature'],
    ['beaches and seafood', 'beach'],
    ['great street food', 'food'],
    ['modern art', 'gallery'],
  ])('%s: looks for such places', (text, kind) => {
    expect(wanted(text)).toContain(kind)
    expect(avoided(text)).toEqual([])
  })

  it('children mean parks and animals, and no nightlife', () => {
    const wishes = readWishes('Travelling with two kids (4 and 7)')
    expect(wishes.withChildren).toBe(true)
    expect(wishes.avoided).toContain('nightlife')
    expect(wishes.wanted).toContain('zoo or aquarium')
    expect(readWishes('we come without kids').withChildren).toBe(false)
  })

  it.each([
    ['I am vegetarian', 'Vegetarian'],
    ['VEGAN food only', 'Vegan'],
    ['halal please', 'Halal'],
    ['kosher', 'Kosher'],
    ['coeliac, so gluten-free', 'No gluten'],
  ])('%s: is a diet', (text, diet) => {
    expect(readWishes(text).heeded).toContain(diet)
  })

  it('pace, mornings, easy ways and money are understood', () => {
    expect(readWishes('a slow trip').wantsSlowPace).toBe(true)
    expect(readWishes('we like to sleep in').sleepsIn).toBe(true)
    expect(readWishes('my mother uses a wheelchair').needsEasyWays).toBe(true)
    expect(readWishes('cheap please').wantsFreeThings).toBe(true)
  })

  it('a text of the greatest length is read without getting stuck', () => {
    expect(avoided(`no ${'a, or '.repeat(280)} museums`)).toEqual([])
    expect(avoided('no more too many much the to into in of '.repeat(50))).toEqual([])
  })
})
