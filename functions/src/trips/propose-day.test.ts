import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { endOf, minutesOf } from '@waymark/domain/stop-times'
import { describe, expect, it } from 'vitest'
import type { DayModel, DayQuestion } from '../ai/port/day-model.ts'
import { guideDayModel } from '../ai/port/models.ts'
import { proposeDay } from './propose-day.ts'

const { signal } = new AbortController()
const LISBON = aTripOfStops({
  endDate: '2027-03-03',
  stops: {
    'd2-1': aStop({
      id: 'd2-1',
      order: 'a',
      day: 2,
      startsAt: '10:00',
      minutes: 90,
      title: 'Belém Tower',
      place: null,
    }),
    locked: aStop({ id: 'locked', order: 'b', day: 2, startsAt: '14:00', minutes: 120, locked: true }),
    away: aStop({ id: 'away', order: 'a', day: 1, kind: 'travel', startsAt: '13:00', minutes: 60, place: null }),
  },
})
const by = (choices: DayModel['choices']): DayModel => ({ name: 'gemini', choices })
const names = (proposed: readonly { place: { name: string }; startsAt: string }[]) =>
  proposed.map(({ place, startsAt }) => `${startsAt} ${place.name}`)

describe('planning a day again', () => {
  it('by the guide proposes places around what is kept, and none that the trip has', async () => {
    const { proposed, answeredBy } = await proposeDay(LISBON, 2, { model: guideDayModel, signal })
    expect(answeredBy).toBe('guide')
    expect(proposed.length).toBeGreaterThan(1)
    for (const { place, startsAt } of proposed) {
      expect(['Belém Tower', 'Castelo de São Jorge']).not.toContain(place.name)
      const ends = minutesOf(startsAt) + place.stayMinutes
      expect(ends <= 14 * 60 || minutesOf(startsAt) >= 16 * 60, `${startsAt} ${place.name}`).toBe(true)
      const hours = place.hours[1]
      expect(hours?.some(({ opens, closes }) => opens <= minutesOf(startsAt) && ends <= closes) ?? true).toBe(true)
    }
  })

  it('keeps the pace that the travellers asked for, and proposes one stop all the same', async () => {
    const count = async (preferences: string, day: number) =>
      (await proposeDay({ ...LISBON, preferences }, day, { model: guideDayModel, signal })).proposed.length
    expect(await count('', 3)).toBeGreaterThan(2)
    expect(await count('slow pace', 3)).toBe(2)
    // One is kept already.
    expect(await count('one thing a day', 2)).toBe(1)
  })

  it('suits the children, with three to five to choose from', async () => {
    const museum = async (childAges: number[]) => {
      const trip = { ...LISBON, destination: 'Paris', stops: {}, childAges, preferences: 'we love museums' }
      const { proposed } = await proposeDay(trip, 2, { model: guideDayModel, signal })
      expect(proposed.length).toBeGreaterThanOrEqual(3)
      expect(proposed.length).toBeLessThanOrEqual(5)
      expect(proposed.filter(({ place }) => place.kind === 'food').length).toBeLessThan(2)
      return Math.max(...proposed.flatMap(({ place }) => (place.kind === 'museum' ? place.stayMinutes : [])))
    }
    expect(await museum([])).toBeGreaterThan(90)
    expect(await museum([4, 7])).toBeLessThanOrEqual(90)
  })

  it('keeps a stop that a person added, and none of what the guide planned or proposed', async () => {
    const kept = async (id: string) => {
      let stops: readonly string[] = []
      const model = by(async (question) => {
        stops = question.kept.map(({ title }) => title)
        return []
      })
      const stop = aStop({ id, day: 2, startsAt: '11:00', minutes: 60, title: 'Pavilhão', place: null })
      await proposeDay({ ...LISBON, stops: { [id]: stop } }, 2, { model, signal })
      return stops
    }
    expect(await kept('aB3-x')).toEqual(['Pavilhão'])
    expect(await kept('d2-1')).toEqual([])
    expect(await kept('guide-aB3-x')).toEqual([])
  })

  it('heeds the wishes, and proposes places at their hour', async () => {
    const offered = async (preferences: string, day: number) => {
      let candidates: DayQuestion['candidates'] = []
      const model = by(async (question) => {
        candidates = question.candidates
        // The viewpoint where 'people gather with a drink to see the sun go down'.
        return candidates
          .filter(({ name }) => name.includes('Senhora do Monte'))
          .map(({ id }) => ({ id, startsAt: '09:30' }))
      })
      const { proposed } = await proposeDay({ ...LISBON, stops: {}, preferences }, day, { model, signal })
      return { candidates, proposed, offered: candidates.map(({ name }) => name) }
    }
    // 2027-03-01 is a Monday.
    const isMuseum = ({ kind }: { kind: string }) => kind === 'museum' || kind === 'gallery'
    expect((await offered('museums not on Tuesdays', 2)).candidates.filter(isMuseum)).toEqual([])
    expect((await offered('museums not on Tuesdays', 3)).candidates.filter(isMuseum)).not.toEqual([])
    expect((await offered('', 2)).offered).toContain('Carmo Convent')
    expect((await offered('no churches', 2)).offered).not.toContain('Carmo Convent')
    const { offered: all, proposed } = await offered('', 2)
    expect(all).toContain('Miradouro da Senhora do Monte')
    expect(names(proposed).filter((name) => name.includes('Senhora do Monte'))).toEqual([])
  })

  it('keeps a place that the wishes name', async () => {
    const castle = aStop({ id: 'd2-1', day: 2, startsAt: '10:00', minutes: 120 })
    const trip = { ...LISBON, stops: { 'd2-1': castle } }
    const atTen = async (preferences: string) => {
      const { proposed } = await proposeDay({ ...trip, preferences }, 2, { model: guideDayModel, signal })
      return proposed.filter(
        ({ place, startsAt }) => minutesOf(startsAt) < 12 * 60 && minutesOf(startsAt) + place.stayMinutes > 10 * 60,
      ).length
    }
    expect(await atTen('')).toBeGreaterThan(0)
    expect(await atTen('We must see the Castelo de São Jorge')).toBe(0)
  })

  it('begins after the arrival', async () => {
    const { proposed } = await proposeDay(LISBON, 1, { model: guideDayModel, signal })
    expect(
      proposed.every(({ startsAt }) => startsAt >= (endOf({ startsAt: '13:00', minutes: 60 }) ? '14:00' : '')),
    ).toBe(true)
  })

  it('takes of a model what the atlas and the checker let pass, and fills the rest', async () => {
    let asked: DayQuestion | undefined
    const model = by(async (question) => {
      asked = question
      const [first, second, third] = question.candidates
      return [
        { id: 'made-up', startsAt: '09:30' },
        { id: first?.id ?? '', startsAt: '10:30' },
        { id: first?.id ?? '', startsAt: '17:00' },
        { id: second?.id ?? '', startsAt: '14:30' },
        { id: third?.id ?? '', startsAt: '03:00' },
      ]
    })
    const { proposed, answeredBy } = await proposeDay(LISBON, 2, { model, signal })
    expect(asked?.kept.map(({ id }) => id)).toEqual(['locked'])
    expect(names(proposed)).toContain(`10:30 ${asked?.candidates[0]?.name}`)
    expect(answeredBy).toBe('gemini')
    expect(proposed.filter(({ place }) => place.id === asked?.candidates[0]?.id)).toHaveLength(1)
    expect(names(proposed)).not.toContain(`14:30 ${asked?.candidates[1]?.name}`)
  })

  it('proposes what is where the day is, also after days were moved', async () => {
    const porto = { name: 'Livraria Lello', kind: 'shop', status: 'verified', lat: 41.1469, lng: -8.6149 } as const
    const moved = aTripOfStops({
      destination: 'Lisbon and Porto',
      endDate: '2027-03-06',
      stops: { lello: aStop({ id: 'lello', order: 'a', day: 2, startsAt: '10:00', place: porto, title: 'Lello' }) },
    })
    for (const [day, lat] of [
      [2, 41.15],
      [1, 38.72],
    ] as const) {
      const { proposed } = await proposeDay(moved, day, { model: guideDayModel, signal })
      expect(proposed.length).toBeGreaterThan(1)
      for (const { place } of proposed) expect(Math.abs(place.lat - lat), place.name).toBeLessThan(0.3)
    }
  })

  it('accepts nothing of a model for which one would be on the way home', async () => {
    const home = aStop({ id: 'home', order: 'b', day: 3, kind: 'travel', startsAt: '14:00', minutes: 60, place: null })
    const leaving = { ...LISBON, stops: { ...LISBON.stops, home } }
    const at = (startsAt: string) =>
      by(async ({ candidates }) => {
        const open = candidates.find(({ hours, stayMinutes }) => hours[2] === null && stayMinutes <= 60)
        return [{ id: open?.id ?? '', startsAt }]
      })
    const answeredBy = async (startsAt: string) =>
      (await proposeDay(leaving, 3, { model: at(startsAt), signal })).answeredBy
    expect(await answeredBy('11:00')).toBe('gemini')
    expect(await answeredBy('13:45')).toBe('guide')
    expect(await answeredBy('16:00')).toBe('guide')
  })

  it('accepts what a model chooses beside kept stops that overlap each other', async () => {
    const other = aStop({
      id: 'other',
      order: 'c',
      day: 2,
      startsAt: '15:00',
      locked: true,
      title: 'Tour',
      place: null,
    })
    const crowded = { ...LISBON, stops: { ...LISBON.stops, other } }
    const model = by(async ({ candidates }) => [{ id: candidates[0]?.id ?? '', startsAt: '10:30' }])
    expect((await proposeDay(crowded, 2, { model, signal })).answeredBy).toBe('gemini')
  })

  it('is the guide’s when the model fails, and refuses a day that the trip has not', async () => {
    const failing = by(() => Promise.reject(new Error('no answer')))
    const ofGuide = await proposeDay(LISBON, 2, { model: guideDayModel, signal })
    expect(await proposeDay(LISBON, 2, { model: failing, signal })).toEqual(ofGuide)
    await expect(proposeDay(LISBON, 4, { model: failing, signal })).rejects.toMatchObject({ code: 'invalid-argument' })
  })
})
