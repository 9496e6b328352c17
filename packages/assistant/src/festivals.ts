/** The first and the last day in a year. */
type DateRule = (year: number) => readonly [from: Date, to: Date]

interface Festival {
  readonly sign: RegExp
  readonly name: string
  /** The town to ask about next. */
  readonly town: string
  readonly where: string
  /** The rule, as a phrase behind the name: 'is held …'. */
  readonly when: string
  readonly date?: DateRule
}

const at = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month - 1, date))
const plus = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000)

/** Easter Sunday of the western churches, by the calculation of Meeus. */
function easter(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  return at(year, Math.floor(n / 31), (n % 31) + 1)
}

const fromEaster =
  (from: number, to: number): DateRule =>
  (year) => [plus(easter(year), from), plus(easter(year), to)]

/** The first given weekday (0 is Sunday) on or after a date. */
const firstOn = (start: Date, weekday: number): Date => plus(start, (weekday - start.getUTCDay() + 7) % 7)

/** A single day: the first given weekday on or after a date of each year. */
const weekdayFrom =
  (month: number, date: number, weekday: number): DateRule =>
  (year) => {
    const found = firstOn(at(year, month, date), weekday)
    return [found, found]
  }

/** From the Saturday after 15 September to the first Sunday in October, or to 3 October if that is later. */
function oktoberfest(year: number): readonly [Date, Date] {
  const lastSunday = firstOn(at(year, 10, 1), 0)
  const end = lastSunday < at(year, 10, 3) ? at(year, 10, 3) : lastSunday
  return [firstOn(at(year, 9, 16), 6), end]
}

