import { clockOf } from '@waymark/domain/stop-times'
import { capitalised } from '../wording.ts'
import { dayNamedIn, isNamedDay, type NamedDay, onDayLabel, withoutDay } from './free-days.ts'
import type { Mention } from './mention.ts'

/** Something that the travellers have fixed themselves: 'meeting at 10:15 on Tuesday'. */
export interface Appointment {
  readonly day: NamedDay
  /** In minutes after midnight. */
  readonly at: number
  /** What it is, as it was written; undefined for a meeting or a doctor, of which the plan need not tell. */
  readonly title?: string
}

const ENGLISH =
  'appointments?|meetings?|reservations?|reserved|booked|booking|interview|doctor|dentist|embassy|conference call|video call|train|coach|flight|ferry leaves'
const OTHERS = [
  'termine?|besprechung|treffen|gebucht|reserviert|reservierung|tisch|arzt|zahnarzt|botschaft|zug|flug',
  'cita|reuni[oó]n|reservad[oa]s?|reserva|médico|tren|vuelo',
  'rendez-vous|rdv|réunion|réservée?s?|réservation|médecin|train|vol',
  'appuntamento|riunione|prenotat[oaie]|prenotazione|medico|treno|volo',
  'consulta|compromisso|reunião|marcad[oa]s?|médico|trem|comboio|voo',
  'afspraak|spotkanie|wizyta|rezerwacj\\p{L}*|встреча|бронь',
  'randevu\\p{L}*|toplantı\\p{L}*|rezervasyon\\p{L}*',
].join('|')
const FIXED = new RegExp(
  `(?<!\\p{L})(?:${ENGLISH}|${OTHERS})(?!\\p{L})|予約|会議|約束|打ち合わせ|会议|開會|開会|开会|预约|预订|约了|航班|火车`,
  'iu',
)
/** What one books for an hour: of what has both a day and an hour, the traveller knows where it is. */
const BOOKED = new RegExp(
  '(?<!\\p{L})(?:(?:cooking |dance |surf )?(?:class|lesson|workshop)|tour|tasting|cruise|show|concert|opera|match|game|massage|dinner|lunch|brunch|kochkurs|kurs|führung|konzert|oper|vorstellung|abendessen|mittagessen|clase|taller|concierto|partido|cena|almuerzo|cours|atelier|spectacle|dîner|déjeuner|corso|lezione|concerto|spettacolo|partita|pranzo|aula|oficina|espetáculo|jogo|jantar|almoço|karten|spiel|musical|entradas|billets|biglietti|bilhetes|ingressos|tickets|kaartjes|wedstrijd|voorstelling|bilety|mecz|kolacj[aęi]|матч|концерт|билеты)(?!\\p{L})|コンサート|ツアー|体験|教室|课程|演出|音乐会',
  'iu',
)
/** Of what is not fixed, or what other patterns read: 'no meetings', 'we land at 22:40'. */
const OTHERWISE =
  /(?<!\p{L})(?:no|not|without|cancel\p{L}*|arriv\p{L}*|land\p{L}*|ankunft|ankomm\p{L}*|kein\p{L}*|sin|sans|senza|sem|lleg\p{L}*|cheg\p{L}*|until|till|bis|hasta|jusqu\p{L}*|fino|até)(?!\p{L})|到达|着/iu
