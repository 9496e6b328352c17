/** Animals that people travel for: how they are told of, and what they are called in the languages of wishes. */
const ANIMALS: readonly (readonly [label: string, told: RegExp, names: RegExp])[] = (
  [
    [
      'whales',
      'whales?',
      'whales?|wale?|walbeobachtung|ballenas?|baleines?|balen[ae]|baleias?|balina\\p{L}*|クジラ|鯨|ホエール|鲸|鯨',
    ],
    ['orcas', '(?:orcas?|killer whales?)', 'orcas?|killer whales?|schwertwale?|orques?|orche|シャチ|虎鲸'],
    ['dolphins', 'dolphins?', 'dolphins?|delfine?n?|delf[ií]n(?:es)?|dauphins?|delfin[oi]|golfinhos?|イルカ|海豚'],
    [
      'penguins',
      'penguins?',
      'penguins?|pinguine?|ping[uü]inos?|pingouins?|manchots?|pinguin[oi]|pinguins?|ペンギン|企鹅',
    ],
    ['elephants', 'elephants?', 'elephants?|elefante?n?s?|éléphants?|elefanti|fil(?:ler)?|ゾウ|象园|大象'],
    ['giraffes', 'giraffes?', 'giraffes?|giraffen?|jirafas?|girafes?|giraff[ae]|girafas?|キリン|长颈鹿'],
    [
      'turtles',
      '(?:turtles?|tortoises?)',
      'turtles?|tortoises?|schildkröten?|tortugas?|tortues?|tartarugh?[ae]|tartarugas?|ウミガメ|海龟',
    ],
    ['bears', 'bears?', 'bears|bären|osos|ours|orsi|ursos'],
    ['pandas', 'pandas?', 'pandas?|パンダ|熊猫'],
    ['koalas', 'koalas?', 'koalas?|コアラ|考拉'],
    ['kangaroos', 'kangaroos?', 'kangaroos?|kängurus?|canguros?|kangourous?|canguri|cangurus?|カンガルー|袋鼠'],
    ['puffins', 'puffins?', 'puffins?|papageitaucher|frailecillos?|macareux|パフィン'],
    ['lemurs', 'lemurs?', 'lemurs?|lemuren|lémuriens?|lémures?|lemuri'],
    ['reindeer', 'reindeer', 'reindeer|rentiere?n?|renos|rennes|renne|renas|トナカイ|驯鹿'],
    [
      'huskies',
      '(?:husk(?:y|ies)|dog ?sled\\w*)',
      'husk(?:y|ies|ys)|dog ?sledding|hundeschlitten\\p{L}*|犬ぞり|哈士奇|狗拉雪橇',
    ],
    ['sharks', 'sharks?', 'sharks?|haie|tiburones|requins?|squali|tubarões|サメ|鲨鱼'],
  ] as const
).map(([label, told, names]) => [
  label,
  new RegExp(`(?<!\\p{L})${told}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{Script=Latin})`, 'iu'),
])

const REFUSED = /(?<!\p{L})(?:no|not|without|kein\p{L}*|ohne|nicht|sin|sans|pas|senza|non|sem|não)(?!\p{L})|不|ない/iu
const CLAUSES = /[,;.!?\n、。，；！？]+/u

/** The animals that a text wishes to see. */
export const animalsNamed = (text: string): { readonly label: string; readonly told: RegExp }[] => {
  const clauses = text.split(CLAUSES).filter((clause) => !REFUSED.test(clause))
  return ANIMALS.flatMap(([label, told, names]) =>
    clauses.some((clause) => names.test(clause)) ? { label, told } : [],
  )
}
