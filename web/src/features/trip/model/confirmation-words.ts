/** Vocabulary of confirmations in the supported languages. */

/** Labels of a confirmation code, which follows on the same line or the next. */
export const BEFORE_CODE =
  /(?:\b(?:confirmation|booking|reservation|order)\b(?:\s+(?:code|number|reference|ref|id|no)\b)?|\bitinerary(?=\s*#)|\b(?:reference|record locator|pnr|localizador|referencia|référence|riferimento|dossier)\b|\b(?:buchungs|bestätigungs|reservierungs|auftrags)-?\s?(?:code|nummer|nr|referenz)\b|\b(?:código|número|code|numéro|n[.°º]+)\s+de\s+(?:confirmación|reserva|pedido|réservation|confirmation|commande)(?!\p{L})|\b(?:codice|numero)\s+(?:d(?:i|el|ella)\s+)?(?:conferma|prenotazione|biglietto|ordine)\b|(?:予約|確認|お預かり|受付|注文)(?:番号|コード))(?<behind>.{0,60})/giu
/** Number of an electronic air ticket: the airline's three digits and ten more. It stands in where there is no code. */
export const TICKET_NUMBER =
  /(?:\be-?\s?ticket|\bticket|\b(?:e-?)?ticketnummer|\bflugschein|\bbillete(?:\s+electrónico)?|\bbillet(?:\s+électronique)?|\bbiglietto(?:\s+elettronico)?|\bbilhete(?:\s+eletr[óô]nico)?|航空券|eチケット)[^\d\n]{0,30}\n?\s*(?<number>\d{3}[- ]?\d{10})(?![\d-])/iu
/** Letters and digits in upper case; without digits only in the length of airline codes. */
export const CODE =
  /(?<![\p{L}\p{N}-])(?!20\d\d(?:-\d\d-|\b))(?:\d{3,4}(?: \d{3,4}){2,3}|(?=[A-Z.-]*\d)[A-Z\d](?:[A-Z\d-]|\.(?=\d)){3,14}|[A-Z]{5,7})(?![\p{L}\p{N}-])/gu
/**
 * After these words alone, any upper-case word may follow, as in 'Reservation STATUS', so a code without digits
 * requires a colon.
 */
export const SAYS_NO_CODE = /^(?:confirmation|booking|reservation|order)$/i
export const CODE_ALONE = /^(?=.*[A-Z\d])[A-Z\d][A-Z\d-]{4,14}$/

/** Lines with dates of the booking itself: when it was made, paid, or can be cancelled. */
export const ABOUT_BOOKING =
  /free (?:\p{L}+ ){0,2}(?:until|till|before|up to)|kosten(?:los|frei)\p{L}*(?: \p{L}+){0,2} bis|gratuite?(?:ment)? jusqu|sans frais|gratis hasta|sin (?:coste|cargo|gastos)|booked on|booking date|issued|invoice|paym|paid|charged|cancel|refund|birth|valid until|sent:|buchungsdatum|gebucht am|ausgestellt|rechnung|zahlung|storn|geburt|gültig bis|fecha de (?:compra|reserva|emisi|nacim)|cancela|pago|date (?:d’|d')(?:achat|émission)|date de (?:réservation|naissance)|annul|paiement|facture|data (?:di |d['’])?(?:acquisto|emissione|prenotazione|nascita)|pagat|pagament|importo|gratuita (?:fino|entro)|fattura|予約日(?!時)|申込|支払|キャンセル|取消|発行|領収|生年月日|有効期限/iu

/** Labels of a date, before it or on the line above. */
export const STEP =
  /^(?:check-?\s?in|check-?\s?out|arrival|arriving|departure|departing|outbound|inbound|return|pick-?up|drop-?off|anreise|abreise|ankunft|abflug|abfahrt|hinfahrt|rückfahrt|hinflug|rückflug|abholung|rückgabe|llegada|entrada|salida|ida|vuelta|recogida|devolución|arrivée|départ|aller|retour|arrivo|partenza|andata|ritorno|ritiro|riconsegna|チェックイン|チェックアウト|出発|到着|往路|復路)(?!\p{L})/iu
/** Labels of a departure deadline: of several times, the last counts. */
export const LEAVING = /^(?:check-?\s?out|departing|abreise|salida|départ|partenza|チェックアウト)/iu
export const ONE_WAY =
  /^(?:outbound|inbound|return|hinfahrt|rückfahrt|hinflug|rückflug|ida|vuelta|aller|retour|andata|ritorno|往路|復路)/iu

/** Start and end of a journey: its end on another day is not another journey. */
export const BEGINNING = /^(?:departure|departing|abflug|abfahrt|salida|départ|partenza|出発)/iu
export const ENDING = /^(?:arrival|arriving|ankunft|llegada|arrivée|arrivo|到着)/iu

/** Flight and train numbers. */
export const SERVICE =
  /(?<![\p{L}\p{N}])((?:ICE|IC|EC|RE|RB|RJX?|NJ|TGV(?: INOUI)?|OUIGO|AVE|AVLO|IRYO|ALVIA|AP|Eurostar|Frecciarossa|Frecciargento|Frecciabianca|Italo|Intercity|Intercités|DELTA|UNITED|JETBLUE)\s?\d{1,5}|[A-Z]{3}\d{3,4}|(?:Train|Zug|Tren|Treno|Bus|Linie|[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}|[ぁ-んァ-ヶー]{2,12}\s?\d{1,3}号(?!車|室))(?=便|[^\p{L}\p{N}-]|$)/u
const PLACE_NAME = "\\p{Lu}[\\p{L}'’.()/-]{0,60}(?: [\\p{L}'’.()/-]{1,60}){0,5}"
/** '東京(羽田) 10:30発 → 大阪(伊丹)'. */
const JAPANESE_NAME = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{1,20}(?:\\([^\\d)]{1,20}\\))?'
export const ROUTE = new RegExp(
  `(${PLACE_NAME}) +(?:→|->|>|–|—|-|to|nach|vers|à|a) +(${PLACE_NAME})|(${JAPANESE_NAME})[^→]{0,20}→\\s*(${JAPANESE_NAME})`,
  'u',
)
export const STATION = /^(\D{3,40}?)\s+(?:[\d.]+\s+)?(?:ab|an)\s+\d{1,2}:\d\d/u

/** Lines that never name what was booked. */
export const FILLER =
  /^(?:airbnb|booking\.com|getyourguide|expedia|hostelworld|agoda|thefork|opentable|easyjet|ryanair|lufthansa)$|^(?:ciao|gentile|salve|buongiorno)\b|様|^(?:hi|hello|dear|hallo|liebe[rs]?|guten tag|sehr geehrte|bonjour|hola|estimad|ch(?:er|ère))\b|thank|danke|merci|gracias|vielen dank|confirm|bestätig|you're going|te vas|sie reisen|vous partez|expecting|erwartet|reservation|booking|itinerary|e-?ticket|receipt|réserv|reserva|buchung|commande|payment|graz|conferm|prenota|bigliett|acquist|予約|確定|確認|案内|番号|料金|金額|人数|ありがとう|^(?:phone|tel|pin|name|nom|nombre|address|adresse|dirección|guests|gäste|personas|price|preis|datum|date|day|día|hora|time|uhrzeit|subject|treffpunkt|meeting point|from|to|passeng\w*|codice|telefono|ospiti|persone|prezzo|data|ora|nome|indirizzo)\b[^:]{0,15}:/iu
export const AT_NAME =
  /\b(?:reservation|booking|stay|table|buchung|reservierung|tisch|reserva|mesa|réservation|prenotazione)\s+(?:at|bei|im|in|en|chez|au|presso|da)\s+(.{2,60}?)(?:\s+(?:is|ist|wurde|está|est|a été|è)(?!\p{L})|[.!]?$)/imu

export const ADDRESS_LABEL =
  /^(?:address|adresse|anschrift|dirección|location|treffpunkt|meeting point|punto de encuentro|point de rendez-vous|lieu|indirizzo|punto d['’]incontro|luogo|住所|所在地|集合場所)(?!\p{L})\s*:?\s*(.*)$/iu
/** Contains a postcode that is not a year. */
export const LOOKS_LIKE_ADDRESS =
  /^(?=.*\b(?!(?:19|20)\d\d(?!\d|-\d{3}))\d{4,5}(?:-\d{3})?\b)(?=.*\p{L}{3})[^:@€$]{10,120},[^:@€$]{3,}$/u
/** The sender's company details at the end. */
export const OF_COMPANY =
  /\b(?:B\.?V\.|GmbH|Ltd|Limited|Inc|LLC|PLC|S\.?A\.?S|SARL|S\.L\.|S\.r\.l|S\.p\.A|AG|registered)(?!\p{L})|©|株式会社/u
/** Two or three capitalised words, like a person's name, unless a word indicates a house. */
export const LIKE_A_PERSON =
  /^(?:(?:Mrs?|Ms|Frau|Herr|Mme|M|Sra?|Sig(?:\.ra)?)\.?\s)?(?!(?:The|La|Le|El|Il|Das|Der|Die|Casa|Villa|Chez)\s)\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}$/u

/** Access codes and payment details, which must not be visible to everybody. */
export const SECRET =
  /code|(?<!\p{L})(?:pin|keys?(?! west| largo| biscayne)|key ?(?:box|pad|safe)|lock ?box|wi-?fi|wlan|pass(?:word|wort)|kennwort|schlüssel\p{L}*|contraseña|clave|llaves?|mot de passe|cl(?:é|ef)s?|código|visa|mastercard|maestro|amex|american express|cards?|\p{L}*karte|tarjeta|carte|carta|chiavi?|暗証番号|鍵|合鍵)(?!\p{L})/iu
/** Details of the payer or traveller, not of the booking. */
export const OF_PAYER =
  /bill(?:ing|ed)? |billing|invoice|home address|(?:your|personal|contact|guest|passenger|travell?er) details|rechnung|heimatadresse|(?:ihre|kontakt|persönliche)\s?daten|factur|datos (?:personales|de contacto)|coordonnées|vos informations|fattur|(?:tuoi|suoi) dati|dati personali|お客様情報|請求/iu
/** Number of lines of an address after its label. */
export const LINES_OF_PAYER = 3
