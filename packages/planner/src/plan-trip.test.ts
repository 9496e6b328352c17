import { daysBetween } from '@waymark/contract/calendar'
import type { PlannedPlace } from '@waymark/contract/trips/itinerary'
import { BUDGETS, TRAVEL_STYLES } from '@waymark/contract/trips/trip'
import { describe, expect, it } from 'vitest'
import { allDestinations } from '@waymark/atlas/destinations'
import { nameTable } from '@waymark/atlas/tables'
import { nameKey } from '@waymark/domain/name-key'
import { forbiddenMeals } from '../fixtures/plan-quality/check-meals.ts'
import { BAND_TOP_CENTS } from '@waymark/domain/trip-total'
import { checkPlan } from './check-plan.ts'
import type { PlanInput, TripPlan } from './plan-input.ts'
import { planDays, planTrip } from './plan-trip.ts'
import { UnknownPlaceError } from './planning-context.ts'

const request = (changes: Partial<PlanInput> = {}): PlanInput => ({
  destination: 'Lisbon',
  departureCity: 'Berlin',
  startDate: '2027-05-03',
  endDate: '2027-05-09',
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
  ...changes,
})

const placesOf = (plan: TripPlan): PlannedPlace[] =>
  plan.itinerary.dailyItinerary.flatMap((day) => day.activities.flatMap(({ place }) => place ?? []))

const kindsOf = (plan: TripPlan): Set<string> => new Set(placesOf(plan).map((place) => place.kind))

const textsOf = (plan: TripPlan): string => JSON.stringify(plan)

/** Every n-th destination; the bench goes to all. */
const sampled = (every: number): string[] =>
  allDestinations()
    .filter((_destination, index) => index % every === 0)
    .map(({ city, countryCode }) => `${city}, ${countryCode}`)

