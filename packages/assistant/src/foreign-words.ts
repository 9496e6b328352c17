import type { Intent } from './intents.ts'
import { nameOfMonth } from './months.ts'

/**
 * Patterns of the most common questions in German, French, Spanish, Italian, Portuguese, Japanese and Chinese; the
 * first match wins. Lower case, without accents.
 */
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['places', /mitbringsel|andenken|recuerdos?|regalos?|cadeaux?|regali|lembranc|お土産|おみやげ|纪念品|礼物|手信|特产/],
  ['tips', /nicht (?:tun|machen)|vermeiden|\bno (?:hacer|debo hacer)\b|ne (?:pas|faut pas) faire|\bnon fare\b|nao (?:fazer|devo fazer)|しては(?:いけない|だめ|ダメ)|タブー|マナー|禁忌|不能做|不要做/],
  ['season', /temporada de lluvias|epoca de lluvias|regenzeit|saison des pluies|stagione delle piogge|epoca das chuvas|estacao das chuvas|雨季|梅雨/],
  ['membership', /\b(?:in der|zur) eu\b|\bdans l'ue\b|\ben la ue\b|\bnell'ue\b|\bna ue\b|(?:im|en|nell'area|no espaco|espace|espacio) schengen|シェンゲン|申根|欧盟|eu(?:に|加盟)/],
  ['way-there', /wie komme ich von .*wie lange|wie lange (?:dauert|braucht|fahrt)|cuanto se tarda|combien de temps (?:faut|met|pour aller)|quanto ci (?:vuole|si mette)|quanto tempo (?:demora|leva)|flughafen .*(?:stadt|zentrum)|aeroport .*(?:centre|ville)|aeropuerto .*(?:centro|ciudad)|aeroporto .*(?:centro|citta|cidade)|空港から|机场.*(?:市区|市中心)/],
  ['beyond', /紅葉|红叶|枫叶|\bwale\b|ballenas|baleines|balene|baleias|クジラ|鲸|herbstlaub|herbstfarben|hojas de otono|feuilles d'automne|foglie d'autunno|folhas de outono|kirschblut|cerezos? en flor|cerisiers?|ciliegi|cerejeiras|桜|樱花|オーロラ|极光|極光|nordlicht|polarlicht|aurores? boreales?|auroras? boreales?|aurora boreale|oktoberfest|(?:geschafte|laden|supermarkte) .*(?:offen|auf)|(?:tiendas|supermercados) .*abiert|abiert\w* .*(?:tiendas|supermercados)|apert\w* .*negozi|abert\w* .*lojas|ouvert\w* .*magasins|magasins? .*ouvert|negozi .*apert|lojas .*abert|商店.*(?:开|关)|お店.*(?:開|閉)|volksfest|karneval|carnaval|carnevale|\bfiestas?\b|\bfetes?\b|\bfeste\b|\bfestas?\b|祭り|お祭|节日|庙会|嘉年华|wie voll|uberlaufen|beaucoup de monde|(?:moins|trop) de monde|(?:mucha|menos) gente|affollat|molta gente|lotad[oa]|muita gente|混雑|混んで|人多|拥挤/],
  ['tap-water', /水.{0,4}(?:可以|能)喝|水.{0,3}飲め|musluk suyu|leitungswasser|eau du robinet|agua del grifo|agua de la llave|acqua del rubinetto|agua da torneira|水道水|自来水/],
  ['emergency', /acil (?:numara|durum)|notruf|notfall|urgence|emergencia|emergenza|緊急|救急|紧急|急救/],
  ['daylight', /sonnenuntergang|sonnenaufgang|wann wird es (?:dunkel|hell)|coucher du soleil|lever du soleil|puesta del? sol|amanecer|anochece|tramonto|alba\b|por do sol|nascer do sol|日の出|日没|日の入り|日出|日落/],
  ['opening', /(?:quelle heure|que hora|che ora|que horas|wann|wie viel uhr)\b.{0,14}(?:ouvr|ferme|abren?\b|cierra|apr[eo]|chiud|fecha|offnet|schliesst|macht .{0,30}(?:auf|zu)\b)/],
  ['clock', /zeitverschiebung|zeitunterschied|wie spat ist es|uhrzeit|decalage horaire|quelle heure|diferencia horaria|que hora es|fuso orario|che or[ae]|fuso horario|que horas|時差|何時|时差|几点/],
  ['holidays', /resmi tatil|feiertag|jours? feries?|(?:dias? )?festivos|giorni festivi|feriados?|祝日|节假日|公共假期/],
  ['driving', /welcher seite|welche seite|fahrt man|fahren (?:sie|die leute) .*(?:links|rechts)|(?:links|rechts)verkehr|(?:auf welcher|auf der .*) seite|roule .*(?:gauche|droite)|(?:conduce|maneja) .*(?:lado|izquierda|derecha)|si guida|conduz .*(?:lado|esquerda|direita)|左側通行|右側通行|靠左|靠右/],
  ['calling-code', /vorwahl|indicatif|prefijo|prefisso|codigo telefonico|国番号|区号/],
  ['health', /\basi\b|impfung|impfen|vaccin|vacunas?|vaccinazion|vacinas?|予防接種|疫苗/],
  ['admission', /eintritt|entree (?:au|a la|du|de)|prix d'entree|(?:precio|cuesta) .*entrada|entrada .*(?:precio|cuesta)|biglietto|ingresso|入場料|门票/],
  ['plugs', /\bpriz|\badapter\b|adaptateur|adaptador|adattatore|steckdose|steckeradapter|prise electrique|prises? |enchufe|presa elettrica|prese elettriche|tomada|コンセント|插头|插座/],
  ['visa', /vize|visum|einreise|brauche ich .*pass|visto|visado|ビザ|签证/],
  ['tipping', /bahsis|trinkgeld|pourboire|propina|mancia|gorjeta|チップ|小费/],
  ['day-trips', /tagesausfl|excursion|escapada|gita|gite|bate e volta|日帰り|一日游/],
  ['days-needed', /kac gun|(?:tage?|jours?|dias?|giorni|nuits?|noches|notti|天|日|晚).{0,14}(?:genug|reich(?:t|en)|suffi|bast(?:a|an|ano|am)\b|suficiente|sufficient|cheg(?:a|am)\b|够|足り|十分)|(?:genug|reich(?:t|en)|suffi(?:t|sent)|bast(?:a|an|ano|am)|cheg(?:a|am))\b.{0,20}(?:tage?|jours?|dias?|giorni)\b|wie (?:viele tage|lange)|combien de (?:jours|temps)|cuantos dias|cuanto tiempo|quanti giorni|quanto tempo|quantos dias|何日|几天/],
  ['opening', /闭馆|关闭|offnungszeit|geoffnet|geschlossen|hat .* (?:offen|auf)|horaires?|ouvert|ferme|horario|abiert[oa]s?|cerrad[oa]s?|cierran?|orari|apert[oaie]|chius[oaie]|abert[oa]s?|fechad[oa]s?|開館|営業時間|休館|开放时间|开门|关门/],
  ['weather', /雪(?:が|は)?(?:降|积|積)|下雪|schneit|neige(?:-t-il|\?$)|\bnieva\b|\bnevica\b|kar yag|hava (?:durumu|nasil)|sicaklik|yagmur|wetter|meteo|quel temps|que tiempo|clima|che tempo|tempo fa|previsao|el tiempo en|天気|天气/],
  ['season', /几月(?:份)?.{0,4}(?:去|最好|好)|什么季节|何月.{0,8}(?:いい|ベスト|おすすめ)|(?:hangi ay|ne zaman gi[dt]|en iyi zaman)|beste (?:reise)?zeit|wann .*reisen|meilleure (?:periode|saison)|quand (?:partir|visiter)|mejor epoca|mejor momento|cuando (?:ir|viajar)|periodo migliore|quando andare|melhor epoca|ベストシーズン|最佳.*(?:时间|季节)|什么时候去/],
  ['food', /piatt[oi]\b|plato tipico|plat typique|prato tipico|yemekler|ne yenir|ne yemeli|nerede yenir|isst man|was essen|gerichte|spezialitat|plats|specialites?|platos|especialidades|piatti|specialita|pratos|名物|特色菜|什么菜|essen|kuche|speisen|manger|cuisine|comer|comida|mangia\b|mangiare|cibo|食べ|グルメ|美食|吃什么|好吃/],
  ['money', /kredi karti|para birimi|nakit|kreditkarte|karte zahlen|carte (?:bancaire|de credit|bleue)|tarjetas?\b|carta di credito|cartao|カード|信用卡|刷卡|现金|現金|wahrung|womit (?:be)?zahl|welches geld|monnaie|devise|moneda|que dinero|valuta|moneta|moeda|通貨|货币/],
  ['language', /hangi dil|welche sprachen?|spricht man|quelles? langues?|parle[- ]t[- ]on|que idiomas?|idioma|que lingua|che lingue?|si parla|何語|言語|什么语言|说什么/],
  ['packing', /zieht? (?:man|ich)\b|ropa|que me pongo|vetements|vestiti|roupa|kleidung|giysi|ne giy|einpacken|mitnehmen|anziehen|koffer|emporter|mettre dans (?:ma|la) valise|valise|llevar|empacar|maleta|mettere in valigia|portare|levar na mala|na mala|持ち物|何を持って|带什么|穿什么/],
  ['flights', /flug(?!hafen)|fluge|avion|vuelos?|volo|voli|voos?|飛行機|航空券|机票|航班/],
  ['costs', /ne kadar tutar|kac para|pahali|fiyat|\bteuer\b|\bcaro\b|\bcara\b|\bchere?\b|\bcostos[oa]\b|高いですか|物価|贵吗|贵不贵|贵么|was kostet|wie teuer|preise|combien coute|budget|prix|cuanto cuesta|precio|quanto costa|prezz|quanto custa|いくら|物価|多少钱|花费/],
  ['hotels', /nerede kal|konaklama|oteller|unterkunft|ubernachten|ou dormir|logement|donde (?:dormir|alojar)|alojamiento|dove dormire|alloggio|onde ficar|hospedagem|ホテル|泊まる|酒店|住哪/],
  ['way-there', /nasil gid|havalimanindan|havaalanindan|から.{1,12}(?:まで|へ)|从.{1,10}(?:到|去)|wie komme ich|wie weit|entfernung|comment aller|distance|forma (?:llegar|ir|puedo|podemos|chegar|vou|posso)|como (?:llegar|ir)|distancia|come arrivare|distanza|como chegar|行き方|怎么去|多远/],
  ['safety', /guvenli|tehlikeli|sicher|gefahrlich|securite|dangereux|seguro|peligros|sicuro|pericolos|perigos|治安|安全/],
  ['way-around', /ulasim|toplu tasima|offentliche verkehrsmittel|u-bahn|nahverkehr|se deplacer|transports? (?:en commun|publics?)|moverse|transporte publico|metro\b|muoversi|mezzi pubblici|locomover|交通手段|地下鉄|地铁|交通/],
  ['beaches', /strand|strande|plages?|playas?|spiagg|praias?|ビーチ|海滩/],
  ['tips', /tipps|conseils|consejos|consigli|dicas|注意|アドバイス|建议/],
  ['plan', /reise (?:planen|nach)|plane .*reise|(?:planifie|organise)\w* .*(?:voyage|sejour)|planea\w* .*viaje|organizza\w* .*viaggio|planej\w* .*viagem|旅行.*(?:計画|プラン)|计划.*旅行/],
  ['places', /gezilecek|gorulecek|ne yapilir|neler yapilir|nereleri|できること|雨の日|was kann man|was gibt es|sehenswurdigkeit|sehen|que (?:faire|voir|visiter)|a voir|que (?:hacer|ver|visitar)|(?:que|o que) (?:puedo|podemos|se puede|puede uno|posso|podemos) (?:ver|hacer|visitar|fazer)|(?:que peut[- ]on|que pouvons[- ]nous) (?:voir|faire|visiter)|cosa (?:posso|possiamo|si puo) (?:vedere|fare|visitare)|was (?:kann|konnen|koennen) (?:ich|wir|man)|lugares|cosa (?:fare|vedere|visitare)|o que (?:fazer|ver|visitar)|観光|見どころ|見る|何をする|おすすめ|景点|好玩|玩什么|做什么|看什么/],
  ['places', /\bwohin\b|\bwo kann (?:man|ich)|\bou (?:aller|sortir|emmener)|\ba ?donde (?:ir|llevar)|\bdonde (?:ir|podemos ir)|\bdove (?:andare|portare)|\b(?:aonde|onde) (?:ir|levar)|どこ(?:へ|に)|行ける(?:場所|所|ところ)|去哪|(?:mit|avec|con|com) (?:\S+ )?(?:kind(?:ern)?|enfants?|ninos|bambini|criancas)|子連れ|亲子|带孩子/],
] // prettier-ignore

/** Common words of other languages that do not exist in English. */
const FOREIGN =
  /(?<!\p{L})(?:quelles?|quels|meteo|puedo|podemos|peut-on|posso|nerede|nasil|ne zaman|kac|gerekir mi|gerekli mi|var mi|icin|hangi|neler|nereleri|musluk|bahsis|vize|isst|che|fa|sind|sont|les|las|estan|bluht|geschafte|wie|wann|welche[rsn]?|was|braucht|ist|kann man|ich|und|nach|wo|wohin|wir|fur|mit|auch|haben|gibt es|que|qual|quale|quali|si|puo|es|hay|faut|fait|quoi|quand|combien|dans|avec|pour|para|com|quels?|cuantos?|cuanto|cuando|donde|como|puedo|necesito|mejor|cosa|quanti|quanto|dove|nella|della|onde|fazer|quais|preciso|melhor|è|il|del|vous|je)(?!\p{L})/gu
const OTHER_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}]{2}/u

