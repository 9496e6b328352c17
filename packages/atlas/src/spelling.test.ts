import { describe, expect, it } from 'vitest'
import { correctedIn, findGoals } from './find-goals.ts'
import { spelledRight } from './spelling.ts'

describe('a misspelt destination', () => {
  it.each([
    ['two letters exchanged', 'Edinbrugh', 'Edinburgh'],
    ['a letter too many', 'Barcelonna', 'Barcelona'],
    ['a letter that is missing', 'Philadephia', 'Philadelphia'],
    ['two wrong letters in a long name', 'San Fransicso', 'San Francisco'],
    ['two names of one place that are as close', 'Copenhaguen', 'Copenhagen'],
    ['three wrong letters in a very long name', 'Edinborough', 'Edinburgh'],
    ['a country', 'Phillipines', 'Manila'],
    ['a short country', 'Tailand', 'Bangkok'],
    ['a sight', 'Colloseum', 'Colosseum'],
    ['a region', 'Tuscnay', 'Tuscany'],
    ['the country behind it', 'Venise Italy', 'Venice'],
    ['the country behind a comma', 'Lisbom, Portugal', 'Lisbon'],
  ])('%s: %s', (_how, typed, meant) => expect(findGoals(typed)[0]?.name).toBe(meant))

  it('is told as it was understood, also among several', () => {
    expect(correctedIn('Rome and Florance')).toEqual([{ typed: 'Florance', meant: 'Florence' }])
    expect(findGoals('Rome and Florance').map(({ name }) => name)).toEqual(['Rome', 'Florence'])
    expect(correctedIn('Rome and Florence')).toEqual([])
    expect(correctedIn('Phillipines')).toEqual([{ typed: 'Phillipines', meant: 'Philippines' }])
  })

  it.each([
    ['what is too short', 'Rmoe'],
    ['words that are no name', 'Xyzzyville'],
    ['a name in another country', 'Lisbom, Norway'],
  ])('but not %s: %s', (_why, typed) => expect(findGoals(typed)).toEqual([]))

  it.each([
    // Towns that the guide does not know, each a letter from one that it knows.
    ...['Sälen', 'Meranti', 'Oslob', 'Naran', 'Kerbala', 'Corte', 'Datça', 'Moora', 'Nanling', 'Montañita', 'Himara'],
    // Of two words, one is the same and the other is another name.
    ...['Puerto Galera', 'Koh Samet', 'Le Touquet', 'Danum Valley', 'Grand Bahama', 'Las Leñas', 'King Island'],
    ...['Holy Island', 'Mount Putuo', 'Corn Islands', 'Mammoth Cave', 'Cape Reinga', 'Iya Valley'],
  ])('but not a name of its own: %s', (typed) => expect(correctedIn(typed)).toEqual([]))

  it.each([
    'Lake Tana',
    'Lake Tekapo',
    'Porto-Vecchio',
    'Paxos',
    'Dalyan',
    'Scilla',
    'Cortona',
    'Poros',
    'Skyros',
    'Samos',
  ])('and what the guide knows by that name is meant itself: %s', (typed) => expect(correctedIn(typed)).toEqual([]))

  it('keeps what stands behind the name', () => expect(spelledRight('Lisbom, Portugal')).toBe('Lisbon, Portugal'))

  it('does not lose the state of a namesake', () => expect(spelledRight('Beaufort, NC')).toBe('Beaufort, NC'))
})
