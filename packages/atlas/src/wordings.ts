/** What stands before a destination: "a week in", "10 Tage auf", "una semana en". */
const BEFORE =
  /^(?:.*?(?<![\p{L}\p{N}])(?:days?|nights?|weeks?|weekend|holidays?|vacation|honeymoon|trip|tour|tage?|nächte|wochen?(?:ende)?|urlaub|reise|días?|noches|semanas?|viaje|vacaciones|jours?|nuits|semaines?|voyage|vacances|giorni|notti|settimane?|viaggio|vacanza|dias|noites|viagem|férias)\s+)?(?:in|to|on|at|around|through|nach|auf|an|durch|en|por|a|à|au|aux|dans|nel|nella|sul|em|no|na)\s+(?:the\s+|den?\s+|der\s+|das\s+|la\s+|le\s+|les\s+|el\s+|il\s+)?/iu
/** What stands behind it: "in autumn", "im Mai", "with kids", "for a week". */
const BEHIND =
  /\s+(?:(?:in|im|during|en|au|à|a|em|no|na)\s+(?:the\s+|el\s+|la\s+|l['’])?(?:early\s+|late\s+)?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|frühling|frühjahr|sommer|herbst|januar|februar|märz|mai|juni|juli|oktober|dezember|primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|printemps|été|automne|hiver|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|estate|autunno|inverno|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre)|(?:with|mit|con|avec|com)\s+.+|(?:for|für|por|para|pour|per)\s+.+)$/iu
const WITHIN = /^(.{2,}?)\s+(?:in|near|bei|en|à|au|em|a)\s+(?:the\s+|der\s+|la\s+|le\s+)?(.{2,})$/iu

const WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{4,14}$/u
/** The longest name of a town in signs: アムステルダム. */
const LONGEST_TOWN = 9

/** "北京故宫": in scripts without spaces the town stands before the sight. */
const withoutSpace = (text: string): (readonly [what: string, where: string])[] =>
  WITHOUT_SPACES.test(text)
    ? Array.from({ length: Math.min(text.length - 3, LONGEST_TOWN - 1) }, (_, index) => index + 2).map(
        (count) => [text.slice(count).replace(/^[の的]/, ''), text.slice(0, count)] as const,
      )
    : []

/**
 * Other wordings of a destination that is no name as a whole, the likeliest first: "Taormina in Sicily" is "Taormina,
 * Sicily", "Eiffel Tower Paris" is "Eiffel Tower, Paris", and "a week in Crete in May" is "Crete".
 * @param isPlace whether a name is a known town, region or country, which "Fransisco" is not
 */
export function wordings(text: string, isPlace: (name: string) => boolean): string[] {
  const bare = text.replace(BEHIND, '').replace(BEFORE, '').trim()
  const [, what = '', where = ''] = WITHIN.exec(bare) ?? []
  const words = bare.split(/\s+/)
  const behind = [1, 2, 3]
    .filter((count) => count < words.length && words.length <= 6)
    .map((count) => [words.slice(0, -count).join(' '), words.slice(-count).join(' ')] as const)
    // "Forks, WA" is apart already.
    .filter(([head]) => !/[,;]$/.test(head))
  const within = [...(what === '' ? [] : [[what, where] as const]), ...behind, ...withoutSpace(bare)].filter(
    ([, place]) => isPlace(place),
  )
  return [...(bare === '' || bare === text ? [] : [bare]), ...within.map((parts) => parts.join(', '))]
}

const ISLAND_OF =
  /^(?:islas?|ilhas?|isol[ae]|inseln?|[iî]les?|eiland(?:en)?|wysp[ay])\s+(?:d[aeiou]l?s?(?:\s+l[ao]s?)?\s+|d['’])?/i
/** "オアフ島", "长滩岛" */
const ISLAND_BEHIND = /[島岛섬]$/

/** "Île de la Réunion" and "オアフ島" without the word for an island. */
export const withoutIsland = (text: string): string => text.replace(ISLAND_OF, '').replace(ISLAND_BEHIND, '')

const PARK_OF =
  /^(?:parque nacional|parc national|parco nazionale|national ?park|nationaal park|park narodowy)\s+(?:(?:d[aeiou]l?s?|dell[aeo]|dei|degli)\s+(?:l[aeo]s?\s+|l['’])?|(?:de l|dell|d)['’])?/i
const PARK_BEHIND = /[\s-]*(?:nationalpark|国立公園|国家公园|國家公園|국립공원)$/i

/** "Parque Nacional Torres del Paine" and "イエローストーン国立公園" without the words for a national park. */
export const withoutPark = (text: string): string => text.replace(PARK_OF, '').replace(PARK_BEHIND, '')

const TERMINAL_OF =
  /^(?:gares? (?:d[eu]s? (?:la )?|de l['’]|d['’])?|(?:stazione|estaci[oó]n|estação|aeroporto|aeropuerto|aéroport|aeroport)(?: centrale| central| internazionale| internacional| international)? (?:d[eio]l? |d['’]|de la )?|hauptbahnhof |hbf |bahnhof |flughafen )/i
const TERMINAL_BEHIND =
  /(?:[\s-]+(?:(?:central|main|train|railway|international|intl\.?|int['’]l)\s+)*(?:station|airport)|[\s-]*(?:hauptbahnhof|bahnhof|flughafen)|[\s-]+(?:hbf|hlavní nádraží|garı|havalimanı|havaalanı|luchthaven)|国際空港|空港|駅|国际机场|國際機場|机场|機場|火车站|火車站|站|역|국제공항|공항)$/i

/** "Hauptbahnhof München", "Heathrow Airport" and "成田空港" without the words for a station or an airport. */
export const withoutTerminal = (text: string): string =>
  text.replace(TERMINAL_OF, '').replace(TERMINAL_BEHIND, '').trim()