describe('a trip to a place that the atlas knows', () => {
  it('is the same for the same request', () => {
    expect(planTrip(request())).toEqual(planTrip(request()))
  })

  it('differs with the dates and with the style', () => {
    const plan = textsOf(planTrip(request()))
    expect(textsOf(planTrip(request({ startDate: '2027-05-04', endDate: '2027-05-10' })))).not.toBe(plan)
    expect(textsOf(planTrip(request({ travelStyle: 'Adventure' })))).not.toBe(plan)
  })

  it('knows where it goes', () => {
    const { place, title } = planTrip(request({ destination: 'lisboa' }))
    expect(place).toMatchObject({ name: 'Lisbon', country: 'Portugal', countryCode: 'PT', timeZone: 'Europe/Lisbon' })
    expect(title).toMatch(/^7 days in Lisbon and /)
    expect(planTrip(request({ endDate: '2027-05-07' })).title).toBe('5 days in Lisbon')
    expect(planTrip(request({ endDate: '2027-05-03' })).title).toBe('A day in Lisbon')
  })

  it.each(['Riyadh, Saudi Arabia', 'Karachi, Pakistan', 'Caracas, Venezuela'])(
    'is back from a day out before the journey home to %s, and has no evening before it',
    (departureCity) => {
      const trip = request({ destination: 'Cobá Ruins', departureCity, startDate: '2028-05-23', endDate: '2028-05-24' })
      for (const travelStyle of TRAVEL_STYLES) {
        const asked = { ...trip, travelStyle }
        expect(checkPlan(asked, planTrip(asked))).toEqual([])
      }
    },
  )

  it('goes to the town around a sight, and to the sight where that lies outside', () => {
    // The point of Dubai in the table of towns is 14 km from where the town is described.
    expect(planTrip(request({ destination: 'Burj Khalifa' })).place.name).toBe('Dubai')
    expect(planTrip(request({ destination: 'Machu Picchu' })).place.name).toBe('Machu Picchu')
  })

  it('leaves no whole day empty until the evening, nor after an early return', () => {
    // Neist Point is for the sunset and 75 minutes away; from Peggy’s Cove one is back at noon.
    for (const destination of ['Isle of Skye', 'Lunenburg, Canada']) {
      const asked = request({ destination, endDate: '2027-05-06' })
      const plan = planTrip(asked)
      for (const { activities } of plan.itinerary.dailyItinerary.slice(1, -1)) {
        expect(activities[0]?.time, destination).toMatch(/^(?:0\d|1[0-4]):/)
        const last = activities.at(-1)
        // A return is the end of a day when it is late.
        expect(last?.place !== undefined || (last?.time ?? '') > '15:00', destination).toBe(true)
      }
      expect(checkPlan(asked, plan)).toEqual([])
    }
  })

  it('keeps the name of the area that was asked for', () => {
    const plan = planTrip(request({ destination: 'Bali' }))
    expect(plan.place.name).toBe('Bali')
    expect(plan.title).toMatch(/^7 days in Bali/)
  })

  it('begins with the arrival from home and ends with the way back', () => {
    const days = planTrip(request({ endDate: '2027-05-07' })).itinerary.dailyItinerary
    expect(days[0]?.activities[0]?.activity).toBe('Arrive in Lisbon from Berlin')
    expect(days.at(-1)?.activities.at(-1)?.activity).toBe('Travel from Lisbon back to Berlin')
    expect(days.at(-1)?.accommodation).toBe('')
  })

  it('gets along with a departure city that nobody knows, without repeating it', () => {
    const plan = planTrip(request({ departureCity: 'Xyzzy <b>' }))
    expect(plan.itinerary.dailyItinerary[0]?.activities[0]?.activity).toBe('Arrive in Lisbon')
    expect(textsOf(plan)).not.toContain('Xyzzy')
  })

  it('never repeats what the traveller wrote under preferences', () => {
    const preferences = 'Zaphod Beeblebrox 42, no museums, <script>alert(1)</script>, vegan'
    const plan = textsOf(planTrip(request({ preferences })))
    expect(plan).not.toMatch(/Zaphod|<script|alert\(/)
  })

  it('visits real places of the atlas', () => {
    const known = new Set(allDestinations().flatMap(({ places }) => places.map((place) => place.name)))
    const real = placesOf(planTrip(request())).filter(({ status, kind }) => status === 'verified' && kind !== 'move')
    expect(real.length).toBeGreaterThanOrEqual(12)
    const isAlone = ({ name }: PlannedPlace) => Object.hasOwn(nameTable(nameKey(name)).standalone, nameKey(name))
    expect(real.filter((place) => !known.has(place.name) && !isAlone(place))).toEqual([])
  })

  it.each(sampled(12))('gives %s at least two real places on each full day of a short trip', (destination) => {
    const plan = planTrip(request({ destination, endDate: '2027-05-06', budget: '$5,000+' }))
    const full = plan.itinerary.dailyItinerary.slice(1, -1)
    for (const day of full) {
      const real = day.activities.filter(({ place }) => place && place.status !== 'general')
      // A glacier or a park fills a day by itself.
      const isOut = day.theme.toLowerCase().includes('day trip')
      const isExcursion = real.some(({ place }) => (place?.stayMinutes ?? 0) >= 240)
      expect(real.length, `${destination}, day ${day.day}`).toBeGreaterThanOrEqual(isExcursion || isOut ? 1 : 2)
    }
  })

  it('names three local dishes a day, none on two days in a row', () => {
    const preferences = 'stay in one place'
    const days = planTrip(request({ endDate: '2027-06-01', preferences })).itinerary.dailyItinerary
    const dishes = allDestinations().find(({ city }) => city === 'Lisbon')?.food
    for (const [index, day] of days.entries()) {
      for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
        if (day.meals[meal].startsWith('On the way')) continue
        const dish = dishes?.[meal].find((name) => day.meals[meal].toLowerCase().startsWith(name.toLowerCase()))
        expect(dish, day.meals[meal]).toBeDefined()
        expect(days[index + 1]?.meals[meal].toLowerCase().startsWith(dish?.toLowerCase() ?? '')).not.toBe(true)
      }
    }
    expect(days.filter(({ meals }) => /^ginjinha/i.test(meals.dinner))).toEqual([])
    expect(days.some(({ meals }) => meals.dinner.includes(', then ginjinha'))).toBe(true)
  })

  it('goes on with excursions and general ideas when the places of a long trip are used up', () => {
    const plan = planTrip(request({ endDate: '2027-06-01', preferences: 'one base' }))
    const statuses = placesOf(plan).map((place) => place.status)
    expect(statuses).toContain('verified')
    expect(statuses).toContain('general')
    expect(plan.itinerary.dailyItinerary.filter((day) => day.activities.length === 0)).toEqual([])
  })
})

