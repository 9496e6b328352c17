import type { Weekday } from '@waymark/atlas/place'
import { capitalised } from '../wording.ts'

/** 'Samstagabend', 'montags'. */
const TIMES = '(?:s|abends?|morgens?|vormittags?|mittags?|nachmittags?|nachts?)?'
const NAMES: Readonly<Record<Weekday, string>> = {
  Mon: `mondays?|montag${TIMES}|lunes|lundis?|luned[ìi]|segundas?-feiras?|segunda(?= (?:livre|às|à noite|à tarde|de manhã))|maandag|poniedzia[łl]ek|pazartesi`,
  Tue: `tuesdays?|dienstag${TIMES}|martes|mardis?|marted[ìi]|ter[çc]as?-feiras?|terça(?= (?:livre|às|à noite|à tarde|de manhã))|dinsdag|wtorek|salı günü`,
  Wed: `wednesdays?|mittwoch${TIMES}|mi[ée]rcoles|mercredis?|mercoled[ìi]|quartas?-feiras?|quarta(?= (?:livre|às|à noite|à tarde|de manhã))|woensdag|[śs]rod[aęe]|çarşamba`,
  Thu: `thursdays?|donnerstag${TIMES}|jueves|jeudis?|gioved[ìi]|quintas?-feiras?|quinta(?= (?:livre|às|à noite|à tarde|de manhã))|donderdag|czwartek|perşembe`,
  Fri: `fridays?|freitag${TIMES}|viernes|vendredis?|venerd[ìi]|sextas?-feiras?|sexta(?= (?:livre|às|à noite|à tarde|de manhã))|vrijdag|pi[ąa]tek|cuma(?! namaz)`,
  Sat: `saturdays?|samstag${TIMES}|sonnabend${TIMES}|s[áa]bados?|samedis?|sabato|zaterdag|sobot[aęe]|cumartesi`,
  Sun: `sundays?|sonntag${TIMES}|domingos?|dimanches?|domenic(?:a|he)|zondag|niedziel[aęe]|pazar günü`,
}
const SIGNS: Readonly<Record<Weekday, string>> = {
  Mon: '月曜|周一|星期一|礼拜一|월요일',
  Tue: '火曜|周二|星期二|礼拜二|화요일',
  Wed: '水曜|周三|星期三|礼拜三|수요일',
  Thu: '木曜|周四|星期四|礼拜四|목요일',
  Fri: '金曜|周五|星期五|礼拜五|금요일',
  Sat: '土曜|周六|星期六|礼拜六|토요일',
  Sun: '日曜|周日|周天|星期日|星期天|礼拜天|일요일',
}
const WEEKDAYS = Object.keys(NAMES) as Weekday[]
const named = (weekday: Weekday): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${NAMES[weekday]})(?!\\p{L})|${SIGNS[weekday]}`, 'iu')
const BY_DAY = WEEKDAYS.map((weekday) => ({ weekday, says: named(weekday) }))

/** Both days of a weekend. */
export const WEEKEND = 'week-?ends?|wochenend\\w*|fin(?:es)? de semana|fine settimana|fi(?:m|ns) de semana'
const SIGNED_WEEKEND = '週末|周末'
const SAYS_WEEKEND = new RegExp(`(?<!\\p{L})(?:${WEEKEND})(?!\\p{L})|${SIGNED_WEEKEND}`, 'iu')
/** Some weekday in a pattern. */
export const DAY = `(?:${Object.values(NAMES).join('|')})`
const FEW_WORDS = String.raw`(?:\p{L}+ ){0,3}?`
/** 'Nothing planned on Monday', in the Romance languages. */
const PLANNED = '(?:planeado |previsto |de prévu |planejado )?'
const ENDS = String.raw`(?= ?(?:(?:please|pls|plz|bitte|por favor|porfa|svp|s['’]il (?:vous|te) pla[iî]t|per favore|per piacere|thanks|danke|merci|gracias|grazie|obrigad[oa]) ?)?$)`
const NO_PLANS = String.raw`(?:sin (?:planes?|programa|nada|visitas|actividades)|nada|no (?:hacemos|haremos|hago|queremos hacer) nada|sans (?:programme|rien|visites?|activités?)|rien|(?:on|nous|je) ne (?:fait|ferons|faisons|fais|fera) rien|senza (?:programmi|impegni|niente|visite)|niente(?: programmi| impegni)?|nessun (?:programma|impegno)|non facciamo niente|sem (?:nada|planos?|programas?|programação|passeios)|não (?:fazemos|vamos fazer|faremos) nada)`
/** 'Lucha libre el viernes' is wrestling, and 'al aire libre' outdoors. */
const NO_FREE_DAY = String.raw`(?<!(?:aire|ar|lucha|luta|entrada|entrée|camping|vuelo|voo|vol|chute|caída|buffet|tempo|tiempo) )`
/** 'Free museums on Monday' and 'Monday's museum is free' keep no day free. */
const keptBy = (day: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${[
      `(?:keep|leave|want|need) ${FEW_WORDS}${day} ${FEW_WORDS}(?:free|open|empty|clear|off|unplanned)`,
      `${day}(?:,? (?:completely|entirely|totally|all day|to be|should be|must be|has to be))* (?:free|off)${ENDS}`,
      `${day}:? ${FEW_WORDS}(?:nothing(?: planned)?|no (?:plans?|programme?|sightseeing|activities|schedule)|unplanned|to ourselves|to myself)${ENDS}`,
      `(?:free|off|nothing|nothing planned|no plans?|no programme?|no sightseeing|no activities|day of rest|rest day) (?:at all )?(?:on |for |every )?(?:the |our )?${day}${ENDS}`,
      `${day} ${FEW_WORDS}(?:frei|freihalten|freilassen|freigehalten|nichts|nix|kein programm|keine pläne)(?:${ENDS}| halten| lassen| bleiben| planen| geplant| machen| vor)`,
      `(?:frei|nichts|nix|kein programm|keine pläne|ruhetag) (?:geplant |haben |planen )?(?:am |an )${day}${ENDS}`,
      `${day} ${FEW_WORDS}${NO_FREE_DAY}(?:libre|libres|livre|livres|libero|libera|vrij|woln[yae]|${NO_PLANS})${ENDS}`,
      `${NO_FREE_DAY}(?:libre|libres|nada|descanso|sin (?:planes|programa|visitas)) ${PLANNED}(?:el |los |para el )${day}${ENDS}`,
      `${NO_FREE_DAY}(?:libre|rien|repos|sans (?:visites?|programme|activités?|rien)) ${PLANNED}(?:le |les )${day}${ENDS}`,
      `(?:libero|liberi|niente|riposo|senza (?:programmi|impegni|visite)) ${PLANNED}(?:il |l['’]|di |la )?${day}${ENDS}`,
      `${NO_FREE_DAY}(?:livre|livres|nada|descanso|sem (?:planos|programa|visitas)) ${PLANNED}(?:na |no |à )${day}${ENDS}`,
    ].join('|')})`,
    'iu',
  )
/** What takes up a whole day. */
const EVENT =
  /(?<!\p{L})(?<!(?:aniversario|anniversaire|anniversario|aniversário) d[aei] )(?:weddings?(?! anniversar)|conferences?|funerals?|christening|baptism|busy|at work|working|have to work|(?:we|i) work|hochzeit|konferenz|tagung|beerdigung|taufe|arbeite\p{L}*|boda|congreso|conferencia|funeral|bautizo|trabaj\p{L}+|mariage|conférence|congrès|enterrement|baptême|travaill\p{L}+|matrimonio|conferenza|congresso|funerale|battesimo|lavor[ioa]\p{L}*|casamento|conferência|batizado|trabalh\p{L}+|bruiloft|conferentie|begrafenis|ślub|slub|wesele)(?!\p{L})/iu
const FREE_SIGNED = {
  ja: '[^、。]{0,8}(?:空け|あけ|フリー|予定なし|予定を入れ|予定は入れ|何もし|休み|休息|結婚式|会議|仕事|自由)',
  zh: '[^，。、]{0,6}(?:留空|空出|空着|不安排|什么都不|休息|自由|婚礼|开会|会议|工作|有事)',
}
const KEPT_SIGNED = new RegExp(
  `(?:曜日?|週末)${FREE_SIGNED.ja}|周末${FREE_SIGNED.zh}|(?:周|星期|礼拜)[一二三四五六日天]${FREE_SIGNED.zh}|요일[은에을]?[^.,]{0,6}(?:비워|비우|자유|쉬|결혼식|회의|일해|휴식)`,
  'u',
)
const IS_KEPT = keptBy(`(?:${DAY}|${WEEKEND})`)
/** Tried first, as it takes a hundredth of the time. */
const NAMES_DAY = new RegExp(`${DAY}|${WEEKEND}`, 'iu')
/** What is said of a part of the day, of a journey or of all other days. */
const PARTLY =
  /(?<!\p{L})(?:evenings?|mornings?|afternoons?|nights?|noon|abends?|vormittags?|nachmittags?|morgens?|noches?|tardes?|mañana|soirs?|soirées?|matin|après-midi|ser[ae]|mattin[ae]|pomeriggio|noites?|manhã|except|außer|excepto|sauf|tranne|exceto|arriv\p{L}*|leav\p{L}* (?:on|at)|land\p{L}*|fly|until|from|(?:bis|ab) (?=\d)|hasta|jusqu|fino|até|closed|museums?)(?!\p{L})|午前|午後|夜|晩|朝|上午|下午|晚上|早上|到达|着/iu
const KEEP_IT =
  /^\s*(?:so |please |and )*(?:keep|leave) (?:it|that|that day|this day) (?:free|open|empty|clear)\s*$|^\s*(?:keep|leave) \p{L}+days?\s*$|^\s*(?:bitte )?(?:den tag )?freihalten\s*$/iu

const CLAUSES = /[,;!?\n，。；！？、]+|\.(?! ?tag)|(?<!\p{L})(?:but|aber|pero|mais|ma)(?!\p{L})/iu

/** The last day, among days that are counted from 1. */
const LAST = -1
const COUNTED: readonly (readonly [day: number, words: string, signs: string])[] = [
  [1, 'first|1st|ersten?|primer|primero|premier|primo|primeiro|(?:ilk|birinci)(?= gün)', '一1'],
  [2, 'second|2nd|zweiten?|segundo|deuxième|deuxieme|2e|2ème|secondo|ikinci', '二2'],
  [3, 'third|3rd|dritten?|tercer|tercero|troisième|troisieme|3e|3ème|terzo|terceiro|üçüncü', '三3'],
  [4, 'fourth|4th|vierten?|cuarto|quatrième|quatrieme|4e|4ème|quarto|dördüncü', '四4'],
  [5, 'fifth|5th|fünften?|quinto|cinquième|cinquieme|5e|5ème', '五5'],
  [6, 'sixth|6th|sechsten?|sexto|sixième|6e|sesto', '六6'],
  [7, 'seventh|7th|siebten?|séptimo|septième|7e|settimo|sétimo', '七7'],
  // Dates are read as days of the trip, up to the fourteenth.
  ...[8, 9, 10, 11, 12, 13, 14].map((day) => [day, `${day}th`, day < 10 ? `${day}` : ''] as const),
  [LAST, 'very last|last|final|letzten?|último|ultimo|dernier|son(?= gün)', ''],
]
const DAY_WORD = '(?:day|tag|d[ií]a|jour|giorno|gün(?:de|ü)?)'
/** 'The last evening' names a day as well. */
const EVENING_WORD = '(?:evening|night|morning|abend|morgen|noche|soir|matin|sera|mattina|noite|manhã)'
const patternOf = ([day, words]: (typeof COUNTED)[number], dayWord = DAY_WORD): string =>
  `(?:(?:${words}) ${dayWord}|${day === LAST ? '' : `${day}\\. ?(?:tag|gün)|`}${DAY_WORD} ${day === LAST ? '(?:last)' : `${day}(?!\\d|[.:/-]\\d)`})`
/** A day of the trip by its number in a pattern: 'the third day', 'Tag 2'. */
export const COUNTED_DAY = `(?:${COUNTED.map((own) => patternOf(own)).join('|')})`
const IS_COUNTED_KEPT = keptBy(COUNTED_DAY)
const COUNTED_SIGNED = new RegExp(
  `(?:[\\d一二三四五六七]日目|最終日|初日)${FREE_SIGNED.ja}|(?:第[\\d一二三四五六七]天|最后一天|最後一天)${FREE_SIGNED.zh}`,
  'u',
)
const byCount = (dayWord?: string) =>
  COUNTED.map((own) => ({
    day: own[0],
    says: new RegExp(
      `(?<![\\p{L}\\d])${patternOf(own, dayWord)}(?!\\p{L})|${own[0] === LAST ? '最終日|最后一天|最後一天' : `(?<!\\d)[${own[2]}]日目|第[${own[2]}]天${own[0] === 1 ? '|初日' : ''}`}`,
      'iu',
    ),
  }))
const BY_COUNT = byCount()
const BY_COUNT_OR_EVENING = byCount(`(?:${DAY_WORD}|${EVENING_WORD})`)

const keepsWeekdayFree = (clause: string): boolean =>
  (NAMES_DAY.test(clause) && IS_KEPT.test(clause.trim())) ||
  KEPT_SIGNED.test(clause) ||
  // A wedding at the weekend takes up one of its days.
  (EVENT.test(clause) && BY_DAY.some(({ says }) => says.test(clause)))
const keepsCountedFree = (clause: string): boolean =>
  BY_COUNT.some(({ says }) => says.test(clause)) &&
  (IS_COUNTED_KEPT.test(clause.trim()) || EVENT.test(clause) || COUNTED_SIGNED.test(clause))

const keepsFree = (clause: string): boolean =>
  !PARTLY.test(clause) && (keepsWeekdayFree(clause) || keepsCountedFree(clause))

/** Weekdays on which nothing is to be planned: 'keep Monday free', 'am Dienstag haben wir eine Hochzeit', '周一留空'. */
export function freeWeekdaysIn(text: string): Set<Weekday> {
  const clauses = text.split(CLAUSES).filter(keepsFree)
  const isOfWeekend = (weekday: Weekday, clause: string): boolean =>
    (weekday === 'Sat' || weekday === 'Sun') && SAYS_WEEKEND.test(clause)
  return new Set(
    BY_DAY.flatMap(({ weekday, says }) =>
      clauses.some((clause) => says.test(clause) || isOfWeekend(weekday, clause)) ? weekday : [],
    ),
  )
}

/** The weekdays that a text names, a weekend as both of its days. */
export const weekdaysNamedIn = (text: string): ReadonlySet<Weekday> =>
  new Set(
    BY_DAY.flatMap(({ weekday, says }) =>
      says.test(text) || ((weekday === 'Sat' || weekday === 'Sun') && SAYS_WEEKEND.test(text)) ? weekday : [],
    ),
  )

/** The days of the trip on which nothing is to be planned, by number, the last one as -1: 'day 3 free', '最終日は予定なし'. */
export function freeDaysIn(text: string): Set<number> {
  const clauses = text.split(CLAUSES).filter((clause) => !PARTLY.test(clause) && keepsCountedFree(clause))
  return new Set(BY_COUNT.flatMap(({ day, says }) => (clauses.some((clause) => says.test(clause)) ? day : [])))
}

/** The evening before the last day, on which one leaves. */
const LAST_EVENING = -2
const SAYS_LAST_EVENING =
  /(?<!\p{L})(?:(?:very last|last|final|letzten?) (?:evening|night|abend)|última noche|dernier soir|dernière soirée|ultima sera|última noite)(?!\p{L})|最後の夜|最后一晚|最后一个晚上/iu

/** A day of the trip that a wish names: by its number, the last one as -1 and its eve as -2, or by its weekday. */
export type NamedDay = number | Weekday

/** The one day that a clause names: 'the Blue Lagoon on the last day', 'tango el viernes'. */
export function dayNamedIn(clause: string): NamedDay | undefined {
  if (SAYS_LAST_EVENING.test(clause)) return LAST_EVENING
  const days: readonly NamedDay[] = [
    ...BY_COUNT_OR_EVENING.flatMap(({ day, says }) => (says.test(clause) ? day : [])),
    ...BY_DAY.flatMap(({ weekday, says }) => (says.test(clause) ? weekday : [])),
  ]
  return days.length === 1 ? days[0] : undefined
}

const NAMED_DAY = new RegExp(
  `(?:(?<!\\p{L})(?:on|am|an|el|le|il|na|no|em|den|the|for|für|del|du|di) )*(?<!\\p{L})(?:${COUNTED_DAY}|${DAY})(?!\\p{L})`,
  'giu',
)
/** 'on day 2' of 'a cooking class on day 2'; empty for any day. */
export const dayPhraseIn = (clause: string): string => clause.match(NAMED_DAY)?.[0].trim() ?? ''
/** 'Swamp tour on day 2' without the day. */
export const withoutDay = (text: string): string => text.replace(NAMED_DAY, ' ').replace(/\s+/g, ' ')

export function isNamedDay(
  named: NamedDay,
  { day, weekday }: { readonly day: number; readonly weekday: Weekday },
  length: number,
): boolean {
  if (typeof named === 'string') return named === weekday
  if (named === LAST) return day === length
  return day === (named === LAST_EVENING ? Math.max(1, length - 1) : named)
}

/** Whether a day of a trip of `length` days is one of those that are kept free. */
export const isCountedFree = (freeDays: ReadonlySet<number>, day: number, length: number): boolean =>
  freeDays.has(day) || (freeDays.has(LAST) && day === length)

/** Whether a part of a text says no more than that. */
export const asksForFreeDay = (part: string): boolean => keepsFree(part) || KEEP_IT.test(part)

/** The text without what is said of those days, in which 'a day without plans on Monday' is no day of its own. */
export const withoutFreeDays = (text: string): string =>
  text
    .split(CLAUSES)
    .filter((clause) => !keepsFree(clause))
    .join('. ')

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  ...{
    Mon: 'Monday',
    Tue: 'Tuesday',
    Wed: 'Wednesday',
    Thu: 'Thursday',
    Fri: 'Friday',
    Sat: 'Saturday',
    Sun: 'Sunday',
  },
}

/** On the chip: 'Monday free'. */
export const freeWeekdayLabel = (weekday: Weekday): string => `${WEEKDAY_NAMES[weekday]} free`
/** On the chip of a wish for a certain day: 'Tango on Friday'. */
export function onDayLabel(wish: string, named: NamedDay): string {
  const day =
    typeof named === 'string'
      ? WEEKDAY_NAMES[named]
      : named === LAST
        ? 'the last day'
        : named === LAST_EVENING
          ? 'the last evening'
          : `day ${named}`
  return `${capitalised(wish)} on ${day}`
}
/** The same for a day by its number: 'Day 3 free'. */
export const freeDayLabel = (day: number): string => (day === LAST ? 'Last day free' : `Day ${day} free`)
