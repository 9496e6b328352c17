import { describe, expect, it } from 'vitest'
import { candidatePoolsOf } from './candidate-pool.ts'
import { checkPlan } from './check-plan.ts'
import { daySettings } from './day-setting.ts'
import { fillInDays } from './fill-in-days.ts'
import type { PlanInput, TripPlan } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { planningContextOf } from './planning-context.ts'
import { wishNotesIn } from './wish-notes.ts'

/** From a Monday, to a Friday if nothing else is said. */
const asking = (destination: string, preferences: string, endDate = '2027-06-11'): PlanInput => ({
  ...{ destination, preferences, departureCity: 'Berlin', startDate: '2027-06-07', endDate },
  ...{ budget: '$1,000 - $2,500', travelStyle: 'Culture' },
})

const stopsOn = ({ itinerary }: TripPlan): string[][] =>
  itinerary.dailyItinerary.map(({ activities }) => activities.flatMap(({ place }) => place?.name ?? []))
const visitsOn = ({ itinerary }: TripPlan): string[][] =>
  itinerary.dailyItinerary.map(({ activities }) =>
    activities.flatMap(({ place, description }) =>
      place?.status === 'verified' ? `${place.name}. ${description}` : [],
    ),
  )
const noteOf = (plan: TripPlan, kind: string): string =>
  wishNotesIn(plan.itinerary.tips).find((note) => note.kind === kind)?.text ?? ''

function planned(destination: string, preferences: string, endDate?: string): TripPlan {
  const request = asking(destination, preferences, endDate)
  const plan = planTrip(request)
  expect(checkPlan(request, plan)).toEqual([])
  return plan
}

describe('a wish that no word list knows', () => {
  it.each([
    ['Oaxaca', 'she loves textiles', /Textil/i, 'Likes textiles'],
    ['Nuremberg', 'dolls with our daughter', /Toy Museum/, 'Likes dolls'],
  ])('in %s, %s, is met by a place whose text tells of it', (destination, text, told, label) => {
    const plan = planned(destination, text)
    expect(
      visitsOn(plan)
        .flat()
        .some((visit) => told.test(visit)),
    ).toBe(true)
    expect(noteOf(plan, 'heeded')).toContain(label)
  })

  it('is met by a dish of the town', () => {
    const plan = planned('New Orleans', 'beignets')
    const eaten = plan.itinerary.dailyItinerary.flatMap(({ meals }) => Object.values(meals)).join(' ')
    expect(`${eaten} ${stopsOn(plan).flat().join(' ')}`).toMatch(/beignets|Café du Monde/i)
    expect(noteOf(plan, 'heeded')).toContain('Likes beignets')
  })

  it.each([
    ['Kochi', 'we would love to do a spice tour', 'Spice tour'],
    ['Kanazawa', 'kimono rental', 'Kimono rental'],
    ['Rome', 'wir möchten einen Brotbackkurs machen', 'Brotbackkurs'],
    ['Tokyo', '茶道体験をしたい', '茶道体験'],
  ])('in %s, %s, is an idea of their own where it names something to do', (destination, text, name) => {
    const plan = planned(destination, text)
    const stop = plan.itinerary.dailyItinerary
      .flatMap(({ activities }) => activities)
      .find(({ place }) => place?.name === name)
    expect(stop?.place?.status).toBe('general')
    expect(stop?.description).toContain('Your own idea, for which the guide knows no address')
    expect(noteOf(plan, 'unread')).toBe('')
  })

  it.each([
    ['no swamp tour please', 'New Orleans'],
    ['we are two couples', 'Lyon'],
    ['my husband is a teacher', 'Rome'],
    ['arriving late at night, so the first day should be light', 'London'],
    ['dark academia vibes', 'London'],
  ])('of “%s”, is none', (text, destination) => {
    const { wishes } = planningContextOf(asking(destination, text))
    expect([wishes.liked, wishes.activities]).toEqual([[], []])
  })
})

describe('something that is liked, and that no place around offers', () => {
  it.each([
    ['Siena', 'ghost tour with our kids 9 and 12', 'Ghosts'],
    ['Matera', 'Live-Jazz', 'Live music'],
    ['Siena', 'cours de pâtisserie, croisière', 'A boat trip'],
  ])('in %s, %s, is a general idea', (destination, text, name) => {
    const plan = planned(destination, text, '2027-06-09')
    expect(stopsOn(plan).flat()).toContain(name)
    expect(noteOf(plan, 'missing')).toBe('')
  })

  it('is no day trip where there is one to a town', () => {
    const plan = planned('Florence', 'a day trip')
    expect(plan.itinerary.dailyItinerary.map(({ theme }) => theme).join()).toContain('Day trip')
    expect(noteOf(plan, 'missing')).toBe('')
  })

  it('is not planned again with a single day: the other days may have it', () => {
    const request = asking('Siena', 'ghost tour, live music, museums', '2027-06-10')
    const context = planningContextOf(request)
    const [, second] = context.slots
    const days = fillInDays(context, candidatePoolsOf(context), daySettings(context), second ? [second] : [], {
      ...{ taken: new Set(), admissionsCents: 20_000 },
    })
    const general = days.flatMap(({ activities }) => activities.filter(({ place }) => place?.status === 'general'))
    expect(days).toHaveLength(1)
    expect(general.map(({ activity }) => activity)).toEqual([])
  })

  it('is not in the plan of somebody else', () => {
    expect(stopsOn(planned('Siena', '', '2027-06-09')).flat()).not.toContain('Ghosts')
  })
})