const AT = String.raw`(?:(?<!\p{L})(?:at|for|um|om|gegen|à|a las?|alle|às|saat)|@)`
/** With minutes, a half of the day or a word before it: 'at 10', '10:15', '3 pm', '15h'. */
const CLOCK = new RegExp(
  String.raw`(?<![\d:.])(?<before>${AT} ?)?(?<hours>[01]?\d|2[0-3])(?:[:.h](?<minutes>[0-5]\d))? ?(?<half>a\.?m\.?|p\.?m\.?|uhr|h|o['’]clock)?(?![\d\p{L}€$%:]| ?(?:days?|tage?|people|persons?|years?|jahre|ans|años|anni|anos|euros?|km|kids|children))`,
  'giu',
)
const isClock = (told: string, before: string | undefined): boolean =>
  before !== undefined || /[:.h]\d{2}|[\p{L}’']$/u.test(told)
const SIGNED_TEXT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const NUMERALS = '一二三四五六七八九十'
const TWO = /[两兩]/u
const CLOCK_SIGNED =
  /(?<half>午前|午後|朝|夜|上午|下午|晚上|早上)?(?<hours>\d{1,2}|十[一二]?|[一二三四五六七八九两兩])(?:時|点|點)(?:(?<minutes>\d{1,2})分|(?<isHalf>半))?/u
const CLAUSES = /[,;!?\n、。，；！？]+|\.(?!\d)|(?<!\p{L})(?:and|und|but|aber|pero|mais|ma|et|then|dann)(?!\p{L})/giu

/** 'The Prado after 18:00'. */
const NOT_AT =
  /(?<!\p{L})(?:before|after|from|vor|nach|ab|antes|después|avant|après|prima|dopo|depois|closes?|opens?)(?!\p{L})/iu

/** Half an hour and more to get there; a meal or a meeting takes an hour and a half. */
const BEFORE_MINUTES = 45
const AFTER_MINUTES = 90
/** A class, a tour or a concert takes longer. */
const AFTER_JOINED_MINUTES = 150
const EVENING = 18 * 60
const QUARTER = 15

const ofSigns = (told: string): number => {
  if (/^\d/.test(told)) return Number(told)
  if (TWO.test(told)) return 2
  const ones = NUMERALS.indexOf(told.at(-1) ?? '') + 1
  return told.length === 2 ? 10 + ones : ones
}

/** The hour that a clause tells, in minutes after midnight. */
function hourIn(clause: string): number | undefined {
  const signed = CLOCK_SIGNED.exec(clause)?.groups
  if (signed?.['hours'] !== undefined) {
    const hours = ofSigns(signed['hours'])
    const isLate = /午後|下午|晚上|夜/.test(signed['half'] ?? '') && hours < 12
    return (hours + (isLate ? 12 : 0)) * 60 + (signed['isHalf'] ? 30 : Number(signed['minutes'] ?? 0))
  }
  for (const { groups = {} } of clause.matchAll(CLOCK)) {
    const { before, hours, minutes, half } = groups
    if (before === undefined && minutes === undefined && half === undefined) continue
    const isLate = /^p/i.test(half ?? '') && Number(hours) < 12
    return (Number(hours) + (isLate ? 12 : 0)) * 60 + Number(minutes ?? 0)
  }
  return undefined
}

const VEHICLE =
  /(?<!\p{L})(?:train|flight|bus|coach|ferry|zug|flug|fähre|tren|vuelo|autobús|vol|treno|volo|trem|comboio|voo|uçak|uçağımız)(?!\p{L})|火車|火车|航班|飞机|電車|新幹線|飛行機/iu
const LAST = -1

/** When the travellers leave for home: 'our train is at 16:40 on the last day'. */
export const leavesAt = (text: string): number | undefined =>
  text
    .split(CLAUSES)
    .filter((clause) => VEHICLE.test(clause) && !OTHERWISE.test(clause) && dayNamedIn(clause) === LAST)
    .flatMap((clause) => hourIn(clause) ?? [])[0]

const AT_THE_END = /(?:[\s–-]|(?<!\p{L})(?:on|at|um|am|el|a|le|à|il|alle|na|no|às|the|den|for))+$/iu
const LEADING =
  /^(?:(?:we|i|our|my|wir|ich|unser\p{L}*|mein\p{L}*|the|an?|eine?n?|una?|une|le|la|el|il|uma?|om|o|hebben|idziemy|mamy|na|have|has|haben|habe|tenemos|tengo|nous avons|abbiamo|temos|booked|gebucht|and|und|y|et|e) )+/iu
const LONGEST_TITLE = 40

/** 'Cooking class' of 'we have a cooking class on Tuesday at 10'. */
function titleIn(clause: string): string | undefined {
  if (SIGNED_TEXT.test(clause)) return undefined
  const bare = withoutDay(clause.trim().replaceAll(CLOCK, (told, before) => (isClock(told, before) ? ' ' : told)))
  const title = bare.replaceAll(/\s+/g, ' ').trim().replace(LEADING, '').replace(AT_THE_END, '').trim()
  return title.length < 4 || title.length > LONGEST_TITLE ? undefined : capitalised(title)
}

function appointmentIn(clause: string): Appointment | undefined {
  if ((!FIXED.test(clause) && !BOOKED.test(clause)) || OTHERWISE.test(clause)) return undefined
  const day = dayNamedIn(clause)
  const at = hourIn(clause)
  if (day === undefined || at === undefined || (day === LAST && VEHICLE.test(clause))) return undefined
  const title = BOOKED.test(clause) ? titleIn(clause) : undefined
  return { day, at, ...(title !== undefined && { title }) }
}

/** The appointments of a text that name a day and an hour, apart from those at `sights`, which are visits. */
export const appointmentsIn = (text: string, sights: readonly Pick<Mention, 'from' | 'to'>[]): Appointment[] => {
  let from = 0
  return text.split(CLAUSES).flatMap((clause) => {
    const start = text.indexOf(clause, from)
    from = start + clause.length
    const isVisit = sights.some((sight) => sight.from >= start && sight.to <= from)
    return isVisit ? [] : (appointmentIn(clause) ?? [])
  })
}

export const asksForAppointment = (part: string): boolean =>
  appointmentIn(part) !== undefined || leavesAt(part) !== undefined

/** On the chip: 'Your appointment on Tuesday at 10:15'. */
export const appointmentLabel = ({ day, at }: Appointment): string =>
  `${onDayLabel('your appointment', day)} at ${clockOf(at)}`

/** What the travellers join on a day at an hour: a class, a tour, a concert. */
export const joinedOn = (
  appointments: readonly Appointment[],
  slot: Parameters<typeof isNamedDay>[1],
  length: number,
): { readonly title: string; readonly at: number }[] =>
  appointments.flatMap(({ day, at, title }) =>
    title !== undefined && isNamedDay(day, slot, length) ? [{ title, at }] : [],
  )

/** The hours of a day that appointments take up, with the way there; undefined for none. */
export function takenHours(
  appointments: readonly Appointment[],
  slot: Parameters<typeof isNamedDay>[1],
  length: number,
): { readonly from: number; readonly to: number; readonly isInEvening: boolean } | undefined {
  const own = appointments.filter(({ day }) => isNamedDay(day, slot, length))
  if (own.length === 0) return undefined
  const to = Math.max(...own.map(({ at, title }) => at + (title === undefined ? AFTER_MINUTES : AFTER_JOINED_MINUTES)))
  return { from: Math.min(...own.map(({ at }) => at)) - BEFORE_MINUTES, to, isInEvening: to > EVENING }
}

/** The hour at which a clause wishes for a visit: 'Eiffel Tower booked for 10:15', in full quarters. */
export function visitHourIn(clause: string): number | undefined {
  if (OTHERWISE.test(clause) || NOT_AT.test(clause)) return undefined
  const at = hourIn(clause)
  return at === undefined ? undefined : Math.floor(at / QUARTER) * QUARTER
}
