import { describe, expect, it } from 'vitest'
import { isAcrossSea, landKm } from './land-way.ts'

type Place = readonly [name: string, lat: number, lng: number]
type Pair = readonly [Place, Place]

const point = ([, lat, lng]: Place) => ({ lat, lng })
const bothWays = (pairs: readonly Pair[]): (readonly [string, Place, Place])[] =>
  pairs.flatMap(([one, other]) => [
    [`from ${one[0]} to ${other[0]}`, one, other] as const,
    [`from ${other[0]} to ${one[0]}`, other, one] as const,
  ])

const CORFU: Place = ['Corfu', 39.62, 19.92]
const VICTORIA: Place = ['Victoria', 48.4284, -123.3656]
const COPENHAGEN: Place = ['Copenhagen', 55.676, 12.568]
const NAPLES: Place = ['Naples', 40.8522, 14.2681]
const SPLIT: Place = ['Split', 43.5081, 16.4402]
const SAN_FRANCISCO: Place = ['San Francisco', 37.7793, -122.4193]
const SEATTLE: Place = ['Seattle', 47.6062, -122.3321]
const SINGAPORE: Place = ['Singapore', 1.2897, 103.8501]
const ISTANBUL: Place = ['Istanbul', 41.0138, 28.9497]
const DENPASAR: Place = ['Denpasar', -8.65, 115.2167]

const ACROSS: readonly Pair[] = [
  [['Skagen', 57.7209, 10.5839], ['Gothenburg', 57.7072, 11.9668]],
  [['Tallinn', 59.437, 24.7536], ['Helsinki', 60.1699, 24.9384]],
  [['Tarifa', 36.0139, -5.606], ['Tangier', 35.7673, -5.7998]],
  [['Messina', 38.1938, 15.554], ['Reggio Calabria', 38.1105, 15.6613]],
  [CORFU, ['Sarandë', 39.8756, 20.0053]],
  [['Athens', 37.9838, 23.7275], ['Hydra', 37.3496, 23.4662]],
  [['Mykonos', 37.4467, 25.3289], ['Naxos', 37.1036, 25.3766]],
  [['Rhodes', 36.4341, 28.2176], ['Marmaris', 36.855, 28.2742]],
  [['Kos', 36.8933, 27.2889], ['Bodrum', 37.0344, 27.4305]],
  [NAPLES, ['Capri', 40.5508, 14.2426]],
  [['Palma', 39.5696, 2.6502], ['Ibiza', 38.9089, 1.4329]],
  [['Visby', 57.6409, 18.296], ['Oskarshamn', 57.2646, 16.4484]],
  [['Dublin', 53.3331, -6.2489], ['Holyhead', 53.3095, -4.633]],
  [['Oban', 56.4156, -5.4719], ['Tobermory', 56.6227, -6.0685]],
  [['Portsmouth', 50.799, -1.0913], ['Newport, Isle of Wight', 50.7, -1.2942]],
  [SPLIT, ['Hvar', 43.1725, 16.4428]],
  [['Banyuwangi', -8.2325, 114.3576], DENPASAR],
  [DENPASAR, ['Mataram', -8.5833, 116.1167]],
  [SINGAPORE, ['Batam', 1.1494, 104.0249]],
  [['Cebu City', 10.3167, 123.8907], ['Tagbilaran', 9.6475, 123.8535]],
  [VICTORIA, ['Vancouver', 49.2497, -123.1193]],
  [VICTORIA, ['Port Angeles', 48.1181, -123.4307]],
  [['Wellington', -41.2866, 174.7756], ['Picton', -41.2906, 174.008]],
  [['Buenos Aires', -34.6131, -58.3772], ['Colonia del Sacramento', -34.4626, -57.8398]],
  [['Zanzibar', -6.1639, 39.1979], ['Dar es Salaam', -6.8235, 39.2695]],
] // prettier-ignore

const BY_LAND: readonly Pair[] = [
  [COPENHAGEN, ['Malmö', 55.6059, 13.0007]],
  [COPENHAGEN, ['Odense', 55.3959, 10.3883]],
  [NAPLES, ['Sorrento', 40.6263, 14.3757]],
  [SAN_FRANCISCO, ['Oakland', 37.8044, -122.2708]],
  [SAN_FRANCISCO, ['Sausalito', 37.8591, -122.4853]],
  [['Key West', 24.5552, -81.782], ['Marathon', 24.7139, -81.0904]],
  [['Charlottetown', 46.2352, -63.1267], ['Shediac', 46.2198, -64.541]],
  [['Venice', 45.4371, 12.3326], ['Padua', 45.4064, 11.8777]],
  [ISTANBUL, ['Bursa', 40.1956, 29.0601]],
  [['Hong Kong', 22.2783, 114.1747], ['Macau', 22.2006, 113.5461]],
  [['Aomori', 40.8222, 140.747], ['Hakodate', 41.7758, 140.7367]],
  [['Okayama', 34.6617, 133.935], ['Takamatsu', 34.34, 134.05]],
  [['Onomichi', 34.4089, 133.205], ['Imabari', 34.0663, 132.9978]],
  [['Kobe', 34.6913, 135.183], ['Naruto', 34.1728, 134.6089]],
  [['Folkestone', 51.0815, 1.1664], ['Calais', 50.9513, 1.8587]],
  [['Bristol', 51.4552, -2.5967], ['Cardiff', 51.48, -3.18]],
  [['Inverness', 57.4791, -4.224], ['Portree', 57.4126, -6.1936]],
  [['Nice', 43.7031, 7.2661], ['Saint-Tropez', 43.2676, 6.6408]],
  [SEATTLE, ['Tacoma', 47.2529, -122.4443]],
  [['George Town', 5.4112, 100.3354], ['Ipoh', 4.5841, 101.0829]],
  [SINGAPORE, ['Johor Bahru', 1.4655, 103.7578]],
  [['Manama', 26.2279, 50.5857], ['Dammam', 26.4344, 50.1033]],
  [SPLIT, ['Trogir', 43.5125, 16.2517]],
  [['Palermo', 38.1158, 13.3614], ['Cefalù', 38.0389, 14.0226]],
  [['Vienna', 48.2085, 16.3721], ['Bratislava', 48.1482, 17.1067]],
] // prettier-ignore

describe('across the sea', () => {
  it.each(bothWays(ACROSS))('%s', (_, from, to) => {
    expect(isAcrossSea(point(from), point(to))).toBe(true)
  })
})

describe('by land, bridges and tunnels', () => {
  it.each(bothWays(BY_LAND))('%s', (_, from, to) => {
    expect(isAcrossSea(point(from), point(to))).toBe(false)
  })
})

it('a way along a bay is longer than the straight line over it', () => {
  expect(landKm(point(['Naples', 40.8522, 14.2681]), point(['Sorrento', 40.6263, 14.3757]))).toBeGreaterThan(30)
})
