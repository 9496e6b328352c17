import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { changeAsked } from './change-asked.ts'
import { NO_FACTS, type OwnList, type OwnTrip } from './question.ts'

describe('a change', () => {
  it.each([
    ['add Belém Tower to day 2', { kind: 'add', what: 'Belém Tower', day: 2 }],
    ['Please add the Gulbenkian Museum to my day 2!', { kind: 'add', what: 'Gulbenkian Museum', day: 2 }],
    ['Can you put a picnic on day 1?', { kind: 'add', what: 'picnic', day: 1 }],
    ['move the castle to day 3', { kind: 'move', what: 'castle', day: 3 }],
    ['Could you move Alfama from day 1 to day 2, please', { kind: 'move', what: 'Alfama', from: 1, day: 2 }],
    ['Move the zoo on day 2 to Tuesday', { kind: 'move', what: 'zoo', from: 2, day: 'Tue' }],
    ['swap the castle', { kind: 'swap', what: 'castle', by: undefined }],
    ['Swap the castle for something else.', { kind: 'swap', what: 'castle', by: undefined }],
    ['replace Alfama with Carmo Convent on day 2', { kind: 'swap', what: 'Alfama', by: 'Carmo Convent' }],
    ['add sunscreen to my packing list', { kind: 'pack', what: 'sunscreen' }],
    ['Put a rain jacket on the packing list for Lisbon', { kind: 'pack', what: 'rain jacket' }],
  ])('is read from %j', (message, change) => {
    expect(changeAsked(message)).toEqual(change)
  })

  it.each([
    'What can I add to day 2?',
    'How do I move to Portugal?',
    'What is on my packing list?',
    'Where can I exchange money in Porto?',
    'Exchange rate of dollars for euros',
    'Is there a bus to day markets?',
    'Tell me about day 2',
  ])('is not read from %j', (message) => {
    expect(changeAsked(message)).toBeUndefined()
  })
})

const LISBON = aTripOfStops({
  endDate: '2027-03-03',
  stops: {
    s1: aStop({ id: 's1', title: 'Castle of São Jorge', order: 'a' }),
    s2: aStop({ id: 's2', title: 'Alfama walk', order: 'b', place: null }),
    gone: aStop({ id: 'gone', title: 'Aquarium', order: 'c', place: null, removedBy: 'ann' }),
  },
})
const LIST: OwnList = { id: 'l1', title: 'For Lisbon', destination: 'Lisbon', items: [{ name: 'Socks', essential: false, packed: true }] } // prettier-ignore

function ask(message: string, trips: readonly OwnTrip[] = [LISBON], lists: readonly OwnList[] = [LIST]) {
  const { response, actions } = answerQuestion({
    message,
    context: {},
    now: '2027-01-01T10:00:00.000Z',
    facts: { ...NO_FACTS, trips, lists },
  })
  return { response, actions }
}

describe('the guide hands over', () => {
  const { id: tripId } = LISBON
  it.each([
    ['add the Belém Tower to day 2', { kind: 'add-stop', tripId, day: 2, title: 'Belém Tower' }],
    ['move the alfama walk to day 3', { kind: 'move-stop', tripId, stopId: 's2', title: 'Alfama walk', day: 3 }],
    ['put the castle on day 2', { kind: 'move-stop', tripId, stopId: 's1', title: 'Castle of São Jorge', day: 2 }],
    ['swap the castle', { kind: 'swap-stop', tripId, stopId: 's1', title: 'Castle of São Jorge' }],
    ['swap the castle for Carmo Convent', { kind: 'swap-stop', tripId, stopId: 's1', title: 'Castle of São Jorge', by: 'Carmo Convent' }], // prettier-ignore
    ['add sunscreen to my packing list', { kind: 'add-packing-item', listId: 'l1', name: 'Sunscreen' }],
  ])('%j', (message, change) => {
    const { response, actions } = ask(message)
    expect(actions).toEqual([{ type: 'propose', change }])
    expect(response).toContain('Nothing changes until you')
  })

  it('nothing that cannot be: a day that is none, a stop that is gone, a trip of others, a thing that is there', () => {
    expect(ask('add the zoo to day 9')).toMatchObject({ response: expect.stringContaining('3 days') })
    expect(ask('move the aquarium to day 2').response).toContain('no stop of that name')
    expect(ask('move the aquarium to day 2').response).toContain('- Alfama walk')
    const { stops: _stops, ...viewed } = LISBON
    expect(ask('move the castle to day 2', [viewed]).actions).toEqual([{ type: 'plan-trip', fields: {} }])
    expect(ask('add socks to my packing list').response).toContain('already')
    expect(ask('add socks to my packing list', [], []).actions).toEqual([{ type: 'open-screen', screen: 'packingAssistant' }]) // prettier-ignore
  })

  const zoo = (day: number) => ({ zoo: aStop({ id: 'zoo', title: 'Lisbon Zoo', order: 'a', day, place: null }) })
  const APRIL = aTripOfStops({ id: 'april', title: '4 days in Lisbon', startDate: '2027-04-11', endDate: '2027-04-14', stops: zoo(2) }) // prettier-ignore

  it('a change of the trip that has the stop, the next or not, by the day of the week', () => {
    const { response, actions } = ask('Move the zoo on day 2 to Tuesday', [LISBON, APRIL])
    const change = { kind: 'move-stop', tripId: 'april', stopId: 'zoo', title: 'Lisbon Zoo', day: 3 }
    expect(actions).toEqual([{ type: 'propose', change }])
    expect(response).toContain('4 days in Lisbon')
    expect(ask('move the zoo to Friday', [LISBON, APRIL]).response).toContain('no such day of the week')
  })

  it('none where several trips have the stop', () => {
    const may = { ...APRIL, id: 'may', title: 'Lisbon again', startDate: '2027-05-11', endDate: '2027-05-14' }
    const { response, actions } = ask('move the zoo to day 3', [LISBON, may, APRIL])
    expect(actions).toEqual([{ type: 'open-screen', screen: 'dashboard' }])
    expect(response).toMatch(/Which do you mean[^]*- 4 days in Lisbon[^]*- Lisbon again/)
  })
})
