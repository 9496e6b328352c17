import { aStop, aTrip, aTripDay, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { LIMITS } from '@waymark/contract/limits'
import { PLACE_STATUSES } from '@waymark/contract/trips/itinerary'
import { type Stop, STOP_KINDS } from '@waymark/contract/trips/stop'
import { STOPS_PER_WRITE } from '@waymark/domain/trip-changes'
import { deleteField, doc, FieldPath, type Firestore, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore'
import { NAMES_OF_ALL, whoDoesWhat, type Row } from './who-does-what.ts'

const members = { memberIds: ['ann', 'ben', 'vic'], roles: { ann: 'owner', ben: 'editor', vic: 'viewer' } } as const
const shared = { memberIds: [...members.memberIds], roles: members.roles }
const stopsOf = (count: number): Record<string, Stop> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`s${i}`, aStop({ id: `s${i}`, order: `a${i}` })]))

const SEED = {
  'trips/trip-1': aTripOfStops({
    ...shared,
    endDate: '2027-03-03',
    stops: {
      ...stopsOf(7),
      gone: aStop({ id: 'gone', removedBy: 'ben', by: 'ben' }),
      // Of an older app, with a title longer than any may be now.
      long: aStop({ id: 'long', title: 'x'.repeat(LIMITS.shortText + 1) }),
    },
    removals: { gone: '2027-01-01', cleared: '2026-01-01' },
  }),
  'trips/in-planning': aTripOfStops({ ...shared, progress: { state: 'planning', daysReady: 1, daysTotal: 3 } }),
  'trips/of-before': aTrip(shared),
  'trips/changed': aTripOfStops({
    ...shared,
    endDate: '2027-03-03',
    dayOrder: { 9: 'a0V' },
    removedDays: { 3: true },
  }),
  'trips/two-moved': aTripOfStops({ ...shared, endDate: '2027-03-03', dayOrder: { 9: 'a0V', 10: 'a1' } }),
  'trips/two-days': aTripOfStops({ ...shared, endDate: '2027-03-02', days: { 1: aTripDay(), 2: aTripDay() } }),
  'trips/long': aTripOfStops({ ...shared, endDate: '2027-03-29' }),
  'trips/longest': aTripOfStops({ ...shared, endDate: '2027-03-30' }),
  'trips/by-name': aTripOfStops({
    ...shared,
    endDate: '2027-03-05',
    removedDays: { 2: true, 3: true, 4: true, 5: false },
    removedBy: { 2: { day: 2, by: 'ann' }, 3: { day: 3, by: 'ben' } },
  }),
  'trips/planning-again': aTripOfStops({
    ...shared,
    endDate: '2027-03-03',
    removedDays: { 2: true },
    progress: { state: 'planning', daysReady: 1, daysTotal: 3 },
  }),
  // Names of days that are there, and a title longer than any may be now.
  'trips/of-old': aTripOfStops({
    ...shared,
    endDate: '2027-03-03',
    title: 'x'.repeat(LIMITS.title + 1),
    removedBy: { 2: { day: 2, by: 'ann' } },
  }),
  // Somebody who is no member any more, and whose role is still there.
  'trips/left': aTripOfStops({ memberIds: ['ann'], roles: members.roles }),
}

const THIRTY = Array.from({ length: LIMITS.tripDays }, (_, index) => index + 1)

type Fields = Record<string, unknown>
const write =
  (fields: Fields, trip = 'trip-1') =>
  (db: Firestore) =>
    updateDoc(doc(db, `trips/${trip}`), { updatedAt: serverTimestamp(), ...fields })

const row = (may: boolean, as: Row['as'], does: string, fields: Fields, trip?: string): Row => ({
  who: as === null ? 'who is signed out' : typeof as === 'string' ? as : 'an admin',
  does,
  as,
  act: write(fields, trip),
  may,
})
const may = (as: Row['as'], does: string, fields: Fields, trip?: string) => row(true, as, does, fields, trip)
const mayNot = (as: Row['as'], does: string, fields: Fields, trip?: string) => row(false, as, does, fields, trip)

