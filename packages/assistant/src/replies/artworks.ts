import type { Asked } from '../asked.ts'
import type { Reply } from '../reply.ts'

type Row = readonly [sign: string, what: string, where: string, town: string, by: string]

/** Works that are asked for by their own name, and the house that has shown them for long. */
const ROWS: readonly Row[] = [
  ['mona lisa|la gioconda', 'The Mona Lisa', 'the Louvre Museum', 'Paris', 'Leonardo da Vinci painted it'],
  ['venus de milo', 'The Venus de Milo', 'the Louvre Museum', 'Paris', 'its sculptor is unknown'],
  ["michelangelo(?:'s|s)? david|statue of david|david by michelangelo", "Michelangelo's David", 'the Accademia Gallery', 'Florence', 'he finished it in 1504'],
  ['birth of venus|primavera by botticelli', 'The Birth of Venus', 'the Uffizi Gallery', 'Florence', 'Botticelli painted it'],
  ['sistine chapel|creation of adam', 'The Sistine Chapel', 'the Vatican Museums', 'Vatican City', 'Michelangelo painted its ceiling and the Last Judgment'],
  ["picasso'?s guernica|guernica by picasso|guernica painting|(?:see|is) (?:the )?guernica", 'Guernica', 'the Reina Sofía', 'Madrid', 'Picasso painted it in 1937'],
  ['las meninas|garden of earthly delights', 'It', 'the Prado Museum', 'Madrid', 'Velázquez painted Las Meninas, Bosch the Garden of Earthly Delights'],
  ['night ?watch', 'The Night Watch', 'the Rijksmuseum', 'Amsterdam', 'Rembrandt painted it in 1642'],
  ['girl with (?:a|the) pearl earring', 'The Girl with a Pearl Earring', 'the Mauritshuis', 'The Hague', 'Vermeer painted it'],
  ['the starry night', 'The Starry Night', 'the Museum of Modern Art', 'New York', 'Van Gogh painted it in 1889'],
  ['rosetta stone|elgin marbles|parthenon (?:marbles|sculptures)', 'It', 'the British Museum', 'London', 'the sculptures came from the Parthenon, the stone from Egypt'],
  ["klimt'?s? kiss|the kiss by klimt", 'The Kiss', 'the Upper Belvedere', 'Vienna', 'Klimt painted it'],
  ['nefertiti', 'The bust of Nefertiti', 'the Neues Museum', 'Berlin', 'it was found in Amarna in 1912'],
] // prettier-ignore

/** Recognises a question about one of them. */
export const ARTWORKS = new RegExp(`\\b(?:${ROWS.map(([sign]) => sign).join('|')})\\b`)

/** Where a work is shown, and who made it. */
export function artworks({ words }: Asked): Reply {
  const row = ROWS.find(([sign]) => new RegExp(`\\b(?:${sign})\\b`).test(words))
  if (!row) return { lines: ['Which work do you mean?'] }
  const [, what, where, town, by] = row
  return {
    lines: [
      `${what} is in ${where} in ${town}: ${by}.`,
      'Works are lent and rooms are closed now and then: look at its own page before you go.',
    ],
    ask: [`When is ${where} open?`, `How much is ${where}?`, `Plan a trip to ${town}`],
  }
}
