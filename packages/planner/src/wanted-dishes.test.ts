import { describe, expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { readWishes } from './wishes.ts'

const request = (destination: string, preferences: string): PlanInput => ({
  ...{ destination, departureCity: 'London', startDate: '2027-05-10', endDate: '2027-05-14', preferences },
  ...{ budget: '$1,000 - $2,500', travelStyle: 'Culture' },
})

describe('dishes that somebody wants to try', () => {
  it.each([
    ['we want to try ramen', ['ramen']],
    ['want to try ramen, okonomiyaki and haggis. No museums', ['ramen', 'okonomiyaki', 'haggis']],
    ['we want to try pastéis de nata', ['pastéis de nata']],
    ["we'd love to taste pho and banh mi", ['pho', 'banh mi']],
    ['Wir wollen unbedingt Schnitzel essen', ['Schnitzel']],
    ['quiero probar la paella', ['paella']],
    ['on veut manger une bouillabaisse', ['bouillabaisse']],
    ['vorremmo assaggiare gli arancini', ['arancini']],
    ['queremos provar a francesinha', ['francesinha']],
    ['want to try mango sticky rice', ['mango sticky rice']],
  ])('%s: %j', (text, dishes) => {
    expect([readWishes(text).dishes, readWishes(text).unread]).toEqual([dishes, []])
  })

  it.each([
    'want to try kayaking', 'we want to try the local food', 'I want to try something new', "we don't want to try haggis", 'we want to eat early', 'want to eat cheap',
    'we want to eat where locals eat', 'want to try everything', 'I want to eat less meat', 'we want to try to see the opera', 'wir wollen gut essen', 'I cannot eat nuts',
  ])('are not read into: %s', (text) => {
    expect(readWishes(text).dishes).toEqual([])
  }) // prettier-ignore

  it.each([
    ['Lisbon', 'want to try pastéis de nata and bacalhau', ['Pastel de nata', 'Bacalhau']],
    ['Kyoto', 'want to try okonomiyaki', ['Okonomiyaki']],
    ['Vienna', 'wir wollen Schnitzel probieren', ['Schnitzel']],
  ])('are eaten in %s: %s', (town, text, dishes) => {
    const asked = request(town, text)
    const { itinerary } = planTrip(asked)
    const meals = itinerary.dailyItinerary.flatMap(({ meals: { breakfast, lunch, dinner } }) => [
      breakfast,
      lunch,
      dinner,
    ])
    for (const dish of dishes)
      expect(meals.filter((meal) => meal.toLowerCase().includes(dish.toLowerCase()))).not.toEqual([])
    expect(itinerary.tips.join(' ')).not.toContain('nothing in this plan is about it')
    expect(checkPlan(asked, { ...planTrip(asked) })).toEqual([])
  })

  it('are said to be missing where nobody cooks them, or where somebody does not eat what is in them', () => {
    const told = (text: string) => planTrip(request('Bangkok', text)).itinerary.tips.join(' ')
    expect(told('want to try haggis')).toMatch(/nothing in this plan is about it.*: haggis\./)
    expect(told('want to try pad thai')).toContain('Heeded in this plan: Likes pad thai.')
    expect(told('I am vegetarian and want to try pad thai')).toMatch(/nothing in this plan is about it.*: pad thai\./)
  })
})

describe('no underground', () => {
  it.each([
    'no subway',
    'no metro please',
    'U-Bahn vermeiden',
    'keine U-Bahn',
    'sin metro',
    'pas de métro',
    'we avoid the underground',
    '地下鉄は嫌',
    '不坐地铁',
  ])('is understood: %s', (text) => {
    expect(readWishes(text)).toMatchObject({ heeded: ['No underground trains'], avoided: new Set(), unread: [] })
  })

  it.each(['we love the metro stations', 'near a metro station', 'nothing underground', 'the underground city'])(
    'is not read into: %s',
    (text) => expect(readWishes(text).avoidsUnderground).toBe(false),
  )

  it('tells of buses and trams, and with nothing said of local transport', () => {
    const told = (text: string) =>
      planTrip(request('Paris', text))
        .itinerary.dailyItinerary.flatMap(({ activities }) => activities.map(({ description }) => description))
        .join(' ')
    expect(told('no metro')).toContain('by bus, tram or taxi')
    expect(told('no metro')).not.toContain('local transport')
    expect(told('')).toContain('by local transport or taxi')
  })
})