/** Fields of the first stop, changed by ben. */
const edit = (fields: Partial<Record<keyof Stop, unknown>>): Fields => ({
  'stops.s0.by': 'ben',
  ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [`stops.s0.${field}`, value])),
})
const add = (changes: Fields = {}, key = 'new'): Fields => ({
  [`stops.${key}`]: { ...aStop({ id: key, by: 'ben' }), ...changes },
})
const many = (count: number, fields: Fields): Fields =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) =>
      Object.entries({ by: 'ben', ...fields }).map(([field, value]) => [`stops.s${i}.${field}`, value] as const),
    ).flat(),
  )
const move = edit({ day: 2, order: 'a5V' })
const takeOut = (day: number, by: string | null): Fields => ({
  [`removedDays.${day}`]: true,
  [`removedBy.${day}`]: { day, by },
})
const bringBack = (day: number): Fields => ({ [`removedDays.${day}`]: false, [`removedBy.${day}`]: deleteField() })
const text = (length: number) => 'x'.repeat(length)
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000)
const { place } = aStop()
/** As it is: an addition goes without the time of a change. */
const untimed = { updatedAt: Timestamp.fromDate(new Date(SEED['trips/trip-1'].updatedAt)) }

/** One field of a stop: what it may be, and beside it what it may not. */
const values = (field: keyof Stop, good: readonly unknown[], bad: readonly unknown[]): Row[] => [
  ...good.map((value) => may('ben', `writes ${field} ${JSON.stringify(value).slice(0, 60)}`, edit({ [field]: value }))),
  ...[...bad, ['a list'], { a: 'map' }, deleteField()].map((value, i) =>
    mayNot('ben', `writes ${field} ${JSON.stringify(value)?.slice(0, 60)} (${i})`, edit({ [field]: value })),
  ),
]

