import { addDays, daysBetween } from '@waymark/contract/calendar'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { Tag } from './packing-rule.ts'

/**
 * Towns and sights above 2,400 m that people travel to, where the body feels it: latitude, longitude. The city table has no
 * heights. Own compilation.
 */
const HIGH_UP: readonly (readonly [lat: number, lng: number])[] = [
  [-13.53, -71.97], [-16.4, -71.54], [-15.84, -70.02], [-9.53, -77.53], [-12.05, -75.21], // Cusco, Arequipa, Puno, Huaraz, Huancayo
  [-16.5, -68.15], [-19.58, -65.75], [-17.97, -67.11], [-20.46, -66.83], [-19.04, -65.26], [-16.17, -69.09], [-17.39, -66.16], // La Paz, Potosí, Oruro, Uyuni, Sucre, Copacabana, Cochabamba
  [-0.18, -78.47], [-2.9, -79.0], [-0.93, -78.62], [-1.67, -78.65], [0.23, -78.26], // Quito, Cuenca, Latacunga, Riobamba, Otavalo
  [4.71, -74.07], [5.53, -73.36], [1.21, -77.28], // Bogotá, Tunja, Pasto
  [-22.91, -68.2], [-18.2, -69.56], [-24.22, -66.32], [-22.11, -65.6], // San Pedro de Atacama, Putre, San Antonio de los Cobres, La Quiaca
  [19.29, -99.66], [19.82, -101.8], // Toluca, high Michoacán
  [14.84, -91.52], // Quetzaltenango is at 2,330 m, its volcanoes above
  [39.48, -106.05], [39.19, -106.82], [37.94, -107.81], [39.25, -106.29], [35.69, -105.94], // Breckenridge, Aspen, Telluride, Leadville, Santa Fe lies lower by little
  [29.65, 91.14], [29.27, 88.88], [31.48, 92.05], [29.96, 93.86], [30.05, 101.96], [27.82, 99.71], [28.48, 98.91], [36.62, 101.78], [28.2, 86.83], // Lhasa, Shigatse, Nagqu, Nyingchi, Kangding, Shangri-La, Deqin, Xining, Everest of Tibet
  [34.15, 77.58], [34.55, 76.13], [32.25, 78.02], [27.59, 91.86], [32.24, 77.19], // Leh, Kargil, Spiti, Tawang, Rohtang
  [27.8, 86.71], [27.69, 86.73], [28.66, 84.02], [28.78, 83.72], [28.21, 85.55], // Namche, Lukla, Manang, Jomsom, Langtang
  [27.47, 89.64], [27.43, 89.42], [27.58, 90.85], // Thimphu, Paro, Bumthang
  [39.63, 73.87], [38.17, 73.97], [41.43, 75.99], [36.32, 74.65], // Sary-Tash, Murghab, Naryn, Hunza above
  [9.01, 38.75], [13.15, 38.3], [12.03, 39.04], [15.34, 38.93], // Addis Ababa, Simien, Lalibela, Asmara
  [-3.07, 37.35], [-0.15, 37.31], [0.39, 29.87], [-29.57, 29.27], // Kilimanjaro, Mount Kenya, Rwenzori, Sani Pass
  [15.35, 44.21], [45.83, 6.86], [46.02, 7.75], [46.55, 7.98], [38.79, 43.0], [6.08, 116.56], [28.27, -16.64], [19.82, -155.47], // Sana’a, and by cable car or road: Mont Blanc, Matterhorn, Jungfrau, Van, Kinabalu, Teide, Mauna Kea
] // prettier-ignore
const HIGH_KM = 25

/** Countries with malaria in at least a part that travellers reach, by WHO’s country lists; rare cases are left out. */
const MALARIA = new Set(
  (
    'AO BD BF BI BJ BO BR BT BW CD CF CG CI CM CO CR DJ DO EC ER ET GA GF GH GM GN GQ GT GW GY HN HT ID IN IR KE KH KM KP KR LA LR MG ML MM MR MW MY MZ NA NE ' +
    'NG NI NP PA PE PG PH PK RW SB SD SL SN SO SR SS ST SZ TD TG TH TL TZ UG VE VN VU YE YT ZA ZM ZW AF'
  ).split(' '),
)
/** Countries with a risk of yellow fever in at least a part, by WHO’s list. */
const YELLOW_FEVER = new Set(
  'AO AR BF BI BJ BO BR CD CF CG CI CM CO EC ET GA GF GH GM GN GQ GW GY KE LR ML MR NE NG PA PE PY SD SL SN SR SS TD TG TT UG VE'.split(
    ' ',
  ),
)

const RADIANS = Math.PI / 180
/** Upper edge of the sun on the horizon, with what the air bends. */
const HORIZON = -0.833

/** How far the sun stands above the horizon at noon and below it at midnight, in degrees. */
function sunAt(lat: number, day: string): { readonly noon: number; readonly midnight: number } {
  const ofYear = daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1
  const declination = -23.44 * Math.cos((360 / 365.24) * (ofYear + 10) * RADIANS)
  return { noon: 90 - Math.abs(lat - declination), midnight: Math.abs(lat + declination) - 90 }
}

function sunTags({ lat }: Point, startDate: string, endDate: string): Tag[] {
  const days = daysBetween(startDate, endDate)
  const step = Math.max(1, Math.floor(days / 30))
  const tags = new Set<Tag>()
  for (let at = 0; at <= days; at += step) {
    const { noon, midnight } = sunAt(lat, addDays(startDate, at))
    if (midnight > HORIZON) tags.add('polarDay')
    if (noon < HORIZON) tags.add('polarNight')
  }
  return [...tags]
}

/** What the place asks for whatever the weather is. */
export function regionTags(place: Point & { readonly countryCode: string }, startDate: string, endDate: string): Tag[] {
  const isHigh = HIGH_UP.some(([lat, lng]) => kmBetween(place, { lat, lng }) <= HIGH_KM)
  return [
    ...(isHigh ? (['highAltitude'] as const) : []),
    ...(MALARIA.has(place.countryCode) ? (['malaria'] as const) : []),
    ...(YELLOW_FEVER.has(place.countryCode) ? (['yellowFever'] as const) : []),
    ...sunTags(place, startDate, endDate),
  ]
}
