import { countryOf } from '@waymark/atlas/countries'
import { destinationOf, destinationsAround } from '@waymark/atlas/destinations'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { findCity } from '@waymark/atlas/find-city'
import type { AtlasDestination } from '@waymark/atlas/place'
import { destinationById, type DestinationRow, destinationRows } from '@waymark/atlas/tables'
import { climateAround } from '@waymark/atlas/climate'
import { nameKey } from '@waymark/domain/name-key'
import { listed } from '@waymark/domain/wording'
import type { Asked } from '../asked.ts'
import { firstOfCountries } from '../first-of-countries.ts'
import { destinationsAt } from '../local-tips.ts'
import { nameOfMonth } from '../months.ts'
import { bullet, planTrip, type Reply } from '../reply.ts'
import { firstSentence } from '../sights.ts'
import { isArea, type Subject } from '../subject.ts'
import { unsure } from './beyond.ts'

const SHOWN = 6

/** The month asked about, else the next one. */
const monthOf = ({ month, days, today }: Asked): number =>
  month ?? (days ? Number(days.start.slice(5, 7)) : (Number(today.slice(5, 7)) % 12) + 1)

const beachesOf = ({ places }: AtlasDestination): string[] =>
  places.filter(({ kind }) => kind === 'beach').map(({ name }) => name)

const NEAR_BEACH_KM = 120
/** Crete is 260 km long, and its best beaches are not those of its main town. */
const OF_AREA_KM = 180

/** The described towns of an area: of Crete also Chania. */
const townsOfArea = ({ city, name }: Subject): AtlasDestination[] =>
  destinationsAround(city, 1, OF_AREA_KM)
    .map(({ destination: { id } }) => destinationById(id))
    .filter(({ region = '', partOf = [] }) => [region, ...partOf].some((area) => nameKey(area) === nameKey(name)))

const beachTownsNear = (city: Point): AtlasDestination[] =>
  destinationsAround(city, 1, NEAR_BEACH_KM)
    .map(({ destination: { id } }) => destinationById(id))
    .filter((destination) => beachesOf(destination).length > 0)
    .slice(0, 3)

const SWIM_C = 26
const DRY = 0.4

/** Beaches named of each destination; one with fewer comes after all others. */
const NAMED_BEACHES = 2

/** Beach destinations that are warm and dry in that month, one per country: those with enough to name first, then by draw. */
function warmBeaches(month: number): Required<Pick<DestinationRow, 'city' | 'countryCode' | 'beaches'>>[] {
  const fits = (destination: DestinationRow) => {
    const { highC, wetDays } = climateAround({ ...destination, isByTheSea: true })(month)
    return highC >= SWIM_C && wetDays <= DRY
  }
  const named = ({ beaches }: { readonly beaches: readonly string[] }) => Math.min(NAMED_BEACHES, beaches.length)
  const rows = destinationRows()
    .flatMap((row) => (row.beaches === undefined ? [] : { ...row, beaches: row.beaches }))
    .toSorted((a, b) => named(b) - named(a) || b.draw - a.draw)
  return firstOfCountries(rows, fits, SHOWN)
}

export function beaches(asked: Asked): Reply {
  const { subject } = asked
  const towns = subject ? [...destinationsAt(subject), ...(isArea(subject) ? townsOfArea(subject) : [])] : []
  const here = towns.filter((destination) => beachesOf(destination).length > 0)
  const own = here.length > 0 || !subject || subject.scope === 'country' ? here : beachTownsNear(subject.city)
  // 'Can I swim in the Trevi Fountain?'
  if (subject?.scope === 'sight' && subject.sight?.kind !== 'beach' && /\bswim/.test(asked.words)) return unsure(asked)
  if (subject && own.length > 0) {
    const usual = asked.month === undefined ? undefined : climateAround(subject.city)(asked.month)
    return {
      lines: [
        here.length > 0
          ? `Beaches in and around ${subject.name}:`
          : `My guide knows no beach in ${subject.name} itself. The nearest that it knows:`,
        ...own.slice(0, 4).map((destination) => {
          const km = Math.round(kmBetween(subject.city, destination))
          return bullet(
            `${destination.city}${here.length > 0 ? '' : `, ${km} km`}: ${listed(beachesOf(destination).slice(0, 5))}`,
          )
        }),
        ...(usual && asked.month !== undefined
          ? [
              `${nameOfMonth(asked.month)} usually has ${usual.lowC} to ${usual.highC} °C there; I do not know how warm the water is.`,
            ]
          : []),
        ...(here.length === 0 && subject.city.isByTheSea
          ? [`${subject.name} lies by the sea: a map app shows smaller ones that are closer.`]
          : []),
        'Ask locally about currents and flags before you swim.',
      ],
      actions: [planTrip(asked)],
      next: ['weather', 'hotels', 'places', 'plan'],
    }
  }
  if (subject)
    return {
      lines: [
        `My guide knows no beach in ${subject.name} or near it.`,
        'Ask its tourist office about pools and lakes for swimming.',
      ],
      actions: [planTrip(asked)],
      next: ['places', 'weather', 'day-trips', 'plan'],
    }
  const month = monthOf(asked)
  const warm = warmBeaches(month)
  return {
    lines: [
      `Good for a beach holiday in ${nameOfMonth(month)}, when it is usually warm and mostly dry there:`,
      ...warm.map((destination) =>
        bullet(
          `${destination.city}, ${countryOf(destination.countryCode).name}: ${listed(destination.beaches.slice(0, NAMED_BEACHES))}`,
        ),
      ),
      'Tell me another month, and I look again.',
    ],
    ask: [...warm.slice(0, 3).map(({ city }) => `Plan a trip to ${city}`), 'Beaches in July'],
    actions: [{ type: 'plan-trip', fields: { travelStyle: 'Relaxation' } }],
  }
}