/** Well-known festivals with a rule that does not change. */
const FESTIVALS: readonly Festival[] = [
  { sign: /oktoberfest|\bwiesn\b|慕尼黑啤酒节|オクトーバーフェスト/, name: 'Oktoberfest', town: 'Munich', where: 'Munich, Germany', when: 'from the Saturday after 15 September to the first Sunday in October, or to 3 October where that is later', date: oktoberfest },
  { sign: /\btomatina\b/, name: 'La Tomatina', town: 'Valencia', where: 'Buñol near Valencia, Spain', when: 'on the last Wednesday of August', date: weekdayFrom(8, 25, 3) },
  { sign: /san ferm[ií]n|running of (?:the )?bulls|\bbull run/, name: 'San Fermín, with the running of the bulls', town: 'Pamplona', where: 'Pamplona, Spain', when: 'from 6 to 14 July, with a run on each morning from the 7th on' },
  { sign: /\bfallas\b/, name: 'Las Fallas', town: 'Valencia', where: 'Valencia, Spain', when: 'with its great days from 15 to 19 March' },
  { sign: /feria de abril|(?:april|seville) fair/, name: 'The April Fair', town: 'Seville', where: 'Seville, Spain', when: 'as a rule two weeks after Easter, for about a week' },
  { sign: /semana santa|holy week/, name: 'Holy Week', town: 'Seville', where: 'Seville and much of Spain and Latin America', when: 'from Palm Sunday to Easter Sunday', date: fromEaster(-7, 0) },
  { sign: /\bholi\b/, name: 'Holi', town: 'Jaipur', where: 'India and Nepal', when: 'at the full moon of late February or March' },
  { sign: /\bdiwali\b|\bdeepavali\b/, name: 'Diwali', town: 'Jaipur', where: 'India and wherever Hindus live', when: 'over five days around a new moon between mid-October and mid-November' },
  { sign: /(?:loy|loi) krathong|yi ?peng|lantern festival.*chiang mai|chiang mai.*lantern/, name: 'Loy Krathong, with Yi Peng in the north', town: 'Chiang Mai', where: 'Thailand', when: 'at the full moon that mostly falls in November' },
  { sign: /(?:rio|sambadrome).*carnival|carnival.*\brio\b|carnaval .*\brio\b/, name: 'Carnival', town: 'Rio de Janeiro', where: 'Rio de Janeiro, Brazil', when: 'from the Friday before Ash Wednesday to Shrove Tuesday', date: fromEaster(-51, -47) },
  { sign: /(?:salvador|bahia).*carn[ai]v|carn[ai]v\w* .*(?:salvador|bahia)/, name: 'Carnival', town: 'Salvador', where: 'Salvador, Brazil', when: 'from the Thursday before Ash Wednesday to Shrove Tuesday', date: fromEaster(-52, -47) },
  { sign: /(?:cologne|köln).*(?:carn[ia]val|karneval)|(?:carnival|karneval) .*(?:cologne|köln)|rosenmontag|rose monday/, name: 'The street carnival', town: 'Cologne', where: 'Cologne, Germany', when: 'from the Thursday before Ash Wednesday, with the great parade on Rose Monday', date: fromEaster(-52, -48) },
  { sign: /mardi gras/, name: 'Mardi Gras', town: 'New Orleans', where: 'New Orleans, United States', when: 'on the day before Ash Wednesday, with parades for two weeks before it', date: fromEaster(-47, -47) },
  { sign: /fringe|edinburgh (?:international )?festival/, name: 'The Fringe', town: 'Edinburgh', where: 'Edinburgh, United Kingdom', when: 'for some three and a half weeks in August' },
  { sign: /notting hill carnival/, name: 'The Notting Hill Carnival', town: 'London', where: 'London, United Kingdom', when: 'on the last Sunday and Monday of August' },
  { sign: /\bglastonbury\b.*(?:festival|music)|when is glastonbury/, name: 'The Glastonbury Festival', town: 'Bristol', where: 'Pilton in Somerset, United Kingdom', when: 'in the last days of June, but not in every year' },
  { sign: /\bcoachella\b/, name: 'Coachella', town: 'Palm Springs', where: 'Indio near Palm Springs, United States', when: 'on two weekends in April' },
  { sign: /burning man/, name: 'Burning Man', town: 'Reno', where: 'the Black Rock Desert near Reno, United States', when: 'in the nine days that end on Labor Day, the first Monday of September' },
  { sign: /balloon fiesta/, name: 'The Balloon Fiesta', town: 'Albuquerque', where: 'Albuquerque, United States', when: 'for nine days in early October' },
  { sign: /inti raymi/, name: 'Inti Raymi', town: 'Cusco', where: 'Cusco, Peru', when: 'on 24 June' },
  { sign: /\bpalio\b/, name: 'The Palio', town: 'Siena', where: 'Siena, Italy', when: 'on 2 July and 16 August' },
  { sign: /gion matsuri/, name: 'Gion Matsuri', town: 'Kyoto', where: 'Kyoto, Japan', when: 'all July, with the processions of floats on the 17th and the 24th' },
  { sign: /(?:sapporo )?snow festival|yuki matsuri/, name: 'The Snow Festival', town: 'Sapporo', where: 'Sapporo, Japan', when: 'for about a week in early February' },
  { sign: /naadam/, name: 'Naadam', town: 'Ulaanbaatar', where: 'Mongolia', when: 'from 11 to 13 July' },
  { sign: /midsummer|midsommar/, name: 'Midsummer Eve', town: 'Stockholm', where: 'Sweden', when: 'on the Friday between 19 and 25 June', date: weekdayFrom(6, 19, 5) },
  { sign: /^(?!.*\b(?:open|close[sd]?|hours|weather|cold|warm|pack|wear|snow)\b).*(?:new year'?s eve|hogmanay|nochevieja|silvester(?!i)|réveillon|capodanno)/, name: "New Year's Eve", town: 'Edinburgh', where: 'everywhere; known for it are Edinburgh with Hogmanay, Vienna with its balls, Reykjavík with its bonfires, Funchal and Sydney with fireworks over the water, Rio de Janeiro on Copacabana and New York on Times Square', when: 'on 31 December' },
  { sign: /(?:chinese|lunar) new year|spring festival.*china|\btết\b|春节/, name: 'The Lunar New Year', town: 'Singapore', where: 'China, Taiwan, Hong Kong, Singapore, Malaysia and Vietnam, where much is closed for days', when: 'at the new moon between 21 January and 20 February' },
  { sign: /st\.? ?patrick'?s? (?:day|festival|parade)|saint patrick'?s day/, name: "St Patrick's Day", town: 'Dublin', where: 'Dublin and all of Ireland, and among emigrants, as in Boston, Chicago and New York', when: 'on 17 March' },
  { sign: /^(?!.*\b(?:open|close[sd]?|hours|weather)\b).*\bhalloween\b/, name: 'Halloween', town: 'Salem', where: 'the United States, Canada and Ireland, where it comes from; Salem keeps it for all of October', when: 'on 31 October' },
  { sign: /day of the dead|d[ií]a de (?:los )?muertos/, name: 'The Day of the Dead', town: 'Oaxaca', where: 'Mexico, above all Oaxaca, Pátzcuaro and Mexico City', when: 'on 1 and 2 November' },
  { sign: /up helly aa/, name: 'Up Helly Aa', town: 'Lerwick', where: 'Lerwick in Shetland, United Kingdom', when: 'on the last Tuesday of January', date: weekdayFrom(1, 25, 2) },
] // prettier-ignore

const ASKS =
  /\b(?:when|what (?:date|dates|day|days|month|time)|which (?:month|week)|dates?|starts?|begins?|ends?|until|how long|where (?:is|can|do|to)|best (?:city|place|town)|wann|quand|cu[aá]ndo|quando|qu'est-ce|que d[ií]a)\b|いつ|什么时候|何时|何日/
/** A festival and little else: 'Oktoberfest 2027', 'Carnival in Rio 2027'. */
const MOST_BARE = 5

export const festivalIn = (words: string): Festival | undefined => FESTIVALS.find(({ sign }) => sign.test(words))

/** Whether it asks when or where a well-known festival is. */
export const asksForFestival = (words: string): boolean =>
  festivalIn(words) !== undefined && (ASKS.test(words) || words.split(' ').length <= MOST_BARE)

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** The days by the rule: in the named year, else the next ones that are not over. */
export function daysOf(
  { date }: Festival,
  year: number | undefined,
  today: string,
): readonly [string, string] | undefined {
  const years = year === undefined ? [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1] : [year]
  return years
    .flatMap((each): [string, string][] => {
      const days = date?.(each)
      return days ? [[isoDay(days[0]), isoDay(days[1])]] : []
    })
    .find(([, to]) => year !== undefined || to >= today)
}
