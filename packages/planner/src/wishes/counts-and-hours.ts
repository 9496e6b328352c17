/** 'No more than two things a day', 'nur eine Sache pro Tag', '一天两个景点'. */
const FEW_A_DAY =
  /(?<![\p{L}\d]|\d\s?[-–]\s?)(?:1|2|3|one|two|three|drei|tres|trois|tre|três|eine?|zwei|una?|dos|une|deux|due|um|uma|dois|duas)\s(?:\p{L}+\s){0,2}?(?:things?|sights?|activit\p{L}+|stops?|places?|attractions?|dinge?|sachen?|sehenswürdigkeit(?:en)?|aktivitäten?|cosas?|visitas?|actividad(?:es)?|choses?|visites?|activités?|cos[ae]|attività|atividades?|coisas?)\s(?:per|a|each|every|am|pro|por|al|par|ao)\s(?:day|tag|d[ií]a|jour|giorno)|(?:1日|一日|一天|每天)(?:[12一二两]|最多)[^\d。，、]{0,6}(?:つ|か所|箇所|个|件)/iu

const LATE =
  '(?:9|10|11|nine|ten|eleven|noon|midday|neun|zehn|elf|mittag|nueve|diez|once|mediod[ií]a|neuf|dix|onze|midi|nove|dieci|undici|mezzogiorno|dez|meio[- ]dia)'
const NOTHING_BEFORE = [
  `(?:nothing|not?|never|don['’]?t|none|hates?|dislikes?)(?: \\p{L}+){0,4}? (?:before|b4|earlier than|until|till) ${LATE}`,
  `(?:start\\p{L}*|begin\\p{L}*|leave|out)(?: \\p{L}+){0,3}? (?:after|at|from|not before) ${LATE}(?: or later)?`,
  `(?:nichts|nicht|keine?|nie)(?: \\p{L}+){0,3}? vor ${LATE}|erst (?:ab|um|nach|gegen) ${LATE}`,
  `(?:nada|no|nunca|ning\\p{L}+)(?: \\p{L}+){0,4}? antes de(?:l| las) ${LATE}|a partir de las ${LATE}`,
  `(?:rien|pas|jamais|aucune?)(?: \\p{L}+){0,4}? avant ${LATE}|[àa] partir de ${LATE} ?h`,
  `(?:niente|non|mai|nulla|nessun\\p{L}*)(?: \\p{L}+){0,4}? prima d(?:elle|i) ${LATE}|(?:a partire )?dalle ${LATE} in poi`,
  `(?:nada|n[ãa]o|nunca|nenhum\\p{L}*)(?: \\p{L}+){0,4}? antes d(?:as|o) ${LATE}|a partir das ${LATE}`,
]
const NOTHING_BEFORE_SIGNED =
  /(?:9|10|11|九|十|十一)時(?:半)?(?:より)?(?:前|以前|まで)[^。]{0,16}(?:ない|なし|無理|嫌|NG|ダメ|ません)|(?:10|11|十|十一)時(?:以降|から|過ぎ)|(?:9|10|11|九|十|十一)点(?:钟)?(?:以前|之前|前)[^。]{0,8}(?:不|别|没|勿)|(?:10|11|十|十一)点(?:钟)?(?:以后|之后|后)|(?:9|10|11|열|열한) ?시 ?(?:이전|전)[^.]{0,16}(?:안|싫|말|없)|(?:10|11|열|열한) ?시 ?(?:이후|부터)/u
const BEGINS_LATE = new RegExp(`(?<![\\p{L}\\d])(?:${NOTHING_BEFORE.join('|')})(?![\\p{L}\\d])`, 'iu')

const NOON = /(?:noon|midday|mittag|mediod[ií]a|midi|mezzogiorno|meio[- ]dia|12|twelve|zwölf|doce|douze|dodici|doze)$/iu
const ELEVEN = /(?:11|eleven|elf|once|onze|undici)$/iu

/** When a day begins at the earliest, in minutes after midnight, where that is later than for all who sleep in. */
export function beginsAt(text: string): number | undefined {
  const said = BEGINS_LATE.exec(text)?.[0]
  if (said === undefined) return undefined
  return NOON.test(said) ? 12 * 60 : ELEVEN.test(said) ? 11 * 60 : undefined
}

export const asksForFewADay = (text: string): boolean => FEW_A_DAY.test(text)

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
