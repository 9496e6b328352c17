const MOST = String.raw`(?:max\p{L}*|at most|up to|only|just|no more than|not more than|less than|no further than|under|höchstens|nur|nicht mehr als|solo|sólo|como máximo|no más de|pas plus de|au plus|al massimo|non più di|no máximo|não mais de)`
const WALK = String.raw`(?:walk(?:ing)?|on foot|gehen|laufen|zu fuß|gehstrecke|caminar|andar|a pie|marcher|marche|à pied|camminare|a piedi|caminhar|a pé)`
const FEW_WORDS = String.raw`(?:[\p{L}’']+ ){0,3}?`
const SHORT_WALK = String.raw`(?:[1-4]?\d|five|ten|fifteen|twenty|thirty) ?(?:-| )?(?:min\p{L}*)|\d{2,3} ?m(?:et\p{L}*)?|(?:1|2|3|4|5|one|two|three|half an?) ?(?:km|kilomet\p{L}+|miles?)|half an hour|(?:1|one|an) hour`
/** 'I can walk max 20 minutes at a time', 'max 5 km walking per day', 'nur 500 m laufen'. */
const WALKS_LITTLE = new RegExp(
  String.raw`(?<!\p{L})(?:${WALK} ${FEW_WORDS}${MOST} (?:about |for )?(?:${SHORT_WALK})|${MOST} (?:about )?(?:${SHORT_WALK}) (?:of )?${FEW_WORDS}${WALK}|(?:can['’]?t|cannot|can not) walk (?:more|further|longer) than)(?!\p{L})`,
  'iu',
)
const RIDE = String.raw`(?:driv\p{L}+|in the car|by car|by train|on a bus|travel(?:l?ing)?|fahr\p{L}*|auto\p{L}*|coche|conduc\p{L}+|voiture|route|trajet|macchina|guida|carro|estrada)`
/** 'No more than 2 hours of driving per day', 'höchstens eine Stunde Fahrt'. */
const RIDES_LITTLE = new RegExp(
  String.raw`(?<!\p{L})${MOST} (?:about )?(?:1|2|one|two|an?|eine|zwei|una|dos|une|deux|due|uma|duas) (?:hours?|stunden?|horas?|heures?|or[ae])[^.,;]{0,15}?${RIDE}`,
  'iu',
)

const ENDS = String.raw`(?=\s*(?:$|[,.;!?\n]|(?:and|und|y|et|e|please|bitte|for|because|für|para|pour|per) ))`
const BEGINS = String.raw`(?<=^|[,.;!?:\n]|(?<!\p{L})(?:and|but|only|with|prefer|want|und|mit|nur|y|con|et|avec|e|com))\s*`
/** A wish of its own, and not 'short walks along the coast'. */
const SHORT_WALKS = new RegExp(
  String.raw`${BEGINS}(?:(?:keep (?:the )?)?(?:short (?:walks?|walking distances?|distances)|walks short)|kurze (?:fuß)?wege|kurze strecken|(?:paseos|caminatas|trayectos) cort[oa]s|(?:petites? marches?|courtes marches|marches courtes|petits trajets)|(?:brevi camminate|camminate brevi|passeggiate brevi)|caminhadas curtas)${ENDS}|(?<!\p{L})(?:little|small|short|tired) legs(?!\p{L})|(?<!\p{L})(?:kurze|kleine|müde) beine(?!\p{L})|(?<!\p{L})petites jambes(?!\p{L})|(?<!\p{L})piernas cortas(?!\p{L})`,
  'iu',
)

export const asksForShortWalks = (text: string): boolean => WALKS_LITTLE.test(text) || SHORT_WALKS.test(text)
export const asksForShortRides = (text: string): boolean => RIDES_LITTLE.test(text)