/** Month names from January to December, by their beginnings in German, French, Spanish, Italian and Portuguese. */
const MONTHS =
  /(?<!\p{L})(?:(janu[ae]r|ocak(?:ta)?|janner|janvier|enero|gennaio|janeiro)|(februar|subat|fevrier|febrero|febbraio|fevereiro)|(marz|mart ayi|en mars|marzo|marco)|(avril|nisan|abril|aprile)|(im mai|mayis|en mai|mayo|maggio|em maio)|(juni|haziran|juin|junio|giugno|junho)|(juli|temmuz|juillet|julio|luglio|julho)|(aout|agustos|agosto)|(septembre|eylul|septiembre|settembre|setembro)|(oktober|ekim|octobre|octubre|ottobre|outubro)|(novembre|kasim|noviembre|novembro)|(dezember|aralik|decembre|diciembre|dicembre|dezembro))(?!\p{L})/u
const MONTH_NUMBER = /(?<!\d)(1[0-2]|[1-9])月/

/** English words for parts of a question other than its intent. */
const GLOSSES: readonly (readonly [RegExp, string])[] = [
  [/regen|regnet|il pleut|pluie|llueve|lluvia|piove|pioggia|chove|chuva|雨/, 'when it rains'],
  [
    /mitbringsel|andenken|recuerdos?|regalos?|cadeaux?|regali|lembranc|お土産|おみやげ|纪念品|礼物|手信|特产/,
    'souvenirs',
  ],
  [
    /volksfest|karneval|carnaval|carnevale|\bfiestas?\b|\bfetes?\b|\bfeste\b|\bfestas?\b|祭り|お祭|节日|庙会|嘉年华/,
    'festivals',
  ],
  [
    /wie voll|uberlaufen|beaucoup de monde|(?:moins|trop) de monde|(?:mucha|menos) gente|affollat|molta gente|lotad[oa]|muita gente|混雑|混んで|人多|拥挤/,
    'how crowded',
  ],
  [/kinder|kindern|enfants?|ninos|bambini|criancas|子供|子ども|孩子|小孩/, 'with children'],
  [/kostenlos|umsonst|gratuit|gratis|gratuito|無料|免费/, 'free things'],
  [
    /rollstuhl|barrierefrei|fauteuil roulant|silla de ruedas|sedia a rotelle|cadeira de rodas|車椅子|轮椅/,
    'wheelchair',
  ],
  [/museen|musees?|museos?|musei|museus?|美術館|博物館|博物馆/, 'museums'],
  [
    /紅葉|红叶|枫叶|herbstlaub|herbstfarben|hojas de otono|feuilles d'automne|foglie d'autunno|folhas de outono/,
    'autumn leaves',
  ],
  [/\bwale\b|ballenas|baleines|balene|baleias|クジラ|鲸/, 'whales'],
  [/flughafen|aeroport|aeropuerto|空港|机场/, 'from the airport'],
  [/kirschblut|cerezos?|cerisiers?|ciliegi|cerejeiras|桜|樱花/, 'cherry blossoms bloom'],
  [/オーロラ|极光|極光|nordlicht|polarlicht|aurores? boreales?|auroras? boreales?|aurora boreale/, 'northern lights'],
  [/geschafte|supermarkte|tiendas|supermercados|magasins?|negozi|lojas|商店|お店/, 'shops open'],
  [/闭馆|geschlossen|ferme|cerrado|cierra|chiuso|fechado|休館|关门/, 'closed'],
  [/montags?|lundi|lunes|lunedi|segunda-feira|月曜|星期一|周一/, 'on monday'],
  [/dienstags?|mardi|martes|martedi|terca-feira|火曜|星期二|周二/, 'on tuesday'],
  [/mittwochs?|mercredi|miercoles|mercoledi|quarta-feira|水曜|星期三|周三/, 'on wednesday'],
  [/donnerstags?|jeudi|jueves|giovedi|quinta-feira|木曜|星期四|周四/, 'on thursday'],
  [/freitags?|vendredi|viernes|venerdi|sexta-feira|金曜|星期五|周五/, 'on friday'],
  [/samstags?|samedi|sabado|sabato|土曜|星期六|周六/, 'on saturday'],
  [/sonntags?|dimanche|domingos?|domenica|日曜|星期天|星期日|周日/, 'on sunday'],
  [/weihnachten|noel|navidad|natale|natal\b|クリスマス|圣诞/, 'at christmas'],
  [/morgen\b(?! fruh)|demain|manana\b|domani|amanha|明日|明天/, 'tomorrow'],
]

