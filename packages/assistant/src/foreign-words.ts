import type { Intent } from './intents.ts'

/**
 * The commonest questions in German, French, Spanish, Italian, Portuguese, Japanese and Chinese; the first that fits wins. Written
 * for small letters without accents.
 */
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['tap-water', /leitungswasser|eau du robinet|agua del grifo|agua de la llave|acqua del rubinetto|agua da torneira|水道水|自来水/],
  ['emergency', /notruf|notfall|urgence|emergencia|emergenza|緊急|救急|紧急|急救/],
  ['plugs', /steckdose|steckeradapter|prise electrique|prises? |enchufe|presa elettrica|prese elettriche|tomada|コンセント|插头|插座/],
  ['visa', /visum|einreise|brauche ich .*pass|visto|visado|ビザ|签证/],
  ['tipping', /trinkgeld|pourboire|propina|mancia|gorjeta|チップ|小费/],
  ['day-trips', /tagesausfl|excursion|escapada|gita|gite|bate e volta|日帰り|一日游/],
  ['days-needed', /wie (?:viele tage|lange)|combien de (?:jours|temps)|cuantos dias|cuanto tiempo|quanti giorni|quanto tempo|quantos dias|何日|几天/],
  ['opening', /offnungszeit|geoffnet|geschlossen|hat .* (?:offen|auf)|horaires?|ouvert|ferme|horario|abierto|cerrado|cierra|orari|aperto|chiuso|aberto|fechado|開館|営業時間|休館|开放时间|开门|关门/],
  ['weather', /wetter|meteo|quel temps|que tiempo|clima|che tempo|tempo fa|previsao|天気|天气/],
  ['season', /beste (?:reise)?zeit|wann .*reisen|meilleure (?:periode|saison)|quand (?:partir|visiter)|mejor epoca|mejor momento|cuando (?:ir|viajar)|periodo migliore|quando andare|melhor epoca|ベストシーズン|最佳.*(?:时间|季节)|什么时候去/],
  ['food', /essen|kuche|speisen|manger|cuisine|comer|comida|mangiare|cibo|食べ|グルメ|美食|吃什么|好吃/],
  ['costs', /was kostet|wie teuer|preise|combien coute|budget|prix|cuanto cuesta|precio|quanto costa|prezz|quanto custa|いくら|物価|多少钱|花费/],
  ['hotels', /unterkunft|ubernachten|ou dormir|logement|donde (?:dormir|alojar)|alojamiento|dove dormire|alloggio|onde ficar|hospedagem|ホテル|泊まる|酒店|住哪/],
  ['way-there', /wie komme ich|wie weit|entfernung|comment aller|distance|como (?:llegar|ir)|distancia|come arrivare|distanza|como chegar|行き方|怎么去|多远/],
  ['safety', /sicher|gefahrlich|securite|dangereux|seguro|peligros|sicuro|pericolos|perigos|治安|安全/],
  ['places', /was kann man|was gibt es|sehenswurdigkeit|sehen|que (?:faire|voir|visiter)|a voir|que (?:hacer|ver|visitar)|lugares|cosa (?:fare|vedere|visitare)|o que (?:fazer|ver|visitar)|観光|見どころ|見る|何をする|おすすめ|景点|好玩|玩什么|做什么|看什么/],
] // prettier-ignore

/** Words that English does not have, as often as they stand in any question. */
const FOREIGN =
  /(?<!\p{L})(?:wie|wann|kann man|ich|und|nach|gibt es|que|quoi|quand|combien|dans|quels?|cuantos?|cuanto|cuando|donde|como|puedo|necesito|mejor|cosa|quanti|quanto|dove|nella|della|onde|fazer|quais|preciso|melhor|è|il|del|vous|je)(?!\p{L})/gu
const OTHER_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}]{2}/u

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What a question in another language asks. */
export const foreignIntentIn = (text: string): Intent | undefined =>
  SIGNS.find(([, sign]) => sign.test(plain(text)))?.[0]

const ENGLISH = /(?<!\p{L})(?:the|is|are|do|does|what|when|where|how|to|in|of|my|i|you|for|can|near|from)(?!\p{L})/gu

/** Whether a text is hardly English: in another script, or with more words of others than of it. */
export function isForeign(text: string): boolean {
  const words = plain(text)
  if (OTHER_SCRIPTS.test(text) && !/[a-z]{4}/i.test(text)) return true
  const foreign = words.match(FOREIGN)?.length ?? 0
  return foreign > 0 && foreign > (words.match(ENGLISH)?.length ?? 0)
}
