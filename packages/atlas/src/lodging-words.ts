import { nameKey } from '@waymark/domain/name-key'

const LODGING =
  /(?<![\p{L}\p{N}])(?:air ?bnb|albergo|apartments?|apartamento|appartement|b ?& ?b|bungalows?|cabins?|campsite|camping|casa|chalet|cottage|ferienwohnung|finca|g[iî]te|guest ?house|haus|homestay|hostal|hostel|h[oô]tel|house|inn|lodge|masseria|motel|parador|pension|pensión|posada|pousada|resort|retreat|riad|ryokan|suites?|villas?)(?![\p{L}\p{N}])|ホテル|旅館|酒店|民宿|호텔/iu

/** What may be the place of a lodging, the likeliest first: "Bali" for "Villa Sungai, Bali"; none for other texts. */
export function placesOfLodging(text: string): string[] {
  const [head = '', ...behindComma] = text.split(/[,;()|\n]/).filter((part) => nameKey(part) !== '')
  if (!LODGING.test(head)) return []
  const [, behindWord] =
    /\s(?:in|near|at|by|bei|en|à|près de|cerca de|vicino a|a|em|perto de)\s+(.+)$/iu.exec(head) ?? []
  const words = head.split(/\s+/)
  // "Hotel Bristol" is not in Bristol.
  const lastWords = words.slice(2).map((_, index) => words.slice(index + 2).join(' '))
  return behindComma.length > 0 ? [behindComma.join(',')] : [behindWord ?? '', ...lastWords]
}
