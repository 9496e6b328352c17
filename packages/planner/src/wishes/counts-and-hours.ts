import { numberOf } from './kinds-a-day.ts'

const SIGNED_DAY = /^(?:1日|一日|一天|每天)(?:に|最多|只|就)?/u
/** 'No more than two things a day', 'nur eine Sache pro Tag', '一天两个景点'. */
const FEW_A_DAY =
  /(?<![\p{L}\d]|\d\s?[-–]\s?)(?:1|2|3|one|two|three|drei|tres|trois|tre|três|eine?|zwei|una?|dos|une|deux|due|um|uma|dois|duas)\s(?:\p{L}+\s){0,2}?(?:things?|sights?|activit\p{L}+|stops?|places?|attractions?|visits?|outings?|orte?|stopps?|dinge?|sachen?|sehenswürdigkeit(?:en)?|aktivitäten?|cosas?|visitas?|actividad(?:es)?|choses?|visites?|activités?|cos[ae]|attività|tappe?|visite|luoghi|paradas?|sitios|lugares|lieux|étapes?|atividades?|passeios?|atrações|coisas?)\s(?:per|a|each|every|am|pro|por|al|par|ao)\s(?:day|tag|d[ií]a|jour|giorno)|(?:1日|一日|一天|每天)(?:に|最多|只|就)?[1-3一二两三](?:つ|か所|ヶ所|箇所|个(?!博物|美术|教堂|寺)|件)(?!まで美|まで博|の美|の博)/iu

const LATE =
  '(?:(?:9|10|11|12)(?:[:.h]\\d\\d)?(?: ?(?:a\\.?m\\.?|pm|h))?|(?:half (?:past )?)?(?:nine|ten|eleven)|noon|midday|twelve|(?:halb )?(?:neun|zehn|elf|zwölf)|mittag|(?:las )?(?:nueve|diez|once|doce)(?: y media)?|mediod[ií]a|neuf|dix|onze|midi|nove|dieci|undici|mezzogiorno|dez|meio[- ]dia)'
const NOTHING_BEFORE = [
  `(?:nothing|not?|never|don['’]?t|won['’]?t|can['’]?t|none|hates?|dislikes?)(?: \\p{L}+){0,4}? (?:before|b4|earlier than|until|till) ${LATE}`,
  `(?:start\\p{L}*|begin\\p{L}*|leave|out)(?: \\p{L}+){0,3}? (?:after|at|from|not before) (?:around |about )?${LATE}(?: or later)?`,
  `(?:nichts|nix|nicht|keine?|nie)(?: \\p{L}+){0,3}? vor ${LATE}|erst (?:ab|um|nach|gegen) ${LATE}`,
  `(?:nada|no|nunca|ning\\p{L}+)(?: \\p{L}+){0,4}? antes de(?:l| las) ${LATE}|a partir de las ${LATE}`,
  `(?:rien|pas|jamais|aucune?)(?: \\p{L}+){0,4}? avant ${LATE}|[àa] partir de ${LATE} ?h`,
  `(?:niente|non|mai|nulla|nessun\\p{L}*)(?: \\p{L}+){0,4}? prima d(?:elle|i) ${LATE}|(?:a partire )?dalle ${LATE} in poi`,
  `(?:nada|n[ãa]o|nunca|nenhum\\p{L}*)(?: \\p{L}+){0,4}? antes d(?:as|o) ${LATE}|a partir das ${LATE}`,
]
const NOTHING_BEFORE_SIGNED =
  /(?:9|10|11|12|九|十|十一|十二)時(?:半)?(?:より)?(?:前|以前|まで)[^。]{0,16}(?:ない|なし|無理|嫌|NG|ダメ|ません)|(?:10|11|12|十|十一|十二)時(?:半)?(?:以降|から|過ぎ)|(?:9|10|11|12|九|十|十一|十二)点(?:半|钟)?(?:以前|之前|前)[^。]{0,8}(?:不|别|没|勿)|(?:10|11|12|十|十一|十二)点(?:半|钟)?(?:以后|之后|后)|(?:9|10|11|열|열한) ?시 ?(?:이전|전)[^.]{0,16}(?:안|싫|말|없)|(?:10|11|열|열한) ?시 ?(?:이후|부터)/u
