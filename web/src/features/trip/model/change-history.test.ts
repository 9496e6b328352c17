import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops } from '@waymark/domain/itinerary'
import { addStop, editStop, moveStop, removeStop } from '@waymark/domain/stop-edits'
import { applyChange, type TripChange } from '@waymark/domain/trip-changes'
import { expect, test } from 'vitest'
import { type ChangeHistory, forgetChange, NO_HISTORY, noteChange, redo, undo } from './change-history.ts'

/** A member editing a trip. */
class Person {
  trip: Trip = aTripOfStops({ stops: { a: aStop({ id: 'a', order: 'a' }), b: aStop({ id: 'b', order: 'b' }) } })
  history: ChangeHistory = NO_HISTORY
  #id = 0

  make(change: TripChange): this {
    this.#id += 1
    this.history = noteChange(this.history, this.trip, { id: this.#id, said: '', change }, 'ann')
    this.trip = applyChange(this.trip, change)
    return this
  }

  turn(by: typeof undo): 'made' | 'refused' | 'nothing' {
    const turned = by(this.history, this.trip, 'ann')
    if (turned === undefined) return 'nothing'
    this.history = turned.history
    if (turned.change === undefined) return 'refused'
    this.trip = applyChange(this.trip, turned.change)
    return 'made'
  }

  get titles(): string[] {
    return activeStops(this.trip).map(({ id, title, day }) => `${id} ${title} ${day}`)
  }
}

const CHANGES: readonly (readonly [string, (trip: Trip) => TripChange])[] = [
  ['an edit', () => editStop('a', { title: 'Elsewhere' })],
  ['a move', (trip) => moveStop(trip, 'a', 1, 1)],
  ['a removal', () => removeStop('a', 'ann')],
  ['an addition', (trip) => addStop(trip, { id: 'new', title: 'Tram', by: 'ann', day: 1 })],
]

test.each(CHANGES)('%s is undone, done again and undone again', (_, changeOf) => {
  const person = new Person()
  const before = person.titles
  const after = person.make(changeOf(person.trip)).titles
  expect(after).not.toEqual(before)
  for (let round = 0; round < 2; round += 1) {
    expect(person.turn(undo)).toBe('made')
    expect(person.titles).toEqual(before)
    expect(person.turn(undo)).toBe('nothing')
    expect(person.turn(redo)).toBe('made')
    expect(person.titles).toEqual(after)
    expect(person.turn(redo)).toBe('nothing')
  }
})

test('several changes are undone from the last to the first', () => {
  const person = new Person()
  const titles = [person.titles]
  for (const [, changeOf] of CHANGES.slice(0, 2)) titles.push(person.make(changeOf(person.trip)).titles)
  for (const before of titles.toReversed().slice(1)) {
    person.turn(undo)
    expect(person.titles).toEqual(before)
  }
})

test('what somebody else has changed since is not undone, and the step is dropped', () => {
  const person = new Person().make(editStop('a', { title: 'Mine' }))
  person.trip = applyChange(person.trip, editStop('a', { title: 'Theirs' }))
  expect(person.turn(undo)).toBe('refused')
  expect(person.titles[0]).toBe('a Theirs 1')
  expect(person.turn(undo)).toBe('nothing')
})

test('what somebody else has changed elsewhere does not hinder', () => {
  const person = new Person().make(editStop('a', { title: 'Mine' }))
  person.trip = applyChange(person.trip, editStop('a', { note: 'Theirs' }))
  expect(person.turn(undo)).toBe('made')
  expect(person.trip.stops?.['a']).toMatchObject({ title: aStop().title, note: 'Theirs' })
})

test('after a new change nothing is done again, and a refused change is not undone', () => {
  const person = new Person().make(editStop('a', { title: 'One' }))
  person.turn(undo)
  person.make(editStop('a', { title: 'Two' }))
  expect(person.turn(redo)).toBe('nothing')
  person.history = forgetChange(person.history, 2)
  expect(person.turn(undo)).toBe('nothing')
})
