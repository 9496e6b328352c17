import { kmBetween, type Point } from '@waymark/atlas/distance'

// Roads in the mountains wind, and lead around the highest ridges. Our own estimates, by the usual times by road or rail.

type Region = readonly [lat: number, lng: number, km: number, factor: number]

/** How much longer a way takes within some kilometres of a point than on a plain. */
const MOUNTAINS: readonly Region[] = [
  // Europe: Valais, Dolomites, Durmitor, eastern and southern Albania, Albanian Alps, fjords, Corsica.
  [46.05, 7.5, 35, 1.5], [46.5, 11.95, 45, 1.2], [43, 19.3, 75, 1.6], [41.05, 20.5, 50, 1.6], [40.3, 20.2, 50, 1.5], [42.45, 19.85, 35, 1.8], [61.1, 7.3, 100, 1.25], [42.1, 9.05, 75, 1.35],
  // Caucasus: the military road, Svaneti, southern Armenia.
  [42.75, 44.3, 70, 1.4], [43, 42.6, 60, 1.8], [39.8, 45.8, 70, 1.3],
  // Himalaya and beyond: Nepal, Bhutan and Sikkim, Himachal, Garhwal, Ladakh and Kashmir, Karakoram, Pamir.
  [28, 84.3, 140, 2.2], [27.3, 89.3, 110, 2], [32, 77, 130, 2.2], [30.6, 79, 110, 1.9], [34.2, 77, 170, 1.9], [35.9, 74.9, 130, 1.4], [37.8, 72, 180, 1.8],
  // East Asia: Yunnan, Laos, Mae Hong Son, Alishan, Japanese Alps, Kusatsu, the Cordillera of Luzon, Flores, Sri Lanka.
  [28.3, 99.7, 150, 1.6], [20.8, 102.6, 150, 1.5], [19.25, 98.35, 50, 1.7], [23.5, 120.8, 35, 1.5], [36.2, 137.7, 60, 1.3], [36.75, 138.9, 60, 1.5], [17, 121, 90, 1.6], [-8.6, 120.4, 100, 1.5], [6.95, 80.85, 45, 1.9],
  // Africa: Ethiopia, High Atlas, Drakensberg, Madagascar.
  [12.5, 38.5, 150, 1.4], [31.1, -7.2, 45, 1.6], [-29.3, 29, 110, 1.5], [-19.5, 47, 250, 1.5],
  // The Americas: San Juan Mountains, Chiapas, Guatemala, Antioquia, Ecuador, Ancash, Cusco, Colca, Titicaca, Salta, the lakes, Paine.
  [37.7, -107.8, 50, 1.3], [16.8, -92.3, 70, 1.3], [14.8, -91.2, 70, 1.35], [5.6, -75.5, 120, 1.35], [-0.6, -78.4, 150, 1.25], [-9.3, -77.5, 60, 1.4], [-13.2, -72.45, 45, 1.7], [-15.7, -71.7, 60, 1.5], [-16.1, -69.2, 70, 1.4], [-24.5, -66, 110, 1.3], [-40.9, -71.4, 70, 1.3], [-50.9, -72.7, 70, 1.3],
] // prettier-ignore

type Ridge = readonly [minutes: number, ...line: readonly (readonly [lat: number, lng: number])[]]

/** Ridges, and how many minutes the way around or over them takes more. */
const RIDGES: readonly Ridge[] = [
  // Bernese Alps, Pennine Alps, Pyrenees.
  [45, [46.33, 7.15], [46.42, 7.6], [46.54, 7.97], [46.57, 8.27]],
  [90, [45.87, 7.1], [45.98, 7.66], [45.94, 7.87], [46.1, 8.05], [46.25, 8.1]],
  [90, [43, -0.9], [42.78, -0.3], [42.67, 0.05], [42.64, 0.65], [42.6, 1.4], [42.5, 2.2]],
  // Taiwan, Fiordland, the Southern Alps.
  [120, [24.5, 121.45], [24.18, 121.29], [23.47, 120.96], [22.9, 120.8], [22.5, 120.77]],
  [100, [-44.5, 168.25], [-45.15, 168.25]],
  [180, [-43, 171.2], [-43.6, 170.2], [-44.1, 169.2]],
  // Elk Mountains, Sierra Nevada, Kilimanjaro.
  [90, [39.1, -107.1], [38.95, -106.85], [38.9, -106.5]],
  [90, [38.3, -119.6], [37.4, -118.8], [36.3, -118.3]],
  [120, [-2.6, 36.7], [-2.95, 37.45], [-3.3, 37.75]],
] // prettier-ignore

/** Shorter ways are within a valley. */
const VALLEY_KM = 20
const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9] as const
/** No region is larger. */
const NEAR_DEGREES = 6

const sideOf = (a: Point, b: Point, { lat, lng }: Point): boolean =>
  (b.lng - a.lng) * (lat - a.lat) > (b.lat - a.lat) * (lng - a.lng)

const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b)

/** The minutes of a way by land that takes so many on a plain. */
export function minutesByTerrain(from: Point, to: Point, minutes: number): number {
  if (kmBetween(from, to) < VALLEY_KM) return minutes
  const isNear = (lat: number, lng: number) =>
    Math.abs(lat - from.lat) < NEAR_DEGREES && Math.abs(lng - from.lng) < NEAR_DEGREES
  const regions = MOUNTAINS.filter(([lat, lng]) => isNear(lat, lng))
  const ridges = RIDGES.filter(([, [lat, lng] = [90, 0]]) => isNear(lat, lng))
  if (regions.length === 0 && ridges.length === 0) return minutes
  const factors = SAMPLES.map((share) => {
    const at = { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
    return Math.max(
      1,
      ...regions.flatMap(([lat, lng, km, factor]) => (kmBetween(at, { lat, lng }) <= km ? factor : [])),
    )
  })
  const detours = ridges.flatMap(([more, ...line]) => {
    const points = line.map(([lat, lng]) => ({ lat, lng }))
    return points.some((point, index) => index > 0 && crosses(from, to, points[index - 1] ?? point, point)) ? more : []
  })
  const slow = (minutes * factors.reduce((sum, factor) => sum + factor, 0)) / factors.length
  return Math.ceil(slow + detours.reduce((sum, more) => sum + more, 0))
}