describe('a wish for a certain day', () => {
  it.each([
    [
      'Rome',
      'Colosseum on day 2, Vatican Museums on Wednesday',
      [
        ['Colosseum', 1],
        ['Vatican Museums', 2],
      ],
    ],
    ['Barcelona', 'Sagrada Familia am zweiten Tag', [['Sagrada Família', 1]]],
    ['Reykjavík', 'the Blue Lagoon on the last day', [['Blue Lagoon', 4]]],
    ['Tokyo', '最終日に浅草寺', [['Sensō-ji', 4]]],
    ['Seoul', 'DMZ tour on day 3', [['DMZ at Imjingak', 2]]],
    ['Hội An', 'cooking class on day 2', [['Cooking class', 1]]],
    ['Split', 'Hvar by ferry on day 2', [['Hvar Town', 1]]],
    ['Rome', 'Trastevere on the last evening', [['Trastevere', 3]]],
    ['Kanazawa', 'kimono rental on Thursday', [['Kimono rental', 3]]],
  ] as const)('in %s, %s, is met on that day', (destination, text, wished) => {
    const plan = planned(destination, text)
    for (const [name, day] of wished) expect(stopsOn(plan).findIndex((stops) => stops.includes(name))).toBe(day)
    expect(noteOf(plan, 'otherDay')).toBe('')
  })

  it('is met by a place whose text tells of the topic', () => {
    const plan = planned('Buenos Aires', 'tango el miércoles')
    expect(visitsOn(plan)[2]?.join(' ')).toMatch(/tango/i)
    expect(noteOf(plan, 'otherDay')).toBe('')
  })

  it('takes the place of another wish, which goes to another day', () => {
    const plan = planned('Bergen', 'fish market, train to Flåm on Tuesday')
    expect(stopsOn(plan)[1]).toContain('Flåm')
    expect(stopsOn(plan).flat()).toContain('Fish Market')
  })

  it('is met on another one, and said so, where the trip has not that day', () => {
    const plan = planned('Ljubljana', 'Bled on Saturday')
    expect(stopsOn(plan).flat()).toContain('Lake Bled')
    expect(noteOf(plan, 'otherDay')).toContain('Lake Bled on Saturday')
  })

  it('is none where the day is that of a journey, or something is closed', () => {
    const text = 'we arrive on Monday for the Colosseum; Vatican Museums closed on Sunday'
    expect([...planningContextOf(asking('Rome', text)).wishes.wishedDays]).toEqual([])
  })
})

it('begins the day with what is wished for at its opening', () => {
  const { itinerary } = planned('Athens', 'Acropolis at opening time')
  const [first] = itinerary.dailyItinerary[1]?.activities ?? []
  expect([first?.time, first?.place?.name]).toEqual(['08:15', 'Acropolis'])
})

it('is there when the sun rises, if that is wished', () => {
  const { itinerary } = planned('Siem Reap', 'sunrise at Angkor Wat on day 2')
  const [first] = itinerary.dailyItinerary[1]?.activities ?? []
  expect([first?.time, first?.place?.name]).toEqual(['05:30', 'Angkor Wat'])
})

describe('a break at midday', () => {
  it.each([
    ['Cartagena, Colombia', 'nada entre las 12 y las 15', 12 * 60, 15 * 60],
    ['Porto', 'sieste l’après-midi', 12 * 60 + 30, 15 * 60],
    ['Athens', 'avoid the midday heat, no day trips', 12 * 60 + 30, 15 * 60],
    ['Rome', 'nothing between 1 and 4 pm', 13 * 60, 16 * 60],
  ])('in %s, “%s”, has no visit', (destination, text, from, to) => {
    const { wishes } = planningContextOf(asking(destination, text))
    expect([wishes.middayBreak, wishes.unread]).toEqual([{ from, to }, []])
    const during = planned(destination, text).itinerary.dailyItinerary.flatMap(({ activities }) =>
      activities.filter(({ time, place }) => {
        const [hours = 0, minutes = 0] = time.split(':').map(Number)
        const begins = hours * 60 + minutes
        return place && place.kind !== 'day trip' && begins < to && begins + place.stayMinutes > from
      }),
    )
    expect(during.map(({ time, activity }) => `${time} ${activity}`)).toEqual([])
  })

  it('is none where there is no need', () => {
    expect(planningContextOf(asking('Rome', 'no siesta for us')).wishes.middayBreak).toBeUndefined()
  })
})

it.each([
  ['Cusco', 'Machu Picchu'],
  ['Aqaba', 'Wadi Rum'],
])('a trip to %s sees %s itself, not only what lies around it', (destination, name) => {
  expect(stopsOn(planned(destination, `we want to see ${name}`)).flat()).toContain(name)
})