/** The English words for what a question in another language says besides its intent. */
export function glossOf(text: string): string {
  if (!isForeign(text)) return ''
  const words = plain(text)
  const found = MONTHS.exec(words)
    ?.slice(1)
    .findIndex((month) => month !== undefined)
  const month = found === undefined ? Number(MONTH_NUMBER.exec(text)?.[1] ?? 0) : found + 1
  const glosses = GLOSSES.filter(([sign]) => sign.test(words)).map(([, gloss]) => gloss)
  return [...(month > 0 ? [`in ${nameOfMonth(month).toLowerCase()}`] : []), ...glosses].join(' ')
}

/** Without accents; the marks of kana are kept, because か and が are two letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i')

/** Words that no question in English has, and that say what it is about whatever its other words are. */
const TELLING: ReadonlySet<Intent> = new Set(['tipping', 'tap-water'])

/** The intent of a question in another language. */
const foreignIntentIn = (text: string): Intent | undefined => SIGNS.find(([, sign]) => sign.test(plain(text)))?.[0]

const ENGLISH = /(?<!\p{L})(?:the|is|are|do|does|what|when|where|how|to|in|of|my|i|you|for|can|near|from)(?!\p{L})/gu

/** Whether a text is probably not English: in another script, or with more words of other languages. */
export function isForeign(text: string): boolean {
  const words = plain(text)
  if (OTHER_SCRIPTS.test(text) && !/[a-z]{4}/i.test(text)) return true
  const foreign = words.match(FOREIGN)?.length ?? 0
  return foreign > 0 && foreign > (words.match(ENGLISH)?.length ?? 0)
}

/** The intent of a question: 'combien de pourboire au restaurant' says less with its English word. */
export function anyIntentIn(text: string, inEnglish: Intent | undefined): Intent | undefined {
  const intent = foreignIntentIn(text)
  if (intent !== undefined && TELLING.has(intent)) return intent
  return isForeign(text) ? (intent ?? inEnglish) : (inEnglish ?? intent)
}

/** The text with names of places as they are known: only 'US' in capitals is one, and in Turkish 'in Rome' is 'Roma'da'. */
export const withPlaceNames = (text: string): string =>
  text
    .replaceAll(/\bthe US\b|(?<!\p{L})U\.S\.(?:A\.)?/gu, 'the USA')
    .replaceAll(/(?<=\p{L}{3})['’](?:[dt][ae]n?|[dt][ae]ki|y[ae]|n[ıiuü]n)(?!\p{L})/gu, ' ')