describe('wishes', () => {
  it('no museums means no museums', () => {
    expect(kindsOf(planTrip(request()))).toContain('museum')
    const kinds = kindsOf(planTrip(request({ preferences: 'Please no museums' })))
    expect(kinds).not.toContain('museum')
    expect(kinds).not.toContain('gallery')
  })

  it.each([
    ['we are vegetarian', 'vegetarian', ['meat', 'fish', 'shellfish']],
    ['vegan', 'vegan', ['meat', 'fish', 'shellfish', 'dairy', 'egg']],
    ['halal food please', 'halal', ['meat', 'pork', 'alcohol']],
  ] as const)('%s: no meal goes against it, and a tip says what to ask for', (preferences, diet, forbidden) => {
    const { dailyItinerary, tips } = planTrip(request({ preferences })).itinerary
    expect(forbiddenMeals(dailyItinerary, 'PT', forbidden, undefined)).toEqual([])
    expect(tips.join(' ')).toContain(`ask each kitchen for a ${diet} dish`)
  })

  it('two children in Cape Town see fish and penguins, and no wine', () => {
    const plan = planTrip(request({ destination: 'Cape Town', endDate: '2027-05-07', adults: 2, childAges: [5, 8] }))
    const names = placesOf(plan).map(({ name }) => name)
    expect(names).toContainEqual(expect.stringMatching(/aquarium/i))
    expect(names).toContainEqual(expect.stringMatching(/penguin|boulders/i))
    expect(textsOf(plan)).not.toMatch(/wine|vineyard|brewery/i)
    expect(plan.itinerary.tips).toContainEqual(expect.stringContaining('Children (5, 8)'))
  })

  it('children make the days lighter and keep nightlife out', () => {
    const stops = (plan: TripPlan) => placesOf(plan).length
    const plan = planTrip(request({ destination: 'Berlin', preferences: 'with two kids' }))
    expect(stops(plan)).toBeLessThanOrEqual(stops(planTrip(request({ destination: 'Berlin' }))))
    expect(kindsOf(plan)).not.toContain('nightlife')
  })

  it('a style changes what is visited', () => {
    const count = (style: PlanInput['travelStyle'], kinds: readonly string[]) =>
      placesOf(planTrip(request({ destination: 'London', travelStyle: style }))).filter((place) =>
        kinds.includes(place.kind),
      ).length
    expect(count('Culture', ['museum', 'gallery'])).toBeGreaterThan(count('Relaxation', ['museum', 'gallery']))
    expect(count('Relaxation', ['park', 'garden'])).toBeGreaterThanOrEqual(count('Culture', ['park', 'garden']))
  })
})

describe('money', () => {
  it.each(BUDGETS)('the total stays within %s or the plan says that it cannot', (budget) => {
    for (const [index, city] of sampled(60).entries()) {
      // Two styles each, so that every style meets fifteen cities.
      for (const travelStyle of TRAVEL_STYLES.filter((_, at) => (at + index) % 4 === 0)) {
        const { costs, tips } = planTrip(request({ destination: city, budget, travelStyle })).itinerary
        if (costs?.overBudget) expect(tips.join(' ')).toContain('above your budget')
        else expect(costs?.totalCents).toBeLessThanOrEqual(BAND_TOP_CENTS[budget])
      }
    }
  })

  it('a higher band never makes the stay simpler', () => {
    const cost = (budget: PlanInput['budget']) => {
      const { costs } = planTrip(request({ budget, travelStyle: 'Luxury' })).itinerary
      return (costs?.accommodationCents ?? 0) + (costs?.mealsCents ?? 0)
    }
    const totals = BUDGETS.map(cost)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  })

  it('only a stay that cannot be had for the money is over budget', () => {
    const isOver = (destination: string, endDate: string) =>
      planTrip(request({ destination, endDate, budget: '$500 - $1,000' })).itinerary.costs?.overBudget
    expect(isOver('Hanoi', '2027-06-01')).toBe(false)
    expect(isOver('London', '2027-05-06')).toBe(false)
    expect(isOver('London', '2027-06-01')).toBe(true)
  })
})