const BEGINS_LATE = new RegExp(`(?<![\\p{L}\\d])(?:${NOTHING_BEFORE.join('|')})(?![\\p{L}\\d])`, 'iu')

const NOON =
  /(?:noon|midday|mittag|mediod[ií]a|midi|mezzogiorno|meio[- ]dia|12(?:[:.h]\d\d)?(?: ?(?:pm|h))?|twelve|(?<!halb )zwölf|doce|douze|dodici|doze)$|(?:12|十二)[時点]/iu
const ELEVEN =
  /(?:11(?:[:.h]\d\d)?(?: ?(?:a\.?m\.?|h))?|eleven|(?<!halb )elf|halb zwölf|once(?: y media)?|onze|undici)$|(?:11|十一)[時点]/iu
const HALF = /[:.h]30|half|halb|media|半/iu
const ELEVEN_THIRTY = 11 * 60 + 30

/** When a day begins at the earliest, in minutes after midnight, where that is later than for all who sleep in. */
export function beginsAt(text: string): number | undefined {
  const said = BEGINS_LATE.exec(text)?.[0].replace(/ or later$/i, '') ?? NOTHING_BEFORE_SIGNED.exec(text)?.[0]
  if (said === undefined) return undefined
  if (NOON.test(said)) return 12 * 60
  return ELEVEN.test(said) ? (HALF.test(said) ? ELEVEN_THIRTY : 11 * 60) : undefined
}

export const asksForFewADay = (text: string): boolean => FEW_A_DAY.test(text)

/** How many stops a day may have, of whatever kind; undefined without such a wish. */
export const fewADayIn = (text: string): number | undefined =>
  numberOf(/[1-3]|[一二两三]|\p{L}+/u.exec(FEW_A_DAY.exec(text)?.[0].replace(SIGNED_DAY, '') ?? '')?.[0])

/** 'Nothing before ten', 'nichts vor 10 Uhr', '十点以前不安排'. */
export const asksToBeginLate = (text: string): boolean => BEGINS_LATE.test(text) || NOTHING_BEFORE_SIGNED.test(text)

const MEAL = [
  'breakfast|lunch|dinner|supper|eat', 'frühstück|mittagessen|abendessen|essen', 'desayuno|desayunar|almuerzo|almorzar|comida|comer|cena|cenar', 'petit[- ]déjeuner|déjeuner|dîner|manger',
  'colazione|pranzo|pranzare|cena|cenare|mangiare', 'café da manhã|almoço|almoçar|jantar|comer', 'eten|lunchen|obiad|kolacja',
].join('|') // prettier-ignore
const HOUR =
  '(?:\\d{1,2}(?:[:.h]\\d{2})?|one|two|three|six|seven|eight|nine|halb \\p{L}+|la una|las \\p{L}+|noon)(?! ?(?:€|euros?|dollars?|people|persons?|times?|a day|jahre|ans|años|anni))'
/** 'Lunch at 14:00', 'we only eat at two', 'pranzo alle 14', '午餐下午两点'. */
const MEAL_HOURS = new RegExp(
  `(?<!\\p{L})(?:${MEAL}) (?:\\p{L}+ ){0,2}?(?:at|around|by|before|after|um|gegen|vor|nach|a las|a la|sobre las|à|vers|alle|all['’]|verso le|às|à|om|o) ?${HOUR}|(?:朝食|昼食|夕食|ランチ|ディナー)[^、。]{0,4}\\d{1,2}時|(?:早餐|午餐|午饭|晚餐|晚饭)[^，。、]{0,6}点`,
  'iu',
)

export const namesMealHours = (text: string): boolean => MEAL_HOURS.test(text)
