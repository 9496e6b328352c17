import { asksForAppointment } from './appointments.ts'
import { dayPhraseIn, type NamedDay, onDayLabel, withoutDay } from './free-days.ts'
import { wishedDayIn } from './wished-days.ts'

/** What one books or joins, of which no place needs to be known: 'swamp tour', 'clase de salsa', 'Kajaktour', '茶道体験'. */
const ENGLISH =
  'tours?|class(?:es)?|lessons?|courses?|workshops?|tastings?|cruises?|shows?|concerts?|performances?|match(?:es)?|games?|rides?|massages?|ceremon(?:y|ies)|photo ?shoots?|rafting|kayaking|canoeing|paragliding|zip-?lining|horse(?:back)? riding|sailing|fishing(?: trips?)?|rentals?'
const GERMAN =
  '(?:\\p{L}{3,}[- ]?)(?:touren|tour|führung|führungen|kurs|rundfahrt|bootsfahrt|verkostung|konzert|aufführung|vorstellung|workshop|zeremonie|massage)'
const ROMANCE =
  '(?:tours?|visita guiada|visite guidée|visita guidata|clases?|cours|aulas?|lezion[ei]|cors[oi]|curso|taller|atelier|laboratorio|oficina|espect[aá]culo|spectacle|spettacolo|concierto|concert|concerto|partido|combate|match|partita|jogo|ceremonia|cérémonie|cerimonia|cerim[oô]nia|cata|balade|paseo|passeio)'
const SIGNED =
  /^(?:想|我们想|我想|参加|做|体验)*(?<what>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10}(?:体験|ツアー|教室|体验|课程|表演|之旅))(?:を?したい|に?参加したい|も?したい|がしたい)?$/u

export const LEAD_IN =
  /^(?:(?:must[- ]?(?:do|try|see|have|eat)s?:?|bucket list:?|please|also|maybe|and|bitte|auch|por favor|también|aussi|anche|também|we|i|my \p{L}+|our \p{L}+|she|he|they|wir|ich|nous|on|je|would|['’]?d|really|want|wants|love|loves|like|likes|need|needs|hope|plan|möchten?|wollen|will|gerne?|queremos|quiero|nos gustaría|me gustaría|voudrais|voudrions|aimerais|aimerions|vorrei|vorremmo|vogliamo|queria|gostaria|gostaríamos|de|to|do|take|taking|join|joining|book|try|see|go on|have|attend|machen|hacer|tomar|ver|faire|voir|suivre|fare|vedere|fazer|a|an|one|the|some|einen?|eine|una?|une|uma?|la|le|el)(?: |$))+/iu
/** In German the verb comes last. */
const GERMAN_VERB = / (?:mit)?(?:machen|besuchen|unternehmen|buchen|erleben|sehen)$/iu
const WHAT = "[\\p{L}\\p{M}\\d’'&-]+"
const PATTERNS = [
  `(?:${WHAT} ){1,3}(?:${ENGLISH})`,
  `(?:${WHAT} ){0,2}${GERMAN}`,
  `${ROMANCE} (?:de |del |di |do |da |d['’]|des |en |com |sur )(?:la |las |los |el )?${WHAT}(?: ${WHAT}){0,3}`,
].map((source) => new RegExp(`^(?:${source})$`, 'iu'))
/** 'No swamp tour': nothing that is refused is an idea. */
export const REFUSED =
  /(?<!\p{L})(?:no|not|never|without|skip|avoid|hate|don['’]?t|instead|rather than|statt|anstatt|au lieu|en vez|en lugar|invece|em vez|nicht|kein\p{L}*|ohne|sin|nada|sans|pas|senza|non|sem|não)(?!\p{L})|不|別|ない/iu
const MOST_LETTERS = 40
/** 'Motorbike tour with a guide'. */
const WITH_WHOM =
  / (?:with (?:an?|the|our|my|some)|mit (?:einem|einer|dem|der)|con (?:un|una|el|la)|avec (?:un|une|le|la)|com (?:um|uma|o|a)) \p{L}+$/iu

/** The activity that a part of a text asks for by name, without a day: 'swamp tour' in 'we want to do a swamp tour'. */
function activityNamedIn(part: string): string | undefined {
  if (REFUSED.test(part)) return undefined
  const signed = SIGNED.exec(part)?.groups?.['what']
  const named = withoutDay(part).trim().replace(LEAD_IN, '').replace(GERMAN_VERB, '').trim().replace(WITH_WHOM, '')
  const found = signed ?? (PATTERNS.some((pattern) => pattern.test(named)) ? named : undefined)
  return found !== undefined && found.length <= MOST_LETTERS ? found : undefined
}

interface NamedActivities {
  readonly activities: readonly string[]
  /** By the activity. */
  readonly days: ReadonlyMap<string, NamedDay>
  readonly labels: readonly string[]
  /** Parts that name none. */
  readonly others: readonly string[]
}

const COOKING =
  /(?<!\p{L})(?:(?:pasta|pizza|sushi|paella|tapas|thai|indian)?[- ]?cooking (?:class(?:es)?|lessons?|course)|kochkurs\p{L}*|(?:clases?|taller|curso) de cocina|cours de cuisine|(?:corso|lezione) di cucina|(?:aula|oficina|curso) de (?:culinária|cozinha))(?!\p{L})|料理教室|料理体験|烹饪课|烹饪课程/iu

/** Between the parts of a text of which each may ask for something. */
export const CLAUSES = /[,.;!?\n、。，；]|(?<!\p{L})(?:and|und|y|et|e|but)(?!\p{L})/iu

/** A cooking class is something to do; the word lists know it as a liking for food. With the day that its clause names. */
export function cookingClassIn(text: string): string[] {
  const clause = text.split(CLAUSES).find((part) => COOKING.test(part))
  return clause === undefined || REFUSED.test(clause) || asksForAppointment(clause)
    ? []
    : [`cooking class ${dayPhraseIn(clause)}`.trim()]
}

/** The activities that parts of a text ask for by name, which no word list knows. */
export function activitiesIn(parts: readonly string[]): NamedActivities {
  const found = parts.map((part) => ({ part, activity: activityNamedIn(part), day: wishedDayIn(part) }))
  const named = found.flatMap(({ activity, day }) => (activity === undefined ? [] : [{ activity, day }]))
  const onDays = named.flatMap(({ activity, day }) => (day === undefined ? [] : [[activity, day] as const]))
  return {
    activities: named.map(({ activity }) => activity),
    days: new Map(onDays),
    labels: [
      ...named.map(({ activity }) => `Own idea: ${activity}`),
      ...onDays.map(([activity, day]) => onDayLabel(activity, day)),
    ],
    others: found.flatMap(({ part, activity }) => (activity === undefined ? part : [])),
  }
}
