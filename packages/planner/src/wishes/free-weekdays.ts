import type { Weekday } from '@waymark/atlas/place'

const NAMES: Readonly<Record<Weekday, string>> = {
  Mon: 'mondays?|montags?|lunes|lundis?|luned[ìi]|segundas?-feiras?|maandag|poniedzia[łl]ek',
  Tue: 'tuesdays?|dienstags?|martes|mardis?|marted[ìi]|ter[çc]as?-feiras?|dinsdag|wtorek',
  Wed: 'wednesdays?|mittwochs?|mi[ée]rcoles|mercredis?|mercoled[ìi]|quartas?-feiras?|woensdag|[śs]rod[aęe]',
  Thu: 'thursdays?|donnerstags?|jueves|jeudis?|gioved[ìi]|quintas?-feiras?|donderdag|czwartek',
  Fri: 'fridays?|freitags?|viernes|vendredis?|venerd[ìi]|sextas?-feiras?|vrijdag|pi[ąa]tek',
  Sat: 'saturdays?|samstags?|sonnabends?|s[áa]bados?|samedis?|sabato|zaterdag|sobot[aęe]',
  Sun: 'sundays?|sonntags?|domingos?|dimanches?|domenic(?:a|he)|zondag|niedziel[aęe]',
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

/** Some weekday in a pattern. */
export const DAY = `(?:${Object.values(NAMES).join('|')})`
const FEW_WORDS = String.raw`(?:\p{L}+ ){0,3}?`
/** 'Nothing planned on Monday', in the Romance languages. */
const PLANNED = '(?:planeado |previsto |de prévu |planejado )?'
/** 'Free museums on Monday' and 'Monday's museum is free' keep no day free. */
const KEPT = [
  `(?:keep|leave|want|need) ${FEW_WORDS}${DAY} ${FEW_WORDS}(?:free|open|empty|clear|off|unplanned)`,
  `${DAY}(?:,? (?:completely|entirely|totally|all day|to be|should be|must be|has to be))* (?:free|off)(?= ?$)`,
  `(?:free|off|nothing|nothing planned|no plans?|no programme?|no sightseeing|no activities|day of rest|rest day) (?:at all )?(?:on |for |every )?(?:the )?${DAY}(?= ?$)`,
  `${DAY} ${FEW_WORDS}(?:frei|freihalten|freilassen|freigehalten|nichts|kein programm)(?= ?$| halten| lassen| bleiben| planen| vor)`,
  `(?:frei|nichts|kein programm|ruhetag) (?:geplant |haben )?(?:am )${DAY}(?= ?$)`,
  `${DAY} ${FEW_WORDS}(?:libre|libres|livre|livres|libero|libera|vrij|woln[yae])(?= ?$)`,
  `(?:libre|libres|nada|descanso|sin (?:planes|programa|visitas)) ${PLANNED}(?:el |los |para el )${DAY}(?= ?$)`,
  `(?:libre|rien|repos|sans (?:visites?|programme|activités?|rien)) ${PLANNED}(?:le |les )${DAY}(?= ?$)`,
  `(?:libero|liberi|niente|riposo|senza (?:programmi|impegni|visite)) ${PLANNED}(?:il |di |la )?${DAY}(?= ?$)`,
  `(?:livre|livres|nada|descanso|sem (?:planos|programa|visitas)) ${PLANNED}(?:na |no |à )${DAY}(?= ?$)`,
]
/** What takes up a whole day. */
const EVENT =
  /(?<!\p{L})(?:weddings?|conferences?|funerals?|christening|baptism|busy|at work|working|have to work|(?:we|i) work|hochzeit|konferenz|tagung|beerdigung|taufe|arbeite\p{L}*|boda|congreso|conferencia|funeral|bautizo|trabaj\p{L}+|mariage|conférence|congrès|enterrement|baptême|travaill\p{L}+|matrimonio|conferenza|congresso|funerale|battesimo|lavor[ioa]\p{L}*|casamento|conferência|batizado|trabalh\p{L}+|bruiloft|conferentie|begrafenis|ślub|slub|wesele)(?!\p{L})/iu
const KEPT_SIGNED =
  /曜日?[^、。]{0,8}(?:空け|あけ|フリー|予定なし|予定を入れ|予定は入れ|休み|休息|結婚式|会議|仕事|自由)|(?:周|星期|礼拜)[一二三四五六日天][^，。、]{0,6}(?:留空|空出|空着|不安排|休息|自由|婚礼|开会|会议|工作|有事)|요일[은에을]?[^.,]{0,6}(?:비워|비우|자유|쉬|결혼식|회의|일해|휴식)/u
const IS_KEPT = new RegExp(`(?<!\\p{L})(?:${KEPT.join('|')})`, 'iu')
/** What is said of a part of the day, of a journey or of all other days. */
const PARTLY =
  /(?<!\p{L})(?:evenings?|mornings?|afternoons?|nights?|noon|abends?|vormittags?|nachmittags?|morgens?|noches?|tardes?|mañana|soirs?|soirées?|matin|après-midi|ser[ae]|mattin[ae]|pomeriggio|noites?|manhã|except|außer|excepto|sauf|tranne|exceto|arriv\p{L}*|leav\p{L}* (?:on|at)|land\p{L}*|fly|until|from|closed|museums?)(?!\p{L})|午前|午後|夜|晩|朝|上午|下午|晚上|早上|到达|着/iu
const KEEP_IT =
  /^\s*(?:so |please |and )*(?:keep|leave) (?:it|that|that day|this day) (?:free|open|empty|clear)\s*$|^\s*(?:keep|leave) \p{L}+days?\s*$|^\s*(?:bitte )?(?:den tag )?freihalten\s*$/iu

const CLAUSES = /[,.;!?\n，。；！？、]+|(?<!\p{L})(?:but|aber|pero|mais|ma)(?!\p{L})/iu

const keepsFree = (clause: string): boolean =>
  !PARTLY.test(clause) &&
  BY_DAY.some(({ says }) => says.test(clause)) &&
  (IS_KEPT.test(clause.trim()) || EVENT.test(clause) || KEPT_SIGNED.test(clause))

/** Weekdays on which nothing is to be planned: 'keep Monday free', 'am Dienstag haben wir eine Hochzeit', '周一留空'. */
export function freeWeekdaysIn(text: string): Set<Weekday> {
  const clauses = text.split(CLAUSES).filter(keepsFree)
  return new Set(BY_DAY.flatMap(({ weekday, says }) => (clauses.some((clause) => says.test(clause)) ? weekday : [])))
}

/** Whether a part of a text says no more than that. */
export const asksForFreeWeekday = (part: string): boolean => keepsFree(part) || KEEP_IT.test(part)

/** The text without what is said of those weekdays, in which 'a day without plans on Monday' is no day of its own. */
export const withoutFreeWeekdays = (text: string): string =>
  text
    .split(CLAUSES)
    .filter((clause) => !keepsFree(clause))
    .join('. ')

const LABELS: Readonly<Record<Weekday, string>> = {
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
export const freeWeekdayLabel = (weekday: Weekday): string => `${LABELS[weekday]} free`