describe('a trip to a city without places in the atlas', () => {
  const plan = (changes: Partial<PlanInput> = {}) =>
    planTrip(request({ destination: 'Zlín', endDate: '2027-06-01', ...changes }))

  it('names real places nearby, or none', () => {
    const statuses = new Set(placesOf(plan()).map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual(['general', 'verified'])
  })

  it.each([
    ['Zlín', 'Culture'], ['Kaunas', 'Solo'], ['Salta', 'Adventure'], ['Da Nang', 'Relaxation'], ['Mombasa', 'Luxury'], ['Dortmund', 'Business'], ['Perth', 'Budget'], ['Recife', 'Family'],
  ] as const)('fills 30 days in %s (%s) without the same text on two days', (destination, travelStyle) => {
    const days = planTrip(request({ destination, travelStyle, endDate: '2027-06-01' })).itinerary.dailyItinerary
    expect(days).toHaveLength(30)
    const lines = days.flatMap((day) => day.activities.filter(({ place }) => place).map(({ activity }) => activity))
    expect(lines.length).toBeGreaterThan(45)
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
    const themes = days.map((day) => day.theme)
    expect(new Set(themes).size).toBe(themes.length)
  }) // prettier-ignore

  it('says so in a tip', () => {
    expect(plan().itinerary.tips[0]).toContain('no checked places for Zlín yet')
  })

  it('goes to the sea only where there is one', () => {
    expect(kindsOf(plan({ destination: 'Zlín' }))).not.toContain('beach')
    expect(kindsOf(plan({ destination: 'Recife', travelStyle: 'Relaxation' }))).toContain('beach')
  })

  it('speaks of the season of the place', () => {
    const seasonOf = (destination: string, month: string) =>
      planTrip(
        request({ destination, startDate: `2027-${month}-10`, endDate: `2027-${month}-12` }),
      ).itinerary.tips.join(' ')
    expect(seasonOf('Zlín', '07')).toContain('July is summer in Zlín')
    expect(seasonOf('Perth, Australia', '07')).toContain('July is winter in Perth')
    expect(seasonOf('Recife', '07')).toContain('tropics')
  })
})

describe('day by day', () => {
  it('what is settled first and the days together are the whole plan', () => {
    const { outline, days } = planDays(request())
    expect(outline.daysTotal).toBe(7)
    expect(outline.tips.length).toBeGreaterThan(5)
    const first = days.next()
    expect(first.value).toMatchObject({ day: 1, date: '2027-05-03' })
    const plan = planTrip(request())
    expect([first.value, ...days]).toEqual(plan.itinerary.dailyItinerary)
    expect(outline).toMatchObject({ place: plan.place, title: plan.title, costs: plan.itinerary.costs })
  })

  it('tells of an allergy that it does not know, and of one of several places that it does not know', () => {
    const tipsOf = (changes: Partial<PlanInput>) => planTrip(request(changes)).itinerary.tips.join(' ')
    expect(tipsOf({ destination: 'Sapporo', preferences: 'ラテックスアレルギー' })).toContain('was not understood')
    expect(tipsOf({ preferences: 'nut allergy' })).not.toContain('was not understood')
    expect(tipsOf({ destination: 'Tbilisi and Xyzzyville' })).toContain('does not know Xyzzyville')
  })

  it('drives at night by night', () => {
    const plan = planTrip(
      request({ destination: 'Etosha National Park', startDate: '2027-08-08', endDate: '2027-08-13' }),
    )
    const drives = plan.itinerary.dailyItinerary.flatMap(({ activities }) =>
      activities.filter(({ activity }) => activity === 'Night Drive'),
    )
    expect(drives.filter(({ time }) => time < '17:00')).toEqual([])
  })

  it.each([1, 2, 3, 14, 30])('%i days are as many days', (count) => {
    const endDate = new Date(Date.parse('2027-05-03') + (count - 1) * 86_400_000).toISOString().slice(0, 10)
    const days = planTrip(request({ endDate })).itinerary.dailyItinerary
    expect(days).toHaveLength(count)
    expect(daysBetween(days[0]?.date ?? '', days.at(-1)?.date ?? '')).toBe(count - 1)
  })

  it.each(['Qwertyville', '', 'Paris, Germany', '<script>'])(
    'the unknown destination %j is refused in the words of the product',
    (destination) => {
      expect(() => planTrip(request({ destination }))).toThrow(UnknownPlaceError)
      expect(() => planDays(request({ destination }))).toThrow(
        'We could not find this destination. Check the spelling or try a nearby city.',
      )
    },
  )
})