whoDoesWhat('stops of trips', SEED, [
  may('ann', 'moves a stop', { ...move, 'stops.s0.by': 'ann' }),
  may('ben', 'moves a stop', move),
  mayNot('ben', 'moves a stop without a time', { ...move, ...untimed }),
  mayNot('ben', 'moves a stop with a time of their own', { ...move, updatedAt: Timestamp.fromMillis(0) }),
  mayNot('vic', 'moves a stop', { ...move, 'stops.s0.by': 'vic' }),
  mayNot('eve', 'moves a stop', { ...move, 'stops.s0.by': 'eve' }),
  mayNot({ admin: 'root' }, 'moves a stop', { ...move, 'stops.s0.by': 'root' }),
  mayNot(null, 'moves a stop', move),
  mayNot('ben', 'moves a stop in the name of another', { ...move, 'stops.s0.by': 'ann' }),
  mayNot('ben', 'moves a stop without saying who', { 'stops.s0.day': 2 }),
  may('ann', 'moves a stop of the trip that ben has left', { 'stops.d1-1.day': null, 'stops.d1-1.by': 'ann' }, 'left'),
  mayNot(
    'ben',
    'moves a stop of the trip that ben has left',
    { 'stops.d1-1.day': null, 'stops.d1-1.by': 'ben' },
    'left',
  ),
  mayNot('ben', 'moves a stop while days arrive', { 'stops.d1-1.day': 1, 'stops.d1-1.by': 'ben' }, 'in-planning'),
  mayNot('ben', 'edits a day while days arrive', { 'days.1.theme': 'x' }, 'in-planning'),
  mayNot('ben', 'changes a stop of a trip of before', { 'stops.d1-1.day': 1, 'stops.d1-1.by': 'ben' }, 'of-before'),
  mayNot('ben', 'gives a trip of before stops', { stops: {} }, 'of-before'),

  may('ben', 'adds a stop', add()),
  ...NAMES_OF_ALL.flatMap((name) => [
    mayNot('ben', `adds a stop called ${name}`, add({}, name)),
    may('ben', `adds a stop called ${name}s`, add({}, `${name}s`)),
  ]),
  may('ben', 'adds a stop without a time', { ...add(), ...untimed }),
  mayNot('ben', 'adds a stop again that another has changed', { ...add({}, 's0'), ...untimed }),
  mayNot('ben', 'adds a stop again that was removed and cleared meanwhile', { ...add({}, 'cleared'), ...untimed }),
  mayNot('ben', 'changes a stop that was cleared', { 'stops.cleared.title': 'x', 'stops.cleared.by': 'ben' }),
  mayNot('ben', 'forgets what was cleared', { removals: {} }),
  mayNot('ben', 'adds a stop and moves another without a time', { ...add(), ...move, ...untimed }),
  may(
    'ben',
    'adds an idea without a place',
    add({ day: null, place: null, startsAt: null, minutes: null, costCents: null }),
  ),
  mayNot('vic', 'adds a stop', add({ by: 'vic' })),
  mayNot('ben', 'adds a stop in the name of another', add({ by: 'ann' })),
  mayNot('ben', 'adds a stop that another has removed', add({ removedBy: 'ann' })),
  mayNot('ben', 'adds a stop under the id of another', add({ id: 's1' })),
  mayNot('ben', 'adds a copy of a stop as it is', { 'stops.new': SEED['trips/trip-1'].stops?.['s1'] }),
  mayNot('ben', 'adds two stops of which one has the id of the other', { ...add(), ...add({ id: 'new' }, 'other') }),
  mayNot('ben', 'swaps the ids of two stops', { ...add({ id: 'other' }), ...add({ id: 'new' }, 'other') }),
  may('ben', 'adds two stops', { ...add(), ...add({}, 'other') }),
  mayNot('ben', 'adds a stop with a key that is no id', add({}, 'a b')),
  mayNot('ben', 'adds a stop with a key that is too long', add({}, text(65))),
  may('ben', 'adds a stop with the longest key', add({}, text(64))),
  may('ben', 'adds a stop with the shortest key', add({}, 'x')),
  mayNot('ben', 'adds a stop with a field that no schema knows', add({ unknown: 'x' })),
  ...Object.keys(aStop()).map((field) => {
    const { [field]: _left, ...others } = aStop({ id: 'new', by: 'ben' }) as Fields
    return mayNot('ben', `adds a stop with another field for ${field}`, { 'stops.new': { ...others, unknown: null } })
  }),
  mayNot('ben', 'adds part of a stop', { 'stops.new.day': 2, 'stops.new.by': 'ben' }),
  mayNot('ben', 'adds a text', { 'stops.new': 'x' }),
  mayNot('ben', 'adds nothing', { 'stops.new': null }),

  may('ben', 'removes a stop', edit({ removedBy: 'ben' })),
  mayNot('ben', 'removes a stop in the name of another', edit({ removedBy: 'ann' })),
  mayNot('vic', 'removes a stop', { ...edit({ removedBy: 'vic' }), 'stops.s0.by': 'vic' }),
  mayNot('ben', 'takes a stop away without a tombstone', { 'stops.s0': deleteField() }),
  mayNot('ben', 'takes a stop away and changes another', { ...move, 'stops.s1': deleteField() }),
  mayNot('ben', 'takes all stops away', { stops: deleteField() }),
  mayNot('ben', 'makes the stops a text', { stops: 'none' }),
  may('ben', 'brings back what ben has removed', { 'stops.gone.removedBy': null, 'stops.gone.by': 'ben' }),
  mayNot('ann', 'brings back what ben has removed', { 'stops.gone.removedBy': null, 'stops.gone.by': 'ann' }),
  mayNot('ann', 'says to have removed it', { 'stops.gone.removedBy': 'ann', 'stops.gone.by': 'ann' }),
  mayNot('ann', 'writes it anew', { 'stops.gone': aStop({ id: 'gone', by: 'ann' }) }),
  may('ann', 'edits it, which leaves it removed', { 'stops.gone.title': 'x', 'stops.gone.by': 'ann' }),

  may('ben', `moves ${STOPS_PER_WRITE} stops`, many(STOPS_PER_WRITE, { day: 3, startsAt: '10:00' })),
  mayNot('ben', `moves ${STOPS_PER_WRITE + 1} stops`, many(STOPS_PER_WRITE + 1, { day: 3, startsAt: '10:00' })),
  mayNot('ben', 'moves stops, the last in the name of another', {
    ...many(STOPS_PER_WRITE, { day: 3 }),
    [`stops.s${STOPS_PER_WRITE - 1}.by`]: 'ann',
  }),
  ...Array.from({ length: STOPS_PER_WRITE }, (_, index) => index + 1).flatMap((count) => [
    may('ben', `moves ${count} of the stops`, many(count, { day: 3 })),
    ...Array.from({ length: count }, (_, index) =>
      mayNot('ben', `moves ${count} stops, s${index} to a day that is none`, {
        ...many(count, { day: 3 }),
        [`stops.s${index}.day`]: 31,
      }),
    ),
  ]),
  may('ben', 'renames two stops', many(2, { title: 'x' })),
  mayNot('ben', 'renames two stops, one by nothing', { ...many(2, { title: 'x' }), 'stops.s1.title': ' ' }),

  ...Object.entries({
    day: 3,
    order: 'b',
    startsAt: '10:00',
    minutes: 30,
    done: true,
    locked: true,
    removedBy: 'ben',
  }).map(([field, value]) =>
    may('ben', `changes ${field} of a stop whose title is too long`, {
      'stops.long.by': 'ben',
      [`stops.long.${field}`]: value,
    }),
  ),
  mayNot('ben', 'changes the note of a stop whose title is too long', {
    'stops.long.by': 'ben',
    'stops.long.note': 'x',
  }),

  ...values('day', [null, 2, LIMITS.tripDays], [0, LIMITS.tripDays + 1, 1.5, '2', 'null', true]),
  ...values('order', ['a', 'a0V', text(100)], ['', text(101), 'a.b', 5, null, 'a\u0001']),
  ...values('startsAt', [null, '00:00', '23:59'], ['24:00', '9:00', '1x:00', '10:x0', '10:0x', 'null', '', 900]),
  ...values('minutes', [null, 5, 99, 100, 1000, 1399, 1440], [4, 1441, 1.5, 10.5, 60.5, -5, -10, '60', 'null']),
  ...values(
    'title',
    [text(LIMITS.shortText), ' a', '𝄞'.repeat(100)],
    [text(LIMITS.shortText + 1), '', ' \u00a0', 5, null, '𝄞'.repeat(101)],
  ),
  ...values('description', ['', text(LIMITS.longText)], [text(LIMITS.longText + 1), 5, null]),
  ...values('note', ['', text(LIMITS.longText)], [text(LIMITS.longText + 1), 5, null]),
  ...values('kind', STOP_KINDS, ['club', '', null, 5]),
  ...values(
    'place',
    [
      null,
      { ...place, name: 'x', status: 'general', lat: 90, lng: -180 },
      { ...place, name: text(LIMITS.place), kind: text(LIMITS.shortText), status: 'corrected', lat: -90, lng: 180 },
      ...PLACE_STATUSES.map((status) => ({ ...place, status })),
    ],
    [
      'x',
      { ...place, lat: 90.5 },
      { ...place, lat: -90.5 },
      { ...place, lng: 180.5 },
      { ...place, lng: -180.5 },
      ...['1', null, true, serverTimestamp()].flatMap((value) => [
        { ...place, lat: value },
        { ...place, lng: value },
      ]),
      { ...place, lng: Number.NaN },
      { ...place, lat: Number.NaN },
      { ...place, name: ' ' },
      { ...place, name: text(LIMITS.place + 1) },
      { ...place, kind: text(LIMITS.shortText + 1) },
      { ...place, status: 'sworn' },
      { ...place, unknown: 1 },
      { name: 'x', kind: 'x', status: 'general', lat: 1 },
      ...Object.entries({ ...place, unknown: 1 })
        .map(([field], _, all) => Object.fromEntries(all.filter(([name]) => name !== field)))
        .slice(0, -1),
    ],
  ),
  ...values('costCents', [null, 0, 100_000_000], [-1, 100_000_001, 1.5, '5']),
  ...values('currency', [null, 'EUR'], ['eur', 'EURO', '', 5]),
  ...values(
    'link',
    [null, 'https://example.com/a?b=c#d', `https://${text(LIMITS.stopLink - 8)}`],
    [
      'javascript:alert(1)',
      'https://a b',
      'https://a\u2003b',
      'https://a"b',
      '',
      5,
      `https://${text(LIMITS.stopLink - 7)}`,
    ],
  ),
  ...values('bookingId', [null, 'b', 'b_-1', text(128)], ['', 'a/b', text(129), 5]),
  ...values('done', [true, false], [null, 'true', 1]),
  ...values('locked', [true, false], [null, 'true', 1]),
  ...values('filledByGuide', [true, false], [null, 'true', 1]),
  mayNot('ben', 'writes another id into a stop', edit({ id: 's1' })),

  may('ben', 'names a day', { 'days.1.theme': text(LIMITS.shortText) }),
  mayNot('ben', 'names a day too long', { 'days.1.theme': text(LIMITS.shortText + 1) }),
  mayNot('ben', 'names a day by a number', { 'days.1.theme': 5 }),
  mayNot('vic', 'names a day', { 'days.1.theme': 'x' }),
  ...['breakfast', 'lunch', 'dinner', 'accommodation'].flatMap((field) => [
    may('ben', `writes ${field} of a day`, { [`days.1.${field}`]: text(LIMITS.shortText) }),
    mayNot('ben', `writes ${field} of a day too long`, { [`days.1.${field}`]: text(LIMITS.shortText + 1) }),
    mayNot('ben', `writes a number as ${field} of a day`, { [`days.1.${field}`]: 5 }),
  ]),
  may('ben', 'says that the guide filled a day', { 'days.1.filledByGuide': true }),
  mayNot('ben', 'says with a text that the guide filled a day', { 'days.1.filledByGuide': 'true' }),
  may('ben', 'leaves a meal open', { 'days.1.lunch': '', 'days.1.accommodation': 'Anna’s' }),
  mayNot('ben', 'writes a field that a day has not', { 'days.1.tea': 'x' }),
  ...['/', '1/', '/1', '1/2', '2/30', '01', '1.5'].flatMap((day) =>
    Object.entries({ days: aTripDay({ theme: 'x' }), dayOrder: 'a0V', removedDays: true }).map(([map, value]): Row => ({
      who: 'ben',
      does: `writes the day ${day} into ${map}`,
      as: 'ben',
      act: (db) => updateDoc(doc(db, 'trips/trip-1'), new FieldPath(map, day), value, 'updatedAt', serverTimestamp()),
      may: false,
    })),
  ),
  ...Object.keys(aTripDay()).map((field) => {
    const { [field]: _left, ...others } = aTripDay({ theme: 'x' }) as Fields
    return mayNot('ben', `adds a day with another field for ${field}`, { 'days.2': { ...others, tea: 'x' } })
  }),
  mayNot('ben', 'takes a field of a day away', { 'days.1.theme': deleteField() }),
  may('ben', 'adds two days', { 'days.2': aTripDay({ theme: '' }), 'days.30': aTripDay({ theme: 'Home' }) }),
  may('ben', 'adds two days, one as another is', { 'days.2': aTripDay({ theme: '' }), 'days.30': aTripDay() }),
  may('ben', 'adds a day as another is', { 'days.2': aTripDay() }),
  mayNot('ben', 'adds two days, the second without a bed', {
    'days.2': aTripDay({ theme: '' }),
    'days.3': { theme: '' },
  }),
  mayNot('ben', 'adds two days, one without a bed', { 'days.2': { theme: '' }, 'days.3': aTripDay() }),
  mayNot('ben', 'adds a day that no trip has', { 'days.31': aTripDay() }),
  mayNot('ben', 'adds a day that is no number', { 'days.one': aTripDay({ theme: 'another' }) }),
  mayNot('ben', 'takes a day away', { 'days.1': deleteField() }),
  mayNot('ben', 'takes one of two days away', { 'days.2': deleteField() }, 'two-days'),
  may('ben', 'empties one of two days', { 'days.2': aTripDay({ theme: '' }) }, 'two-days'),
  mayNot('ben', 'adds a day of a digit and a letter', { 'days.1x': aTripDay({ theme: 'another' }) }),
  mayNot(
    'ben',
    'changes three days',
    Object.fromEntries([1, 2, 3].map((day) => [`days.${day}`, aTripDay({ theme: `${day}` })])),
  ),

  may('ben', 'adds a day between two', { 'dayOrder.17': 'a0V' }),
  mayNot('vic', 'adds a day between two', { 'dayOrder.17': 'a0V' }),
  mayNot('eve', 'adds a day between two', { 'dayOrder.17': 'a0V' }),
  mayNot('ben', 'adds a day while days arrive', { 'dayOrder.17': 'a0V' }, 'in-planning'),
  mayNot(
    'ben',
    'says who took a day out while days arrive',
    { 'removedBy.2': { day: 2, by: 'ben' } },
    'planning-again',
  ),
  may('ben', 'adds a day with the longest key', { 'dayOrder.17': text(100) }),
  may('ben', 'adds two days with short keys', { 'dayOrder.17': 'a', 'dayOrder.18': 'b' }),
  may('ben', 'adds two days, the second with the longest key', { 'dayOrder.17': 'a', 'dayOrder.18': text(100) }),
  mayNot('ben', 'adds two days, the second with a longer key', { 'dayOrder.17': 'a', 'dayOrder.18': text(101) }),
  mayNot('ben', 'adds two days, the second with a blank key', { 'dayOrder.17': 'a', 'dayOrder.18': '' }),
  mayNot('ben', 'adds a day with another sign in its key', { 'dayOrder.17': 'a!' }),
  mayNot('ben', 'adds two days, the second with another sign in its key', { 'dayOrder.17': 'a', 'dayOrder.18': 'a!' }),
  mayNot('ben', 'adds a day with a longer key', { 'dayOrder.17': text(101) }),
  mayNot('ben', 'adds a day with a blank key', { 'dayOrder.17': '' }),
  mayNot('ben', 'adds a day with a key that is none', { 'dayOrder.17': 'a0/a1' }),
  mayNot('ben', 'adds a day with a number for a key', { 'dayOrder.17': 5 }),
  mayNot('ben', 'adds a day with a number for a key beside one with a key', { 'dayOrder.17': 5, 'dayOrder.18': 'a0' }),
  mayNot('ben', 'adds a day with a number for a key beside one with the same as text', {
    'dayOrder.17': 5,
    'dayOrder.18': '5',
  }),
  mayNot('ben', 'adds a day with the keys of two others', {
    'dayOrder.17': 'a0/a1',
    'dayOrder.18': 'a0',
    'dayOrder.19': 'a1',
  }),
  mayNot('ben', 'adds a day with a list', { 'dayOrder.17': ['a0'] }),
  may('ben', 'adds the day 30', { 'dayOrder.30': 'a0' }),
  mayNot('ben', 'adds the day 31', { 'dayOrder.31': 'a0' }),
  mayNot('ben', 'adds a day that is no number', { 'dayOrder.x': 'a0' }),
  mayNot('ben', 'writes a text for the order of the days', { dayOrder: 'a0' }),
  may('ben', 'moves a day', { 'dayOrder.2': 'Zz' }, 'changed'),
  mayNot('vic', 'moves a day', { 'dayOrder.2': 'Zz' }, 'changed'),
  may('ben', 'moves every day', { dayOrder: Object.fromEntries(THIRTY.map((day) => [day, `b${day}`])) }, 'changed'),
  mayNot('ben', 'takes the place of a day away', { 'dayOrder.9': deleteField() }, 'changed'),
  may('ben', 'moves one of two days', { 'dayOrder.9': 'b' }, 'two-moved'),
  mayNot('ben', 'takes the place of one of two days away', { 'dayOrder.9': deleteField() }, 'two-moved'),
  mayNot('ben', 'forgets that a day was taken out', { 'removedDays.5': deleteField() }, 'by-name'),
  may('ben', 'takes out a day that was brought back', { 'removedDays.5': true }, 'by-name'),
  mayNot('ben', 'takes the order of the days away', { dayOrder: deleteField() }, 'changed'),
  may('ben', 'takes a day out', { 'removedDays.2': true }),
  mayNot('vic', 'takes a day out', { 'removedDays.2': true }),
  mayNot('ben', 'takes a day out while days arrive', { 'removedDays.2': true }, 'in-planning'),
  mayNot('ben', 'takes a day out by a text', { 'removedDays.2': 'true' }),
  mayNot('ben', 'takes a day out by nothing', { 'removedDays.2': null }),
  mayNot('ben', 'takes a day out, and another by a text', { 'removedDays.2': true, 'removedDays.3': 'true' }),
  mayNot('ben', 'takes out a day that no trip has', { 'removedDays.31': true }),
  mayNot('ben', 'takes a day out beside which a name is left', { 'removedDays.2': true }, 'of-old'),
  may('ben', 'takes it out by name', takeOut(2, 'ben'), 'of-old'),
  may('ben', 'takes it out and the name away', { 'removedDays.2': true, 'removedBy.2': deleteField() }, 'of-old'),
  may('ben', 'leaves a title as it is that is too long', { 'days.1.theme': 'x' }, 'of-old'),
  may('ben', 'brings a day back', { 'removedDays.3': false }, 'changed'),
  mayNot('ben', 'takes away that a day was taken out', { 'removedDays.3': deleteField() }, 'changed'),
  may('ben', 'takes a day out by name', takeOut(2, 'ben')),
  may('ann', 'takes a day out by name', takeOut(2, 'ann')),
  mayNot('vic', 'takes a day out by name', takeOut(2, 'vic')),
  mayNot('eve', 'takes a day out by name', takeOut(2, 'eve')),
  mayNot('ben', 'takes a day out by name while days arrive', takeOut(2, 'ben'), 'in-planning'),
  mayNot('ben', 'takes a day out by the name of another', takeOut(2, 'ann')),
  mayNot('ben', 'takes a day out by nobody', takeOut(2, null)),
  mayNot('ben', 'takes a day out by a name that is a text alone', { 'removedDays.2': true, 'removedBy.2': 'ben' }),
  mayNot('ben', 'takes a day out by nothing beside it', { 'removedDays.2': true, 'removedBy.2': null }),
  mayNot('ben', 'takes a day out by name, of another day', {
    'removedDays.2': true,
    'removedBy.2': { day: 1, by: 'ben' },
  }),
  mayNot('ben', 'takes a day out by name, of a day that is a text', {
    'removedDays.2': true,
    'removedBy.2': { day: '2', by: 'ben' },
  }),
  mayNot('ben', 'takes a day out by name, of a day that is no whole number', {
    'removedDays.2': true,
    'removedBy.2': { day: 2.5, by: 'ben' },
  }),
  mayNot('ben', 'takes a day out by name, with more', {
    'removedDays.2': true,
    'removedBy.2': { day: 2, by: 'ben', at: 'noon' },
  }),
  mayNot('ben', 'takes a day out by name that no trip has', takeOut(31, 'ben')),
  mayNot('ben', 'takes two days out by name', { ...takeOut(1, 'ben'), ...takeOut(2, 'ben') }),
  mayNot('ben', 'gives a name beside a day that is there', { 'removedBy.2': { day: 2, by: 'ben' } }),
  mayNot('ben', 'gives a name beside a day that was brought back', { 'removedBy.5': { day: 5, by: 'ben' } }, 'by-name'),
  mayNot('ben', 'writes a text for the names', { 'removedDays.2': true, removedBy: 'ben' }),
  may('ben', 'takes a day out that another has taken out', takeOut(2, 'ben'), 'by-name'),
  mayNot('ben', 'says that a third has taken a day out', takeOut(2, 'vic'), 'by-name'),
  mayNot('ann', 'says that another has taken a day out that nobody did by name', takeOut(4, 'ben'), 'by-name'),
  may('ben', 'brings a day back that another took out by name', bringBack(2), 'by-name'),
  mayNot('vic', 'brings a day back that another took out by name', bringBack(2), 'by-name'),
  mayNot('ben', 'brings a day back and leaves the name of another', { 'removedDays.2': false }, 'by-name'),
  mayNot('ben', 'brings a day back and leaves the own name', { 'removedDays.3': false }, 'by-name'),
  may(
    'ben',
    'says to have taken a day out that nobody did by name',
    { 'removedBy.4': { day: 4, by: 'ben' } },
    'by-name',
  ),
  mayNot('ben', 'says so of a day beside another', { 'removedBy.1': { day: 4, by: 'ben' } }, 'by-name'),
  mayNot('ben', 'brings two days back and leaves one name', { ...bringBack(2), 'removedDays.3': false }, 'by-name'),
  mayNot('ben', 'brings a day back by name', { ...takeOut(2, 'ben'), 'removedDays.2': false }, 'by-name'),
  may('ben', 'brings a day back that nobody took out by name', bringBack(4), 'by-name'),
  mayNot('ben', 'takes the name of another away', { 'removedBy.2': deleteField() }, 'by-name'),
  mayNot('ben', 'takes the own name away', { 'removedBy.3': deleteField() }, 'by-name'),
  mayNot('ben', 'brings a day back and takes another name away', { ...bringBack(2), 'removedBy.3': deleteField() }, 'by-name'), // prettier-ignore
  mayNot('ben', 'brings a day back and takes only another name away', { 'removedDays.4': false, 'removedBy.3': deleteField() }, 'by-name'), // prettier-ignore
  mayNot('ben', 'brings a day back and puts the name of its remover elsewhere', { ...bringBack(2), 'removedBy.4': { day: 2, by: 'ann' } }, 'by-name'), // prettier-ignore
  mayNot('ben', 'puts the name of a remover beside another day as well', { 'removedBy.4': { day: 2, by: 'ann' } }, 'by-name'), // prettier-ignore
  mayNot('ben', 'takes all names away', { removedBy: deleteField() }, 'by-name'),
  may(
    'ben',
    'moves a trip with other days to other dates',
    { startDate: '2028-02-28', endDate: '2028-03-01' },
    'changed',
  ),
  mayNot('ben', 'adds a day behind the last one as before', { endDate: '2027-03-04' }, 'changed'),

  may('ben', 'moves the trip to other dates', { startDate: '2028-02-28', endDate: '2028-03-01' }),
  mayNot('vic', 'moves the trip to other dates', { startDate: '2028-02-28', endDate: '2028-03-01' }),
  may('ben', 'adds a day behind the last one', { startDate: '2027-03-01', endDate: '2027-03-04' }),
  mayNot('vic', 'adds a day behind the last one', { startDate: '2027-03-01', endDate: '2027-03-04' }),
  mayNot('ben', 'adds a day to dates of before', { startDate: '2027-02-28', endDate: '2027-03-03' }),
  may('ben', 'adds the thirtieth day', { endDate: '2027-03-30' }, 'long'),
  mayNot('ben', 'adds the thirty-first day', { endDate: '2027-03-31' }, 'longest'),
  mayNot('ben', 'adds two days', { endDate: '2027-03-05' }),
  mayNot('ben', 'makes the trip shorter', { startDate: '2027-03-02' }),
  mayNot('ben', 'moves the trip to a day that is none', { startDate: '2027-02-30', endDate: '2027-03-04' }),
  ...[
    { startDate: '2028-2-28', endDate: '2028-03-01' },
    { startDate: '2028-02-28', endDate: '2028-3-1' },
    { endDate: '2027-3-4' },
  ].map((dates) => mayNot('ben', `writes dates in another form: ${JSON.stringify(dates)}`, dates)),
  mayNot('ben', 'adds a day behind the last one and others before', { startDate: '2027-02-26', endDate: '2027-03-04' }),
  mayNot('ben', 'takes a date away', { startDate: deleteField() }),
  mayNot('ben', 'makes a date a number', { startDate: 20270301, endDate: 20270303 }),

  may('ann', 'puts the trip into the bin', { purgeAt: inDays(30) }),
  may('ann', 'puts the trip into the bin by a clock that is fast', { purgeAt: inDays(30.9) }),
  mayNot('ann', 'puts the trip into the bin for longer', { purgeAt: inDays(31.1) }),
  may('ann', 'takes the trip out of the bin', { purgeAt: null }),
  mayNot('ben', 'puts the trip into the bin', { purgeAt: inDays(30) }),
  mayNot('ann', 'keeps the trip in the bin for months', { purgeAt: inDays(60) }),
  mayNot('ann', 'writes a text for when the bin is emptied', { purgeAt: 'never' }),
  mayNot('ben', 'takes the whole trip out of what is known', { memberNames: { ben: 'Ben' } }),
])

const FULL = {
  'trips/full': aTripOfStops({ ...shared, stops: stopsOf(LIMITS.storedStops) }),
  'trips/nearly-full': aTripOfStops({ ...shared, stops: stopsOf(LIMITS.storedStops - 1) }),
  'trips/more-than-full': aTripOfStops({ ...shared, stops: stopsOf(LIMITS.storedStops + 1) }),
}

whoDoesWhat('stops of full trips', FULL, [
  may('ben', 'adds the last stop that fits', add(), 'nearly-full'),
  mayNot('ben', 'adds a stop more', add(), 'full'),
  may('ben', 'removes a stop where no more fit', edit({ removedBy: 'ben' }), 'full'),
  may('ben', 'removes a stop where there are too many', edit({ removedBy: 'ben' }), 'more-than-full'),
  mayNot('ben', 'adds a stop where there are too many', add(), 'more-than-full'),
])
