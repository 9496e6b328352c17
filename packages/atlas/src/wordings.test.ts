import { describe, expect, it } from 'vitest'
import { correctedIn, findGoals } from './find-goals.ts'

const meant = (text: string): string[] => findGoals(text).map(({ name }) => name)

describe('a destination in a sentence', () => {
  it.each([
    ['Hanoi in Vietnam', 'Hanoi'],
    ['Taormina in Sicily', 'Taormina'],
    ['Taj Mahal in Agra', 'Taj Mahal'],
    ['Eiffel tower Paris', 'Eiffel Tower'],
    ['Burj Khalifa in Dubai', 'Burj Khalifa'],
    ['Kyoto in Japan in autumn', 'Kyoto'],
    ['a week in Crete', 'Crete'],
    ['road trip in Scotland', 'Scotland'],
    ['10 Tage auf Kreta', 'Kreta'],
    ['Berlin mit Kindern', 'Berlin'],
    ['una semana en Roma', 'Rome'],
    ['Roma a maggio', 'Rome'],
    ['Provence en été', 'Provence'],
    ['Parque Nacional Torres del Paine', 'Torres del Paine'],
    ['Parc national du Serengeti', 'Serengeti National Park'],
    ['Nationalpark Triglav', 'Triglav National Park'],
    ['Nationalpark Sächsische Schweiz', 'Sächsische Schweiz'],
    ['イエローストーン国立公園', 'Yellowstone'],
  ])('%s: %s', (text, name) => {
    expect(meant(text)).toEqual([name])
    expect(correctedIn(text)).toEqual([])
  })

  it.each([
    'somewhere warm in February',
    'a beach in Europe',
    'Xyzzyville in France',
    'Trip to the moon',
    'Parque Nacional Santa Rosa',
  ])('but not %s', (text) => expect(findGoals(text)).toEqual([]))

  it('may be several', () => {
    expect(meant('Rom und Florenz im Mai')).toEqual(['Rome', 'Florence'])
    expect(meant('东京和京都')).toEqual(['Tokyo', 'Kyoto'])
    expect(meant('東京と京都')).toEqual(['Tokyo', 'Kyoto'])
  })

  it('is told when it is misspelt there', () => {
    expect(meant('Edinbrugh in Scotland')).toEqual(['Edinburgh'])
    expect(correctedIn('Edinbrugh in Scotland')).toHaveLength(1)
  })
})
