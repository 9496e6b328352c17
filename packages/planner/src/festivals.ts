/** The first and the last day in a year. */
type DateRule = (year: number) => readonly [from: Date, to: Date]

/** A well-known festival, with a rule for its days that does not change from year to year. */
export interface Festival {
  readonly sign: RegExp
  readonly name: string
  /** The town to ask about next. */
  readonly town: string
  readonly where: string
  /** Countries in which it is held everywhere, by their codes, or all. */
  readonly countries?: string
  /** The rule, as a phrase behind the name: 'is held …'. */
  readonly when: string
  readonly date?: DateRule
  /** Most of it is in the evening. */
  readonly isLate?: boolean
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

/** The same days of each year, as month and date. */
const fixed =
  (from: readonly [number, number], to: readonly [number, number]): DateRule =>
  (year) => [at(year, ...from), at(year, ...to)]

/** King's Day of the Netherlands: 27 April, or the 26th where that is a Sunday. */
function kingsDay(year: number): readonly [Date, Date] {
  const day = at(year, 4, 27).getUTCDay() === 0 ? at(year, 4, 26) : at(year, 4, 27)
  return [day, day]
}

export const FESTIVALS: readonly Festival[] = [
  { sign: /oktoberfest|\bwiesn\b|慕尼黑啤酒节|オクトーバーフェスト/, name: 'Oktoberfest', town: 'Munich', where: 'Munich, Germany', when: 'from the Saturday after 15 September to the first Sunday in October, or to 3 October where that is later', date: oktoberfest },
  { sign: /\btomatina\b/, name: 'La Tomatina', town: 'Valencia', where: 'Buñol near Valencia, Spain', when: 'on the last Wednesday of August', date: weekdayFrom(8, 25, 3) },
  { sign: /san ferm[ií]n|running of (?:the )?bulls|\bbull run/, name: 'San Fermín, with the running of the bulls', town: 'Pamplona', where: 'Pamplona, Spain', when: 'from 6 to 14 July, with a run on each morning from the 7th on', date: fixed([7, 6], [7, 14]) },
  { sign: /\bfallas\b/, name: 'Las Fallas', town: 'Valencia', where: 'Valencia, Spain', when: 'with its great days from 15 to 19 March', date: fixed([3, 15], [3, 19]), isLate: true },
  { sign: /feria de abril|(?:april|seville) fair/, name: 'The April Fair', town: 'Seville', where: 'Seville, Spain', when: 'as a rule two weeks after Easter, for about a week' },
  { sign: /semana santa|holy week/, name: 'Holy Week', town: 'Seville', where: 'Seville and much of Spain and Latin America', countries: 'ES GT MX PE', when: 'from Palm Sunday to Easter Sunday', date: fromEaster(-7, 0) },
  { sign: /\bholi\b/, name: 'Holi', town: 'Jaipur', where: 'India and Nepal', countries: 'IN NP', when: 'at the full moon of late February or March' },
  { sign: /\bdiwali\b|\bdeepavali\b/, name: 'Diwali', town: 'Jaipur', where: 'India and wherever Hindus live', countries: 'IN NP', when: 'over five days around a new moon between mid-October and mid-November' },
  { sign: /(?:loy|loi) krathong|yi ?peng|lantern festival.*chiang mai|chiang mai.*lantern/, name: 'Loy Krathong, with Yi Peng in the north', town: 'Chiang Mai', where: 'Thailand', countries: 'TH', when: 'at the full moon that mostly falls in November', isLate: true },
  { sign: /(?:rio|sambadrome).*carnival|carnival.*\brio\b|carnaval .*\brio\b/, name: 'Carnival', town: 'Rio de Janeiro', where: 'Rio de Janeiro, Brazil', when: 'from the Friday before Ash Wednesday to Shrove Tuesday', date: fromEaster(-51, -47), isLate: true },
  { sign: /(?:salvador|bahia).*carn[ai]v|carn[ai]v\w* .*(?:salvador|bahia)/, name: 'Carnival', town: 'Salvador', where: 'Salvador, Brazil', when: 'from the Thursday before Ash Wednesday to Shrove Tuesday', date: fromEaster(-52, -47), isLate: true },
  { sign: /(?:cologne|köln).*(?:carn[ia]val|karneval)|(?:carnival|karneval) .*(?:cologne|köln)|rosenmontag|rose monday/, name: 'The street carnival', town: 'Cologne', where: 'Cologne, Germany', when: 'from the Thursday before Ash Wednesday, with the great parade on Rose Monday', date: fromEaster(-52, -48) },
  { sign: /mardi gras/, name: 'Mardi Gras', town: 'New Orleans', where: 'New Orleans, United States', when: 'on the day before Ash Wednesday, with parades for two weeks before it', date: fromEaster(-47, -47) },
  { sign: /fringe|edinburgh (?:international )?festival/, name: 'The Fringe', town: 'Edinburgh', where: 'Edinburgh, United Kingdom', when: 'for some three and a half weeks in August' },
  { sign: /notting hill carnival/, name: 'The Notting Hill Carnival', town: 'London', where: 'London, United Kingdom', when: 'on the last Sunday and Monday of August' },
  { sign: /\bglastonbury\b.*(?:festival|music)|when is glastonbury/, name: 'The Glastonbury Festival', town: 'Bristol', where: 'Pilton in Somerset, United Kingdom', when: 'in the last days of June, but not in every year' },
  { sign: /\bcoachella\b/, name: 'Coachella', town: 'Palm Springs', where: 'Indio near Palm Springs, United States', when: 'on two weekends in April' },
  { sign: /burning man/, name: 'Burning Man', town: 'Reno', where: 'the Black Rock Desert near Reno, United States', when: 'in the nine days that end on Labor Day, the first Monday of September' },
  { sign: /balloon fiesta/, name: 'The Balloon Fiesta', town: 'Albuquerque', where: 'Albuquerque, United States', when: 'for nine days in early October' },
  { sign: /inti raymi/, name: 'Inti Raymi', town: 'Cusco', where: 'Cusco, Peru', when: 'on 24 June', date: fixed([6, 24], [6, 24]) },
  { sign: /\bpalio\b/, name: 'The Palio', town: 'Siena', where: 'Siena, Italy', when: 'on 2 July and 16 August' },
  { sign: /gion matsuri/, name: 'Gion Matsuri', town: 'Kyoto', where: 'Kyoto, Japan', when: 'all July, with the processions of floats on the 17th and the 24th', date: fixed([7, 17], [7, 24]) },
  { sign: /(?:sapporo )?snow festival|yuki matsuri/, name: 'The Snow Festival', town: 'Sapporo', where: 'Sapporo, Japan', when: 'for about a week in early February' },
  { sign: /naadam/, name: 'Naadam', town: 'Ulaanbaatar', where: 'Mongolia', countries: 'MN', when: 'from 11 to 13 July', date: fixed([7, 11], [7, 13]) },
  { sign: /midsummer|midsommar/, name: 'Midsummer Eve', town: 'Stockholm', where: 'Sweden', countries: 'SE FI', when: 'on the Friday between 19 and 25 June', date: weekdayFrom(6, 19, 5) },
  { sign: /^(?!.*\b(?:open|close[sd]?|hours|weather|cold|warm|pack|wear|snow)\b).*(?:new year'?s eve|hogmanay|nochevieja|silvester(?!i)|réveillon|capodanno)/, name: "New Year's Eve", town: 'Edinburgh', where: 'everywhere; known for it are Edinburgh with Hogmanay, Vienna with its balls, Reykjavík with its bonfires, Funchal and Sydney with fireworks over the water, Rio de Janeiro on Copacabana and New York on Times Square', countries: 'all', when: 'on 31 December', date: fixed([12, 31], [12, 31]), isLate: true },
  { sign: /(?:chinese|lunar) new year|spring festival.*china|\btết\b|春节/, name: 'The Lunar New Year', town: 'Singapore', where: 'China, Taiwan, Hong Kong, Singapore, Malaysia and Vietnam, where much is closed for days', countries: 'CN TW HK MO SG MY VN', when: 'at the new moon between 21 January and 20 February' },
  { sign: /st\.? ?patrick'?s? (?:day|festival|parade)|saint patrick'?s day/, name: "St Patrick's Day", town: 'Dublin', where: 'Dublin and all of Ireland, and among emigrants, as in Boston, Chicago and New York', countries: 'IE', when: 'on 17 March', date: fixed([3, 17], [3, 17]) },
  { sign: /^(?!.*\b(?:open|close[sd]?|hours|weather)\b).*\bhalloween\b/, name: 'Halloween', town: 'Salem', where: 'the United States, Canada and Ireland, where it comes from; Salem keeps it for all of October', countries: 'US CA IE', when: 'on 31 October', date: fixed([10, 31], [10, 31]) },
  { sign: /day of the dead|d[ií]a de (?:los )?muertos/, name: 'The Day of the Dead', town: 'Oaxaca', where: 'Mexico, above all Oaxaca, Pátzcuaro and Mexico City', countries: 'MX', when: 'from the evening of 31 October to 2 November', date: fixed([10, 31], [11, 2]), isLate: true },
  { sign: /awa odori/, name: 'Awa Odori', town: 'Tokushima', where: 'Tokushima, Japan', when: 'from 12 to 15 August', date: fixed([8, 12], [8, 15]), isLate: true },
  { sign: /\bnebuta\b/, name: 'Nebuta Matsuri', town: 'Aomori', where: 'Aomori, Japan', when: 'from 2 to 7 August', date: fixed([8, 2], [8, 7]), isLate: true },
  { sign: /sendai tanabata|tanabata/, name: 'The Tanabata Festival', town: 'Sendai', where: 'Sendai, Japan', when: 'from 6 to 8 August', date: fixed([8, 6], [8, 8]) },
  { sign: /\bobon\b/, name: 'Obon', town: 'Kyoto', where: 'Japan, where much of the country travels home for it', countries: 'JP', when: 'around 13 to 16 August in most of the country', date: fixed([8, 13], [8, 16]) },
  { sign: /f[eê]te de la musique/, name: 'The Fête de la Musique', town: 'Paris', where: 'all over France', countries: 'FR', when: 'on 21 June', date: fixed([6, 21], [6, 21]) },
  { sign: /(?:festival d'|festival of )avignon|avignon festival/, name: 'The Avignon Festival', town: 'Avignon', where: 'Avignon, France', when: 'for some three weeks in July' },
  { sign: /regata storica/, name: 'The Regata Storica', town: 'Venice', where: 'Venice, Italy', when: 'on the first Sunday of September', date: weekdayFrom(9, 1, 0) },
  { sign: /salzburg festival|salzburger festspiele/, name: 'The Salzburg Festival', town: 'Salzburg', where: 'Salzburg, Austria', when: 'for some six weeks from late July to the end of August' },
  { sign: /montreux jazz/, name: 'The Montreux Jazz Festival', town: 'Montreux', where: 'Montreux, Switzerland', when: 'for about two weeks in the first half of July' },
  { sign: /dubrovnik summer/, name: 'The Dubrovnik Summer Festival', town: 'Dubrovnik', where: 'Dubrovnik, Croatia', when: 'from 10 July to 25 August', date: fixed([7, 10], [8, 25]) },
  { sign: /santo ant[oó]nio|festas de lisboa/, name: "St Anthony's Night", town: 'Lisbon', where: 'Lisbon, Portugal', when: 'in the night of 12 to 13 June', date: fixed([6, 12], [6, 13]), isLate: true },
  { sign: /s[aã]o jo[aã]o/, name: "St John's Night", town: 'Porto', where: 'Porto, Portugal', when: 'in the night of 23 to 24 June', date: fixed([6, 23], [6, 24]), isLate: true },
  { sign: /guelaguetza/, name: 'The Guelaguetza', town: 'Oaxaca', where: 'Oaxaca, Mexico', when: 'as a rule on the last two Mondays of July' },
  { sign: /gnaoua/, name: 'The Gnaoua Festival', town: 'Essaouira', where: 'Essaouira, Morocco', when: 'for some days in June, as a rule' },
  { sign: /boryeong|mud festival/, name: 'The Boryeong Mud Festival', town: 'Seoul', where: 'Boryeong, South Korea', when: 'for some two weeks from late July, as a rule' },
  { sign: /calgary stampede/, name: 'The Calgary Stampede', town: 'Calgary', where: 'Calgary, Canada', when: 'for ten days in early July' },
  { sign: /up helly aa/, name: 'Up Helly Aa', town: 'Lerwick', where: 'Lerwick in Shetland, United Kingdom', when: 'on the last Tuesday of January', date: weekdayFrom(1, 25, 2) },
  { sign: /songkran|ソンクラーン|宋干节|泼水节/, name: 'Songkran', town: 'Bangkok', where: 'Thailand', countries: 'TH', when: 'from 13 to 15 April, in Chiang Mai for some days more', date: fixed([4, 13], [4, 15]) },
  { sign: /(?:venice|venezia|venedig|venise|venecia).*(?:carn[ie]val|karneval)|(?:carn[ie]val|karneval)\w* .*(?:venice|venezia|venedig|venise|venecia)/, name: 'The Carnival of Venice', town: 'Venice', where: 'Venice, Italy', when: 'for some two weeks until Shrove Tuesday, the day before Ash Wednesday', date: fromEaster(-60, -47) },
  { sign: /fasnacht/, name: 'Fasnacht', town: 'Basel', where: 'Basel, Switzerland', when: 'from the Monday after Ash Wednesday, at four in the morning, to the Wednesday', date: fromEaster(-41, -39) },
  { sign: /king'?s day|koningsdag/, name: "King's Day", town: 'Amsterdam', where: 'the Netherlands, above all Amsterdam', countries: 'NL', when: 'on 27 April, or the 26th where that is a Sunday', date: kingsDay },
  { sign: /bastille day|14 juillet|quatorze juillet/, name: 'Bastille Day', town: 'Paris', where: 'France, with the parade and the great fireworks in Paris', countries: 'FR', when: 'on 14 July', date: fixed([7, 14], [7, 14]), isLate: true },
  { sign: /f[eê]te des lumi[eè]res/, name: 'The Fête des Lumières', town: 'Lyon', where: 'Lyon, France', when: 'for four evenings around 8 December', isLate: true },
] // prettier-ignore

export const festivalIn = (words: string): Festival | undefined => FESTIVALS.find(({ sign }) => sign.test(words))

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
