/** Sockets by their IEC letters and the countries (ISO 3166-1 alpha-2) that have them: commonly known, what is usual and not every old one. */
// prettier-ignore
const SOCKETS: readonly (readonly [types: string, countries: string])[] = [
  ['A', 'JP'],
  ['AB', 'US CA MX PR VI GU AS MP UM BM BS KY TC VG AW CR CU DO HN HT JM NI PA TW CO EC VE BZ MH FM PW GT SV'],
  ['ABC', 'PH BO TH VN'],
  ['ABD', 'BB'],
  ['ABF', 'CW SX BQ'],
  ['ABG', 'TT AG MS AI'],
  ['ABCF', 'SR'],
  ['ABCDG', 'KH'],
  ['ABCEF', 'LA'],
  ['ABCDG', 'LB GY'],
  ['AC', 'PE'],
  ['ACI', 'CN'],
  ['AI', 'WS'],
  ['C', 'BY'],
  ['CD', 'IN NP PK SD SS'],
  ['CDG', 'LK IQ JO BD YE'],
  ['CDFG', 'MM BT'],
  ['CE', 'FR BE PL CZ SK MC MG ML CM GA BJ BI BF CF CG CD KM CI DJ GQ GP GF MQ RE YT NC PF PM WF BL MF SN TG TN MA DZ SY TD NE MU'],
  ['CEF', 'GL FO GN LU'],
  ['CEK', 'DK'],
  ['CF', 'AD AM AT AZ BA BG DE EE ES FI GE GR HR HU IS KZ KG LT LV MD ME MK MN MR NL NO PT RO RS RU SE SI SJ AX TJ TM TR UA UZ XK AL AO CV EG GW ID IR KR TL KP ST AF'],
  ['CFL', 'IT SM VA ET LY ER'],
  ['CFIL', 'UY'],
  ['CFM', 'MZ'],
  ['CG', 'KW QA UG'],
  ['CH', 'IL PS'],
  ['CI', 'AR'],
  ['CJ', 'CH LI RW'],
  ['CL', 'CL SO'],
  ['CMN', 'ZA'],
  ['CN', 'BR PY'],
  ['DG', 'GH NG TZ ZM ZW MV'],
  ['DM', 'NA'],
  ['DGM', 'BW'],
  ['G', 'GB IE MT CY HK SG MY BN AE BH OM SA KE MW GM SL SC MO GD LC VC KN DM FK GI GG JE IM SH SB LR'],
  ['GI', 'VU'],
  ['I', 'AU NZ FJ PG KI NR TO TV CK NU NF CC CX TK'],
  ['M', 'LS SZ'],
]

const socketsByCountry = new Map(
  SOCKETS.flatMap(([types, countries]) => countries.split(' ').map((code) => [code, types])),
)

/** Other sockets that take a plug: the Europlug C fits many, the Schuko plug is made for E and F, two pins fit B. */
const ALSO_FITS: Readonly<Record<string, string>> = { A: 'B', C: 'EFJKLNO', E: 'F', F: 'E' }

/** Socket types of a country as letters, 'CF' for Germany; undefined where they are not known. */
export const socketsIn = (countryCode: string): string | undefined => socketsByCountry.get(countryCode)

/** Whether plugs from `home` need an adapter in `abroad`: some usual plug of home fits no socket there. Unknown countries do. */
export function needsAdapter(home: string, abroad: string): boolean {
  if (home === abroad) return false
  const plugs = socketsIn(home)
  const sockets = socketsIn(abroad)
  if (plugs === undefined || sockets === undefined) return true
  const fits = (plug: string) =>
    Array.from(sockets).some((socket) => `${plug}${ALSO_FITS[plug] ?? ''}`.includes(socket))
  return !Array.from(plugs).every(fits)
}

/** Every country of the table, once each. */
export const COUNTRIES_WITH_KNOWN_SOCKETS: readonly string[] = SOCKETS.flatMap(([, countries]) => countries.split(' '))
