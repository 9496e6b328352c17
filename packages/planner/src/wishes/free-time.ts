/** Not after a word that names a single day or evening: 'Friday evening free' asks for one, not for all of them. */
const NOT_A_CERTAIN = String.raw`(?<!(?:day|tag|first|last|second|final|ersten|letzten|keine?n?|no|without|sans|sin|senza|sem) )`
const FEW_WORDS = String.raw`(?:\p{L}+ ){0,2}`
const NOTHING_EN = String.raw`(?:nothing|no (?:plans?|programm?e?|activit(?:y|ies)|schedule|appointments))`
const NOT_AN_EVENT = '(?! (?:concert|walk|tour|show|event|performance|entertainment|music|class|trip|pass|ticket))'

const BACK = String.raw`(?:zurück|vuelta|volta|volver|regresar|de regreso|rentrer|de retour|retour|rientro|rientrare|tornare|voltar|de volta|regressar)`
/** 'Zurück im Hotel bis 21 Uhr', 'rentrer avant 21h'. */
const BACK_BY = `${BACK}(?: (?:\\p{L}+['’])?\\p{L}+){0,4}? (?:(?:um|bis|vor|gegen|spätestens|antes de las?|a las?|sobre las?|avant|à|vers|entro le|prima delle|alle|verso le|antes das|até as|até às|às) )+(?:6|7|8|9|10|18|19|20|21|22)(?:[:.h]\\d\\d)?(?: ?h| ?uhr)?`
/** 'Home before dark', 'retour avant la nuit'. */
const BEFORE_NIGHT = String.raw`(?:(?:back|home|in|return) (?:\p{L}+ ){0,4}?(?:before|by) (?:dark|nightfall|it gets dark|sunset)|(?:\p{L}+ ){0,2}?vor (?:einbruch der )?(?:dunkelheit|nacht) zurück|${BACK} (?:\p{L}+ ){0,3}?(?:avant la (?:nuit|tombée de la nuit)|antes de(?:l anochecer| que anochezca)|prima (?:del buio|di notte|che faccia buio)|antes d(?:e anoitecer|a noite|o anoitecer)|vor (?:einbruch der )?dunkelheit))`
const FREE_EVENINGS = [
  `(?<!one )${NOT_A_CERTAIN}evenings? ${FEW_WORDS}(?:free|off|open|empty|unplanned|unscheduled|to (?:our|my)sel(?:f|ves)|without plans)`,
  `(?:free|unplanned|unscheduled|empty) evenings?${NOT_AN_EVENT}`,
  `${NOTHING_EN} ${FEW_WORDS}(?:in the evenings?|for the evenings?|at night|after dinner|after (?:six|seven|6|7)(?: ?pm)?)`,
  `(?:back|home|in bed|asleep)(?: \\p{L}+){0,4} (?:by|before) (?:6|7|8|9|10|18|19|20|21|22|six|seven|eight|nine|ten)(?::\\d\\d)?(?: ?p\\.?m\\.?| ?h)?(?! ?am)`,
  BACK_BY,
  BEFORE_NIGHT,
  `abende? ${FEW_WORDS}frei|abends ${FEW_WORDS}(?:frei|nichts|kein programm|keine pläne|keine termine)|freie abende|(?:nichts|kein programm|keine pläne|keine termine) ${FEW_WORDS}(?:abends|am abend|nach dem (?:abend)?essen)|(?:kein|ohne) abendprogramm`,
  `(?:noches|veladas) ${FEW_WORDS}libres|(?:nada|sin (?:planes|programa|actividades)) ${FEW_WORDS}(?:(?:por|en|de) las? noches?|después de (?:la cena|cenar))`,
  `soir(?:ée)?s? ${FEW_WORDS}libres?|(?:rien|(?:sans|pas de|aucun) (?:programme|plans?|activités?)) ${FEW_WORDS}(?:le soir|les soirs|en soirée|après le dîner)`,
  `(?:sera|sere|serate) ${FEW_WORDS}liber[ae]|(?:niente|(?:senza|nessun) (?:programm[ai]|impegn[oi])) ${FEW_WORDS}(?:la sera|di sera|alla sera|dopo cena)`,
  `noites ${FEW_WORDS}livres|(?:nada|(?:sem|nenhum) (?:planos?|programas?|programação)) ${FEW_WORDS}(?:à noite|de noite|pelas noites|depois do jantar)`,
]
const FREE_EVENINGS_SIGNED =
  /(?:19|20|21|22|[789九八七十])[時点](?:半)?(?:まで|前|之前|以前)[^。、，]{0,8}(?:戻|帰|回)|(?:夜|晩)は早(?:め|く)[^。、]{0,6}(?:戻|帰)|晚上早点回|(?:夜|晩|夕食後)(?:は|の|には|も|を)?[^。、]{0,6}(?:自由|フリー|空け|あけ|予定なし|予定は?入れ|何も)|晚上[^，。、]{0,6}(?:自由|空出|空着|留空|不安排|不要安排|别安排|没有安排)|(?:自由|空闲)的?晚上|晚饭后[^，。]{0,6}(?:不安排|自由)/u

