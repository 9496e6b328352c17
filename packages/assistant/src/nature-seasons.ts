import { kmBetween, type Point } from '@waymark/atlas/distance'

type Row = readonly [sign: RegExp, where: readonly (readonly [lat: number, lng: number, km: number])[], when: string]

/** When nature is seen at its best, by the years so far: what a question names, around where, and when. */
const ROWS: readonly Row[] = [
  [/cherr(?:y|ies)|sakura/, [[35.2, 137, 420]], 'Cherry trees usually bloom from the last days of March to the first week of April, for about ten days.'],
  [/cherr(?:y|ies)|sakura/, [[43.1, 141.4, 330]], 'Cherry trees usually bloom at the end of April and the beginning of May.'],
  [/cherr(?:y|ies)|sakura/, [[38.9, -77, 60]], 'Cherry trees usually bloom at the end of March or the beginning of April.'],
  [/cherr(?:y|ies)/, [[36.5, 127.8, 300]], 'Cherry trees usually bloom from the end of March to the second week of April.'],
  [/tulips?|keukenhof/, [[52.2, 5, 130]], 'Tulip fields usually bloom from about mid-April to the first days of May; the garden of Keukenhof opens from the second half of March to about mid-May.'],
  [/lavender/, [[43.9, 5.6, 130]], 'Lavender usually blooms from mid-June to mid-July, in the hills until the end of July.'],
  [/autumn leaves|foliage|maples?|autumn colou?rs|fall colou?rs/, [[35.2, 137, 420]], 'Maples are usually reddest from mid-November to early December, in the mountains some weeks earlier.'],
  [/autumn leaves|foliage|maples?|autumn colou?rs|fall colou?rs/, [[44, -72, 350]], 'Leaves usually turn from the end of September in the north to mid or late October in the south.'],
  [/whales?/, [[65, -19, 400]], 'Boats look for whales from about April to October; most are seen from May to September.'],
  [/whales?/, [[-34.4, 19.2, 120]], 'Southern right whales come from about June to November; most are seen in September and October.'],
  [/whales?/, [[-25.3, 152.8, 200]], 'Humpback whales pass from about mid-July to the end of October.'],
  [/whales?/, [[20.8, -156.5, 350]], 'Humpback whales are there from about December to April; most are seen in February.'],
  [/whales?/, [[38.5, -28, 400]], 'Boats look for whales from about April to October; the great ones pass in April and May.'],
  [/migration|wildebeest/, [[-1.5, 35.1, 130]], 'The herds usually cross the Mara river between July and October.'],
  [/migration|wildebeest/, [[-2.5, 34.9, 200]], 'The herds are usually in the south with their calves from about December to March, move north from April, and cross the Mara river between July and October.'],
] // prettier-ignore

/** What is known of a season of nature at a place; the nearest area comes first. */
export function natureSeason(words: string, at: Point): string | undefined {
  const rows = ROWS.filter(([sign]) => sign.test(words)).flatMap(([, areas, when]) =>
    areas.map(([lat, lng, km]) => ({ when, far: kmBetween(at, { lat, lng }) / km })),
  )
  const [nearest] = rows.filter(({ far }) => far <= 1).toSorted((a, b) => a.far - b.far)
  return nearest?.when
}