/** Well-known winter sports resorts, with what they are known for. */
export const WINTER_PLACES: readonly (readonly [place: string, what: string])[] = [
  ['Innsbruck, Austria', 'a city with ski areas on all sides, twice host of the Winter Olympics'],
  ['Chamonix, France', 'steep skiing below Mont Blanc, for those who ski well'],
  ['Zermatt, Switzerland', 'long runs with the Matterhorn in view, in a village without cars'],
  ['Sapporo, Japan', 'deep powder on Hokkaido and the Snow Festival in February'],
  ['Vancouver, Canada', 'ski hills above the city, and Whistler two hours away'],
  ['Queenstown, New Zealand', 'skiing from June to September, when it is summer in the north'],
]

export function winterSports(asked: Asked): Reply {
  const { subject } = asked
  if (subject) {
    const known = WINTER_PLACES.filter(([place]) => place.endsWith(`, ${subject.country.name}`))
    const { highC, lowC } = climateAround(subject.city)(subject.city.lat < 0 ? 7 : 1)
    return {
      lines: [
        ...known.map(([place, what]) => bullet(`${place}: ${what}`)),
        `In the middle of winter ${subject.scope === 'country' ? subject.city.name : subject.name} usually has ${lowC} to ${highC} °C; mountains are colder.`,
        'I have no snow reports: ask the ski areas themselves before you book, and compare lift passes for several days.',
        'Besides skiing, look for sledging, snowshoe walks, skating and hot baths.',
      ],
      actions: [planTrip(asked)],
      next: ['packing', 'hotels', 'way-there', 'plan'],
    }
  }
  return {
    lines: [
      'Well-known places for winter sports:',
      ...WINTER_PLACES.map(([place, what]) => bullet(`${place}: ${what}`)),
      'Besides skiing and snowboarding there are sledging, snowshoe walks, skating and hot baths. Snow is surest from January to March in the north and from July to August in the south.',
    ],
    ask: [
      'Plan a trip to Innsbruck',
      'Plan a trip to Sapporo',
      'Ski holiday in Switzerland',
      'What should I pack for Innsbruck in January?',
    ],
    actions: [{ type: 'plan-trip', fields: { travelStyle: 'Adventure' } }],
  }
}

/** Suggestions if home is unknown: different kinds of cities, each good for two days. */
const WEEKEND_CITIES = ['Lisbon', 'Copenhagen', 'Kraków', 'Kyoto', 'Montréal', 'Valencia']
const NEAR_KM = { from: 80, to: 900 }
/** An easy way for two days: of the cities within it, the most visited are named. */
const EASY_KM = 350
const NAMED = 5

function nearHome(home: Point) {
  const reachable = destinationsAround(home, NEAR_KM.from, NEAR_KM.to)
  const easy = reachable.filter(({ km }) => km <= EASY_KM)
  const best = (easy.length < NAMED ? reachable.slice(0, NAMED) : easy)
    .toSorted((a, b) => b.destination.draw - a.destination.draw)
    .slice(0, NAMED)
  return best.toSorted((a, b) => a.km - b.km)
}

export function weekend(asked: Asked): Reply {
  const { home } = asked
  const near = home ? nearHome(home.city) : []
  const ideas = WEEKEND_CITIES.flatMap((name) => {
    const city = findCity(name)
    return (city && destinationOf(city)) ?? []
  })
  const chosen = near.length > 0 ? near.map(({ destination }) => destinationById(destination.id)) : ideas
  const kmTo = ({ id }: AtlasDestination) => near.find(({ destination }) => destination.id === id)?.km
  return {
    lines: [
      near.length > 0 && home
        ? `A weekend is short, so stay within reach. From ${home.name}:`
        : 'A weekend is short: choose a place that you reach in a few hours. Some that are good for two or three days:',
      ...chosen.map((destination) => {
        const km = kmTo(destination)
        return bullet(
          `${destination.city}, ${countryOf(destination.countryCode).name}${km === undefined ? '' : `, ${Math.round(km)} km`}: ${firstSentence(destination.about)}`,
        )
      }),
      home
        ? 'Tell me which one, and I start the plan.'
        : 'Tell me where you live, for example "weekend trip from Berlin", and I look around there.',
    ],
    ask: [
      ...chosen.slice(0, 3).map(({ city }) => `Plan a weekend trip to ${city}`),
      ...(home ? [] : ['Weekend trip from Berlin']),
    ],
    actions: [planTrip({ ...asked, subject: undefined })],
  }
}
