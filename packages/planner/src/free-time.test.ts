import { weekdayOf } from '@waymark/atlas/opening-hours'
import { describe, expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from './plan-visits.ts'
import { readWishes } from './wishes.ts'

const request = (destination: string, preferences: string, endDate = '2027-06-14'): PlanInput => ({
  ...{ destination, departureCity: 'London', startDate: '2027-06-10', endDate, preferences },
  ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture' },
})
const daysOf = (asked: PlanInput) => planTrip(asked).itinerary.dailyItinerary
const freeTimeFaults = (asked: PlanInput, planned: PlanInput) =>
  checkPlan(asked, planTrip(planned)).filter(({ rule }) => rule === 'free-time')

describe('free evenings', () => {
  it.each([
    'leave the evenings free', 'no plans in the evening', 'free evenings', 'die Abende frei lassen', 'abends nichts', 'noches libres', 'nada por la noche',
    'soirées libres', 'rien le soir', 'serate libere', 'niente la sera', 'noites livres', 'nada à noite', '夜は自由にしたい', '晚上不要安排',
  ])('are understood: %s', (text) => {
    expect(readWishes(text)).toMatchObject({ wantsFreeEvenings: true, heeded: ['Free evenings'], unread: [] })
  }) // prettier-ignore

  it.each(['Friday evening free', 'free evening concerts', 'one evening free', 'evening walks', 'free museums'])(
    'are not read into: %s',
    (text) => {
      expect(readWishes(text).wantsFreeEvenings).toBe(false)
    },
  )

  it.each(['Copenhagen', 'Rome', 'Bangkok', 'Denver'])('have nothing planned in %s, unlike others', (town) => {
    const [asked, plain] = [request(town, 'leave the evenings free'), request(town, '')]
    expect(
      daysOf(asked)
        .flatMap(visitsOf)
        .filter(({ begins }) => begins >= 18 * 60),
    ).toEqual([])
    expect(freeTimeFaults(asked, asked)).toEqual([])
    expect(freeTimeFaults(asked, plain)).not.toEqual([])
    expect(freeTimeFaults(plain, plain)).toEqual([])
  })
})

describe('a rest day', () => {
  it.each([
    'a rest day in the middle', 'one day without a programme', 'a day off', 'ein Ruhetag', 'einen Tag ohne Programm', 'un día de descanso', 'un día libre',
    'un jour de repos', 'un jour sans programme', 'un giorno di riposo', 'una giornata libera', 'um dia livre', '何もしない日を一日', '休息一天',
  ])('is understood: %s', (text) => {
    expect(readWishes(text)).toMatchObject({ restDays: 1, heeded: ['A rest day'], unread: [] })
  }) // prettier-ignore

  it.each(['no rest day', 'free day trips', 'the last day free', 'the rest of the day', 'day trips'])(
    'is not read into: %s',
    (text) => {
      expect(readWishes(text).restDays).toBe(0)
    },
  )

  it.each(['Copenhagen', 'Kyoto', 'Denver'])('has one visit at most in %s', (town) => {
    const [asked, plain] = [request(town, 'a rest day in the middle'), request(town, '')]
    expect(visitsOf(daysOf(asked)[2] ?? ({ day: 0, activities: [] } as never)).length).toBeLessThanOrEqual(1)
    expect(freeTimeFaults(asked, asked)).toEqual([])
    expect(freeTimeFaults(asked, plain)).not.toEqual([])
  })

  it.each(['Copenhagen', 'Kyoto'])('is one of two where two are asked for, with sights between, in %s', (town) => {
    const asked = request(town, 'two rest days', '2027-06-17')
    const full = daysOf(asked).slice(1, -1)
    expect(full.filter((day) => visitsOf(day).length <= 1)).toHaveLength(2)
    expect(freeTimeFaults(asked, asked)).toEqual([])
    expect(freeTimeFaults(asked, request(town, 'a rest day', '2027-06-17'))).not.toEqual([])
  })

  it('is one, and that is said, where two are asked for in a trip of two full days', () => {
    const asked = request('Rome', 'two rest days', '2027-06-13')
    const { tips } = planTrip(asked).itinerary
    expect(tips.join(' ')).toContain('too short for 2 rest days: it has one')
    expect(tips.join(' ')).toContain('A rest day')
    expect(freeTimeFaults(asked, asked)).toEqual([])
  })

  it('is a public holiday, so that the Alhambra is seen on the day on which it is open', () => {
    const days = daysOf({ ...request('Granada', 'a rest day', '2027-12-26'), startDate: '2027-12-23' })
    expect(days.flatMap(visitsOf).map(({ place }) => place.name)).toContain('Alhambra')
    expect(days.filter(({ date }) => date === '2027-12-25').flatMap(visitsOf).length).toBeLessThanOrEqual(1)
  })

  it('is not claimed where every day has a journey', () => {
    const { tips } = planTrip(request('Rome', 'a rest day', '2027-06-11')).itinerary
    expect(tips.join(' ')).toContain('too short for a rest day')
    expect(tips.join(' ')).not.toContain('Heeded')
  })
})

describe('a weekday of their own', () => {
  it.each([
    ['keep Monday free', ['Mon']],
    ['Monday we have a wedding, keep it free', ['Mon']],
    ['nothing on Wednesday', ['Wed']],
    ['a day with nothing on Wednesday', ['Wed']],
    ['am Dienstag haben wir eine Hochzeit', ['Tue']],
    ['Montag bitte frei halten', ['Mon']],
    ['el lunes libre', ['Mon']],
    ['une journée sans visites le mardi', ['Tue']],
    ['il lunedì siamo a un matrimonio', ['Mon']],
    ['segunda-feira livre', ['Mon']],
    ['maandag vrij', ['Mon']],
    ['月曜日は予定を空けてください', ['Mon']],
    ['周一留空', ['Mon']],
    ['월요일은 비워 주세요', ['Mon']],
  ])('is understood: %s', (text, weekdays) => {
    const { freeWeekdays, restDays, unread } = readWishes(text)
    expect([[...freeWeekdays], restDays, unread]).toEqual([weekdays, 0, []])
  })

  it.each([
    'free on Sunday afternoon', 'Friday evening free', 'free museums on Monday', 'the museum is free on Monday mornings', 'no museums on Sunday', 'nada de museos los domingos', 'niente musei la domenica', 'we arrive on Monday from a wedding', 'musées fermés le lundi',
  ])('is not read into: %s', (text) => {
    expect([...readWishes(text).freeWeekdays]).toEqual([])
  }) // prettier-ignore

  it.each(['Lyon', 'Kyoto', 'Denver'])('has no visit in %s, unlike the others', (town) => {
    const [asked, plain] = [request(town, 'keep Saturday free', '2027-06-15'), request(town, '', '2027-06-15')]
    const days = daysOf(asked)
    const free = days.filter(({ date }) => weekdayOf(date) === 'Sat')
    expect(free.map((day) => visitsOf(day))).toEqual([[]])
    expect(free.map(({ activities }) => activities.map(({ activity }) => activity))).toEqual([
      ['A day for your own plans'],
    ])
    expect(days.slice(1, -1).filter((day) => visitsOf(day).length === 0)).toEqual(free)
    expect(checkPlan(asked, planTrip(asked))).toEqual([])
    expect(freeTimeFaults(asked, plain)).not.toEqual([])
  })

  it('of the arrival has the arrival only', () => {
    const [first] = daysOf(request('Rome', 'keep Thursday free'))
    expect(first?.activities.map(({ activity }) => activity)).toEqual(['Arrive in Rome from London'])
  })
})

describe('a dislike of a part of the day', () => {
  it.each([
    ['no museums in the morning', ['No museums in the morning']],
    ['keine Museen am Vormittag', ['No museums in the morning']],
    ['mañanas sin museos', ['No museums in the morning']],
    ['pas de musées le matin', ['No museums in the morning']],
    ['niente musei di mattina', ['No museums in the morning']],
    ['sem museus de manhã', ['No museums in the morning']],
    ['上午不去博物馆', ['No museums in the morning']],
    ['no museums or churches in the morning', ['No museums in the morning', 'No churches and temples in the morning']],
    ['no museums and slow mornings', ['Late starts', 'No museums']],
    ['no nightlife in the evening', ['No nightlife']],
  ])('%s', (text, heeded) => {
    expect(readWishes(text).heeded).toEqual(heeded)
  })

  it.each(['Vienna', 'Florence', 'Copenhagen'])('only moves the museums of %s', (town) => {
    const [asked, plain] = [request(town, 'pas de musées le matin'), request(town, '')]
    const museums = daysOf(asked)
      .flatMap(visitsOf)
      .filter(({ place }) => place.kind === 'museum')
    expect(museums.length).toBeGreaterThan(0)
    expect(museums.filter(({ begins }) => begins < 12 * 60)).toEqual([])
    expect(freeTimeFaults(asked, plain)).not.toEqual([])
  })
})

describe('the Sabbath', () => {
  it('has one free visit a walk away at most, and an evening before it without plans', () => {
    const days = daysOf(request('Rome', 'we keep Shabbat', '2027-06-16'))
    const on = (weekday: string) => days.filter(({ date }) => weekdayOf(date) === weekday).flatMap(visitsOf)
    expect(on('Sat').map(({ place }) => place.costCents)).toEqual([0])
    expect(on('Fri').filter(({ begins }) => begins >= 18 * 60)).toEqual([])
  })
})

it('sees the palace of an excursion, whatever the days before cost', () => {
  const asked: PlanInput = { ...request('Paris', '', '2027-06-16'), budget: '$500 - $1,000' }
  expect(
    daysOf(asked)
      .flatMap(visitsOf)
      .map(({ place }) => place.name),
  ).toContain('Palace of Versailles')
})

it('says how one gets where no road leads', () => {
  const [first] = daysOf(request('Everest Base Camp', ''))
  expect(first?.activities[0]?.description).toContain('Lukla')
})
