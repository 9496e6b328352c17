import { differsByAtMost } from '@waymark/domain/edit-distance'

/** Key words of questions that are often misspelt. */
const KNOWN = (
  'accommodation adapter airport ambulance beach beaches blossom breakfast cathedral cheapest children closed climate currency dishes electricity emergency exchange expensive ' +
  'february festival flight flights gallery hotel hotels itinerary january kitchen language languages luggage market markets museum museums nightlife november october opening packing passport ' +
  'plugs restaurant restaurants safety season september sights sockets souvenirs specialities sunrise sunset temperature temples thank tickets tipping toddlers traditional transport typical ' +
  'vaccination vaccinations vegetarian viewpoint viewpoints voltage weather weekend wheelchair when where'
).split(' ')

/** English words that differ from a key word by one letter but are words themselves. */
const NOT_MEANT: ReadonlySet<string> = new Set(
  'breach bleach peach there were whether then than lights fights slights lockets pockets rockets plus plums  hostel hostels closes close closet sunsets marker tinkers tackets wicked reason seasons ripping dripping wishes fishes dished thanks thanked parking picking backing racking lacking'.split(
    ' ',
  ),
)

const SHORTEST = 4

/** Corrects the spelling of key words in a text. */
export function respelt(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const key = word.toLowerCase()
    if (key.length < SHORTEST || !/^[a-z]+$/.test(word) || KNOWN.includes(key) || NOT_MEANT.has(key)) return word
    const fits = KNOWN.filter(
      (one) => one[0] === key[0] && (one.length > SHORTEST ? differsByAtMost(key, one, 1) : isSwapped(key, one)),
    )
    return fits.length === 1 ? (fits[0] ?? word) : word
  })
}

/** For short words, only swapped letters are corrected: "wehn". */
const isSwapped = (a: string, b: string): boolean => a.length === b.length && a !== b && lettersOf(a) === lettersOf(b)

const lettersOf = (word: string): string =>
  word
    .split('')
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('')