const REST_DAY = [
  `${NOT_A_CERTAIN}(?<!(?:museum|church|meat|car|crowd|alcohol|sugar|gluten|stress|kid|child|traffic|tourist)[- ])(?:rest|free|lazy|unplanned|empty|recovery|buffer|down) days?${NOT_AN_EVENT}`,
  `${NOT_A_CERTAIN}days? (?:of rest|off|free|at leisure|to (?:rest|recover|recharge)|with no(?:thing)? (?:plans?|planned|programm?e?)|without (?:an?y? )?(?:plans?|programm?e?|sightseeing|activities|schedule))`,
  `${NOT_A_CERTAIN}(?:ruhe|pausen|erholungs|gammel)tage?|(?:freie[rn]?|faule[rn]?|planfreie[rn]?|programmfreie[rn]?) tage?|${NOT_A_CERTAIN}tag (?:frei|pause|ohne (?:programm|pläne|termine|besichtigungen)|zum (?:ausruhen|erholen))`,
  `${NOT_A_CERTAIN}d[ií]as? (?:de descanso|libres?|sin (?:planes|programa|actividades|visitas)|para descansar)`,
  `${NOT_A_CERTAIN}jour(?:née)?s? (?:de repos|libres?|off|sans (?:programme|visites?|activités?|rien)|pour se reposer)`,
  `${NOT_A_CERTAIN}giorn(?:o|i|ata) (?:di (?:riposo|pausa)|liber[oai]|senza (?:programm[ai]|impegni|visite)|per riposar\\p{L}*)`,
  `${NOT_A_CERTAIN}dias? (?:livres?|sem (?:planos|programas?|atividades|visitas|programação))`,
]
const REST_DAY_SIGNED =
  /休息日|休養日|休みの日|何もしない日|予定のない日|予定なしの日|フリーの日|自由(?:行動)?の日|(?:1日|一日)(?:は|だけ)?[^。、]{0,4}(?:休み|休む|何もし|予定なし|フリー)|休息一天|一天(?:时间)?(?:休息|不安排|没有安排|自由|什么都不)|自由活动一天/u

const anyOf = (sources: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})(?![\\p{L}\\d])`, 'iu')
const EVENINGS = anyOf(FREE_EVENINGS)
const DAYS = anyOf(REST_DAY)

/** 'Leave the evenings free', 'abends nichts', '夜は自由に'. */
export const asksForFreeEvenings = (text: string): boolean => EVENINGS.test(text) || FREE_EVENINGS_SIGNED.test(text)

/** A number may be followed by an adjective, but not by an article: 'for us two a rest day' asks for one day. */
const NUMBERED = String.raw`(?: (?!(?:an?|one|einen?|eine[mr]?|un[ae]?|uno|uma?) )\p{L}+)?\s*$`
const TWO = new RegExp(String.raw`(?<!\p{L})(?:2|two|a couple of|zwei|dos|deux|due|dois|duas)${NUMBERED}`, 'iu')
const THREE = new RegExp(String.raw`(?<!\p{L})(?:3|three|drei|tres|trois|tre|três)${NUMBERED}`, 'iu')
const TWO_SIGNED =
  /休息(?:两|二|2)天|(?:两|二|2)天(?:时间)?(?:休息|不安排|没有安排|自由)|(?:2日|二日)(?:間)?(?:の|は|だけ)?[^。、]{0,4}(?:休み|休む|休息|休養|フリー)/u
const THREE_SIGNED =
  /休息(?:三|3)天|(?:三|3)天(?:时间)?(?:休息|不安排|没有安排|自由)|(?:3日|三日)(?:間)?(?:の|は|だけ)?[^。、]{0,4}(?:休み|休む|休息|休養|フリー)/u

/** 'A rest day in the middle', 'einen Tag ohne Programm', '休息一天'. */
export const asksForRestDay = (text: string): boolean =>
  [DAYS, REST_DAY_SIGNED, TWO_SIGNED, THREE_SIGNED].some((asking) => asking.test(text))

/** How many rest days are asked for, up to three; 0 for none. */
export function restDaysIn(text: string): number {
  if (!asksForRestDay(text)) return 0
  const before = text.slice(0, DAYS.exec(text)?.index ?? 0)
  if (THREE.test(before) || THREE_SIGNED.test(text)) return 3
  return TWO.test(before) || TWO_SIGNED.test(text) ? 2 : 1
}

/** Label of a wish that a short trip cannot heed, or only in part. */
export const restDaysLabel = (count: number): string => (count === 1 ? 'A rest day' : `${count} rest days`)
