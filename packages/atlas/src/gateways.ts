/**
 * Where a trip to a country goes when no city is named: the place most travellers mean, where that is not the capital.
 * By ISO country code.
 */
export const GATEWAYS: Readonly<Record<string, string>> = {
  AE: 'Dubai', AU: 'Sydney', BO: 'La Paz', BR: 'Rio de Janeiro', BZ: 'San Ignacio', CA: 'Toronto', CH: 'Zürich', CI: 'Abidjan',
  CN: 'Beijing', DO: 'Punta Cana', EC: 'Quito', FJ: 'Nadi', HK: 'Hong Kong', HR: 'Dubrovnik', ID: 'Denpasar', IL: 'Tel Aviv',
  JM: 'Montego Bay', KH: 'Siem Reap', KZ: 'Almaty', LA: 'Luang Prabang', LK: 'Colombo', MA: 'Marrakesh', ME: 'Kotor', MM: 'Yangon',
  MO: 'Macau', MU: 'Port Louis', MX: 'Mexico City', MY: 'Kuala Lumpur', NG: 'Lagos', NZ: 'Auckland', PE: 'Cusco', PK: 'Lahore',
  TR: 'Istanbul', TZ: 'Arusha', US: 'New York City', VN: 'Hanoi', ZA: 'Cape Town', ZM: 'Livingstone',
} // prettier-ignore

/**
 * Names shared by several cities where travellers mean one that is not the largest, or by a city and a country that
 * another language calls so: `[name, ISO country]`.
 */
export const BEST_KNOWN: readonly (readonly [city: string, countryCode: string])[] = [
  ['Valencia', 'ES'],
  ['Toledo', 'ES'],
  ['Córdoba', 'ES'],
  ['Granada', 'ES'],
  ['Cambridge', 'GB'],
  ['Bath', 'GB'],
  ['Cork', 'IE'],
  ['Queenstown', 'NZ'],
  ['Salvador', 'BR'],
  ['San Juan', 'PR'],
  ['Bethlehem', 'PS'],
  ['Bayeux', 'FR'],
  ['Copacabana', 'BO'],
  ['Cádiz', 'ES'],
  ['Jasper', 'CA'],
  ['Lagos', 'PT'],
  ['Óbidos', 'PT'],
  ['Salamanca', 'ES'],
  ['St Ives', 'GB'],
]
