import { aPackingItem, aPackingList } from '@waymark/contract/fixtures/packing'
import { LIMITS } from '@waymark/contract/limits'
import type { PackingBasis } from '@waymark/contract/packing/packing-list'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { stored } from './env.ts'
import { whoDoesWhat, type Row } from './who-does-what.ts'

const manyItems = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`item-${i}`, aPackingItem({ id: `item-${i}`, name: `Item ${i}` })]),
  )

const manyEdits = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`item-${i}`, { id: `item-${i}`, by: 'ann' }]))

/** The shortest and the longest ids of each form; as keys, those that begin with `_` are like any other. */
const IDS: readonly (readonly [start: string, shortest: number, end: string])[] = [
  ['', 1, ''],
  ['.', 1, ''],
  ['..', 1, ''],
  ['_', 0, ''],
  ['_', 1, ''],
  ['__', 1, ''],
  ['__', 1, '_'],
]
const LONGEST_ID = 128
const idOf = ([start, , end]: (typeof IDS)[number], length: number) =>
  `${start}${'x'.repeat(length - start.length - end.length)}${end}`
const GOOD_IDS = IDS.flatMap((form) => [idOf(form, form[0].length + form[1] + form[2].length), idOf(form, LONGEST_ID)])
const BAD_IDS = ['.', '..', '/', 'a/', '/a', 'a/b', ...IDS.map((form) => idOf(form, LONGEST_ID + 1))]

/** What one item among many must not be; types are swapped where the whole would read the same. */
const ONE_WRONG: Readonly<Record<string, Record<string, unknown>>> = {
  'has a blank name': { name: ' ' },
  'has a longer name': { name: 'x'.repeat(LIMITS.packingItemName + 1) },
  'has a name of too many emoji': { name: '😀'.repeat(LIMITS.packingItemName / 2 + 1) },
  'has a name that is none': { name: 5 },
  'has a number as text': { quantity: '5' },
  'has a flag as text': { essential: 'true' },
  'has a name and a flag the wrong way round': { name: true, essential: 'true' },
  'has a number and a name the wrong way round': { name: 5, quantity: '5' },
  'is packed null times': { packed: null },
  'has another field': { note: 'x' },
  'hides two texts in one': { reason: 'a\u0001b' },
}
const oneWrong = (at: number, wrong: Record<string, unknown>, of = 21) => {
  const items = manyItems(of)
  return { ...items, [`item-${at}`]: { ...items[`item-${at}`], ...wrong } }
}
const tickRemoved = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`items.gone-${i}.packed`, true]))

const SEED = {
  'packingLists/list-1': aPackingList({ memberIds: ['ann', 'ben'] }),
  'packingLists/nearly-full': aPackingList({ items: manyItems(LIMITS.packingItems - 1) }),
  'packingLists/left': aPackingList({
    memberIds: ['ann', 'ben'],
    packers: { shoes: 'cat', passport: 'ann' },
    edits: { shoes: { id: 'shoes', by: 'cat' } },
  }),
  'packingLists/edited': aPackingList({ memberIds: ['ann', 'ben'], edits: manyEdits(LIMITS.packingItems) }),
  'packingLists/nearly-edited': aPackingList({ memberIds: ['ann', 'ben'], edits: manyEdits(LIMITS.packingItems - 1) }),
  'packingLists/of-old': aPackingList({ memberIds: ['ann', 'ben'], title: 'x'.repeat(LIMITS.title + 1) }),
  'packingLists/full': aPackingList({ items: manyItems(LIMITS.packingItems) }),
}

const EDIT = { id: 'passport', by: 'ben', name: 'Passports' }
const EDITED = { 'items.passport.name': 'Passports', 'edits.passport': EDIT, updatedAt: serverTimestamp() }

const BASIS = {
  tripType: 'City Break',
  activities: ['beach', 'city'],
  specialRequirements: 'With a baby',
  place: { lat: 38.72, lng: -9.14, countryCode: 'PT', isByTheSea: true, homeCountryCode: 'DE' },
} satisfies PackingBasis

const list = (db: Firestore) => doc(db, 'packingLists/list-1')
const update =
  (changes: Record<string, unknown>, id = 'list-1') =>
  (db: Firestore) =>
    updateDoc(doc(db, 'packingLists', id), changes)

const listsOf = (uid: string) => (db: Firestore) =>
  getDocs(
    query(collection(db, 'packingLists'), where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc')),
  )

const newList = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...stored(aPackingList()),
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
  ...changes,
})
const create =
  (changes: Record<string, unknown> = {}) =>
  (db: Firestore) =>
    setDoc(doc(db, 'packingLists/new'), newList(changes))

const without = (field: string) => (db: Firestore) => {
  const { [field]: _left, ...rest } = newList()
  return setDoc(doc(db, 'packingLists/new'), rest)
}

const ann = (does: string, act: Row['act'], may: boolean): Row => ({ who: 'the owner', does, as: 'ann', act, may })
const ben = (does: string, act: Row['act'], may: boolean): Row => ({ who: 'a member', does, as: 'ben', act, may })
const eve = (does: string, act: Row['act'], may: boolean): Row => ({ who: 'somebody else', does, as: 'eve', act, may })
const nobody = (does: string, act: Row['act'], may: boolean): Row => ({
  who: 'who is signed out',
  does,
  as: null,
  act,
  may,
})

const told = (id: string) => `${id.slice(0, 4)}…${id.slice(-2)} (${id.length})`
const DATES = { startDate: '2027-05-01', endDate: '2027-05-09' }
const { packed: _packed, quantity: _quantity, ...UNCOUNTED } = aPackingItem({ id: 'hat' })
const tick = update({ 'items.passport.packed': true })
const addItem = (changes: Record<string, unknown>) =>
  update({ 'items.hat': { ...aPackingItem({ id: 'hat', name: 'Hat' }), ...changes } })

whoDoesWhat('packingLists', SEED, [
  ann('reads', (db) => getDoc(list(db)), true),
  ben('reads', (db) => getDoc(list(db)), true),
  eve('reads', (db) => getDoc(list(db)), false),
  nobody('reads', (db) => getDoc(list(db)), false),
  ben('lists the own lists', listsOf('ben'), true),
  ben('lists the lists of another', listsOf('ann'), false),
  ben('lists all lists', (db) => getDocs(collection(db, 'packingLists')), false),

  ann('creates a list', create(), true),
  ann('creates a list of a trip', create({ tripId: 'trip-1' }), true),
  ann('creates a list of something that is no trip', create({ tripId: 'trips/trip-1' }), false),
  ann('creates a list of a number', create({ tripId: 5 }), false),
  ...['x', 'x'.repeat(128), '', 'x'.repeat(129), ['trip-1']].map((tripId, i) =>
    ann(
      `creates a list of a trip with the id ${JSON.stringify(tripId).slice(0, 12)} (${i})`,
      create({ tripId }),
      i < 2,
    ),
  ),
  eve(
    'puts a list of their own in the place of another',
    (db) => setDoc(list(db), newList({ userId: 'eve', memberIds: ['eve'] })),
    false,
  ),
  eve('creates a list of their own', create({ userId: 'eve', memberIds: ['eve'] }), true),
  eve('creates a list in the name of another', create(), false),
  nobody('creates a list', create(), false),
  ann('creates a list with others in it', create({ memberIds: ['ann', 'ben'] }), false),
  ann('creates a list without anybody', create({ memberIds: [] }), false),
  ann('creates a list dated back', create({ createdAt: new Date(0) }), false),
  ann('creates a list changed in the future', create({ updatedAt: new Date(4_000_000_000_000) }), false),
  ann('creates a list of the longest title', create({ title: 'x'.repeat(LIMITS.title) }), true),
  ann('creates a list of a longer title', create({ title: 'x'.repeat(LIMITS.title + 1) }), false),
  ann('creates a list of the longest destination', create({ destination: 'x'.repeat(LIMITS.place) }), true),
  ann('creates a list of a longer destination', create({ destination: 'x'.repeat(LIMITS.place + 1) }), false),
  ann('creates a list that ends before it begins', create({ endDate: '2027-02-28' }), false),
  ann('creates a list that ends on a day that is none', create({ endDate: '2027-04-31' }), false),
  ann('creates a list that begins on a day that is none', create({ startDate: '2027-02-30' }), false),
  ann('creates a list of an instant', create({ startDate: '2027-03-01T00:00:00Z' }), false),
  ann('creates a list with a field too many', create({ note: 'x' }), false),
  ...['title', 'destination', 'startDate', 'endDate', 'items', 'memberIds', 'tripId', 'createdAt', 'updatedAt'].map(
    (field) =>
      ann(
        `creates a list with a basis for ${field}`,
        (db) => {
          const { [field]: _left, ...rest } = newList({ basis: {} })
          return setDoc(doc(db, 'packingLists/new'), rest)
        },
        false,
      ),
  ),
  ...['title', 'destination', 'startDate', 'endDate', 'items', 'memberIds', 'tripId', 'createdAt', 'updatedAt'].map(
    (field) => ann(`creates a list without ${field}`, without(field), false),
  ),
  ann('creates a list that the guide made', create({ basis: BASIS }), true),
  ann('creates a list that the guide made by nothing', create({ basis: {} }), true),
  ann('creates a template', create({ isTemplate: true }), true),
  ann('creates a list that is a template in words', create({ isTemplate: 'yes' }), false),
  ann('creates a list with another basis', create({ basis: 'guide' }), false),
  ...Object.entries<unknown>({
    note: 'x',
    tripType: 'x'.repeat(LIMITS.shortText + 1),
    activities: ['beach', 'sleeping'],
    specialRequirements: 'x'.repeat(LIMITS.longText + 1),
  }).map(([field, value]) =>
    ann(`creates a list with a wrong ${field}`, create({ basis: { ...BASIS, [field]: value } }), false),
  ),
  ann(
    'creates a list with every activity and as many words as fit',
    create({
      basis: {
        ...BASIS,
        activities: ['beach', 'hiking', 'city', 'photography', 'dining', 'business'],
        specialRequirements: `${'x'.repeat(LIMITS.longText - 3)}\t\r\n`,
      },
    }),
    true,
  ),
  ...['\u0000', '\u0007', '\u0085', '\u009f'].map((char) =>
    ann(
      `creates a list with the control character ${JSON.stringify(char)} in its wishes`,
      create({ basis: { ...BASIS, specialRequirements: `a${char}b` } }),
      false,
    ),
  ),
  ann(
    'creates a list with a control character behind a tab in its wishes',
    create({ basis: { ...BASIS, specialRequirements: 'a\tb\u0007' } }),
    false,
  ),
  ann('creates a list with an activity many times', create({ basis: { activities: Array(7).fill('beach') } }), false),
  ...Object.entries<unknown>({
    note: 'x',
    lat: 91,
    lng: '9',
    countryCode: 'Portugal',
    homeCountryCode: 49,
    isByTheSea: 'yes',
  })
    .concat([
      ['lat', null],
      ['lat', true],
      ['lng', true],
      ['homeCountryCode', 'PRT'],
      ['homeCountryCode', 'pt'],
      ['countryCode', 'pt'],
      ['countryCode', 'P1'],
    ])
    .map(([field, value]) =>
      ann(
        `creates a list of a place with a wrong ${field}`,
        create({ basis: { ...BASIS, place: { ...BASIS.place, [field]: value } } }),
        false,
      ),
    ),
  ...[
    { lat: -90, lng: 180 },
    { lat: 90, lng: -180 },
  ].map((point) =>
    ann(
      `creates a list of a place at ${point.lat}, ${point.lng}`,
      create({ basis: { ...BASIS, place: { ...BASIS.place, ...point } } }),
      true,
    ),
  ),
  ...[{ lat: -91 }, { lng: 181 }, { lng: -181 }, { lat: Number.NaN }, { lng: null }].map((point) =>
    ann(
      `creates a list of a place beyond the world, ${Object.entries(point).join(' ')}`,
      create({ basis: { ...BASIS, place: { ...BASIS.place, ...point } } }),
      false,
    ),
  ),
  ...['lat', 'lng', 'countryCode'].map((field) => {
    const place = Object.fromEntries(Object.entries(BASIS.place).filter(([name]) => name !== field))
    return ann(`creates a list of a place without ${field}`, create({ basis: { place } }), false)
  }),
  ann('creates a list of a place without a point', create({ basis: { place: { countryCode: 'PT' } } }), false),
  ann('creates a list without items in it', create({ items: {} }), true),
  ann('creates a list of as many items as fit', create({ items: manyItems(LIMITS.packingItems) }), true),
  ann('creates a list of one item more', create({ items: manyItems(LIMITS.packingItems + 1) }), false),
  ann('creates a list whose items are a list', create({ items: [aPackingItem()] }), false),
  ...GOOD_IDS.map((id) =>
    ann(`creates a list with the item ${told(id)}`, create({ items: { [id]: aPackingItem() } }), true),
  ),
  ...BAD_IDS.map((id) =>
    ann(`creates a list with the item ${told(id)}`, create({ items: { [id]: aPackingItem() } }), false),
  ),
  ann('creates a list with the longest item id', create({ items: { ['x'.repeat(128)]: aPackingItem() } }), true),
  ann('creates a list with a longer item id', create({ items: { ['x'.repeat(129)]: aPackingItem() } }), false),

  ann('ticks', tick, true),
  ben('ticks', tick, true),
  eve('ticks', tick, false),
  nobody('ticks', tick, false),
  ben('ticks an item that was removed', update({ 'items.gone.packed': true }), true),
  ben('renames an item that was removed', update({ 'items.gone.name': 'Hat' }), true),
  ...Object.entries(aPackingItem()).map(([field, value]) =>
    ben(`writes ${field} of an item that was removed`, update({ [`items.gone.${field}`]: value }), true),
  ),
  ben('ticks with something else', update({ 'items.passport.packed': 'yes' }), false),
  ben(
    'ticks with the time of the server',
    update({ 'items.passport.packed': true, updatedAt: serverTimestamp() }),
    true,
  ),
  ben('ticks with another time', update({ 'items.passport.packed': true, updatedAt: new Date(0) }), false),
  ben('removes an item', update({ 'items.shoes': deleteField() }), true),
  eve('removes an item', update({ 'items.shoes': deleteField() }), false),
  ben('removes all items', update({ items: {} }), true),
  ben('removes the items altogether', update({ items: deleteField() }), false),
  ...[1, 6, 7, 8, 13, 14, 15, 20, 21].map((count) =>
    ben(`changes ${count} items at once`, update({ items: manyItems(count) }), true),
  ),
  ben('changes 22 items at once', update({ items: manyItems(22) }), false),
  ...[0, 6, 7, 13, 14, 20].flatMap((at) =>
    Object.entries(ONE_WRONG).map(([fault, wrong]) =>
      ben(
        `changes 21 items at once, of which number ${at + 1} ${fault}`,
        update({ items: oneWrong(at, wrong) }),
        false,
      ),
    ),
  ),
  ...[7, 8, 14, 15].flatMap((count) =>
    Array.from({ length: count }, (_, at) =>
      ben(
        `changes ${count} items at once, of which number ${at + 1} has a blank name`,
        update({ items: oneWrong(at, { name: ' ' }, count) }),
        false,
      ),
    ),
  ),
  ...[15, 16, 17, 18, 19].map((at) =>
    ben(
      `changes 21 items at once, of which number ${at + 1} has a blank name`,
      update({ items: oneWrong(at, { name: ' ' }) }),
      false,
    ),
  ),
  ben('ticks seven items that were removed', update(tickRemoved(7)), true),
  ben('ticks 14 items that were removed', update(tickRemoved(14)), true),
  ben(
    'ticks 14 items that were removed, one with something else',
    update({ ...tickRemoved(13), 'items.gone-13.packed': 1 }),
    false,
  ),
  ben('removes all items but one', update({ items: { passport: aPackingItem() } }), true),

  ben('adds an item', addItem({}), true),
  eve('adds an item', addItem({}), false),
  ben('adds an item of the longest name', addItem({ name: 'x'.repeat(LIMITS.packingItemName) }), true),
  ben('adds an item of a longer name', addItem({ name: 'x'.repeat(LIMITS.packingItemName + 1) }), false),
  ben('adds an item of the longest name in emoji', addItem({ name: '😀'.repeat(LIMITS.packingItemName / 2) }), true),
  ben('adds an item of a longer name in emoji', addItem({ name: '😀'.repeat(LIMITS.packingItemName / 2 + 1) }), false),
  ben('adds an item of a blank name', addItem({ name: ' ' }), false),
  ben('adds an item of the longest category', addItem({ category: 'x'.repeat(LIMITS.shortText) }), true),
  ben('adds an item of a longer category', addItem({ category: 'x'.repeat(LIMITS.shortText + 1) }), false),
  ben('adds an item of the longest reason', addItem({ reason: 'x'.repeat(LIMITS.packingReason) }), true),
  ben('adds an item of a longer reason', addItem({ reason: 'x'.repeat(LIMITS.packingReason + 1) }), false),
  ben('adds an item without a reason to say', addItem({ reason: '' }), true),
  ben('adds an item of the largest quantity', addItem({ quantity: LIMITS.packingQuantity }), true),
  ben('adds an item of a larger quantity', addItem({ quantity: LIMITS.packingQuantity + 1 }), false),
  ben('adds no piece of an item', addItem({ quantity: 0 }), false),
  ben('adds half an item', addItem({ quantity: 1.5 }), false),
  ben('adds an item that is essential', addItem({ essential: true }), true),
  ben('adds an item that is essential somehow', addItem({ essential: 1 }), false),
  ben('adds an item of the longest order', addItem({ order: 'x'.repeat(LIMITS.shortText) }), true),
  ben('adds an item of a longer order', addItem({ order: 'x'.repeat(LIMITS.shortText + 1) }), false),
  ...GOOD_IDS.map((id) => ben(`adds an item that calls itself ${told(id)}`, addItem({ id }), true)),
  ...[...BAD_IDS, '', '__', '___', '__x__', '_a/b', '.a/b', '..a/b', '__a/b', '__a/_', `__${'x'.repeat(124)}__`].map(
    (id) => ben(`adds an item that calls itself ${told(id)}`, addItem({ id }), false),
  ),
  ben('adds an item neither counted nor packed', update({ 'items.hat': UNCOUNTED }), true),
  ben('adds an item of the longest id', addItem({ id: 'x'.repeat(128) }), true),
  ben('adds an item of a longer id', addItem({ id: 'x'.repeat(129) }), false),
  ben('adds an item with a field too many', addItem({ note: 'x' }), false),
  ben('adds a text as an item', update({ 'items.hat': 'Hat' }), false),
  ann('adds the last item that fits', update({ 'items.hat': aPackingItem({ id: 'hat' }) }, 'nearly-full'), true),
  ann('adds one item more', update({ 'items.hat': aPackingItem({ id: 'hat' }) }, 'full'), false),
  ann('ticks in a full list', update({ 'items.item-7.packed': true }, 'full'), true),

  ben('moves the list to other dates', update(DATES), true),
  eve('moves the list to other dates', update(DATES), false),
  ...[21, 22, LIMITS.packingItems].flatMap((count) => [
    ann(`moves the list to dates that change ${count} items`, update({ ...DATES, items: manyItems(count) }), true),
    ben(
      `moves the list to dates that change ${count} items`,
      update({ ...DATES, items: manyItems(count) }),
      count < 22,
    ),
  ]),
  ann('changes as many items without other dates', update({ items: manyItems(22) }), false),
  ann('moves the list to no dates', update({ ...DATES, endDate: '2027-02-30', items: manyItems(22) }), false),
  ann(
    'moves the list to dates with more items than fit',
    update({ ...DATES, items: manyItems(LIMITS.packingItems + 1) }),
    false,
  ),
  ann(
    'moves the list to dates with an item of a longer id',
    update({ ...DATES, items: { ['x'.repeat(129)]: aPackingItem() } }),
    false,
  ),
  eve('moves the list to dates that change 22 items', update({ ...DATES, items: manyItems(22) }), false),
  ben('moves its start alone', update({ startDate: '2027-02-27' }), true),
  ben('moves its end alone', update({ endDate: '2027-03-29' }), true),
  ben('moves the list at the time of the server', update({ ...DATES, updatedAt: serverTimestamp() }), true),
  ben('moves the list at another time', update({ ...DATES, updatedAt: new Date(0) }), false),
  ...Object.entries<unknown>({
    title: 'Ours',
    userId: 'ben',
    memberIds: ['ann', 'ben', 'eve'],
    destination: 'Oslo',
    tripId: 'trip-2',
    packers: {},
    edits: {},
    note: 'x',
  }).map(([field, value]) =>
    ben(`moves the list to other dates and changes ${field}`, update({ ...DATES, [field]: value }), false),
  ),
  ben('moves the list to begin on a day that is none', update({ ...DATES, startDate: '2027-04-31' }), false),
  ben('moves the list to end on a day that is none', update({ ...DATES, endDate: '2027-06-31' }), false),
  ben('moves the list to one day', update({ startDate: '2027-05-01', endDate: '2027-05-01' }), true),
  ben('moves its end before its start', update({ endDate: '2027-02-28' }), false),
  ben('moves the list to an instant', update({ endDate: '2027-05-09T00:00:00Z' }), false),
  ben('takes a date away', update({ endDate: deleteField() }), false),
  ben('changes what the guide went by', update({ basis: BASIS }), false),
  ann('makes a template of a list that others share', update({ isTemplate: true }), false),
  ben('changes the destination', update({ destination: 'Oslo' }), false),
  ben('moves the list to another trip', update({ tripId: 'trip-2' }), false),
  ben('renames the list', update({ title: 'For the beach' }), true),
  eve('renames the list', update({ title: 'For the beach' }), false),
  ben('gives the longest title', update({ title: 'x'.repeat(LIMITS.title) }), true),
  ben('leaves a title as it is that is too long', update({ 'items.passport.packed': true }, 'of-old'), true),
  ben('gives a longer title', update({ title: 'x'.repeat(LIMITS.title + 1) }), false),
  ben('gives a blank title', update({ title: '' }), false),
  ben('takes the list', update({ title: 'Mine', userId: 'ben' }), false),
  ann('gives the list away', update({ userId: 'ben' }), false),
  ann('lets somebody in', update({ memberIds: ['ann', 'ben', 'eve'] }), false),
  ben('leaves the list', update({ memberIds: ['ann'] }), false),
  ann('dates the list back', update({ createdAt: new Date(0) }), false),
  ben('adds a field', update({ 'items.passport.packed': true, note: 'x' }), false),

  ben('says who edits', update(EDITED), true),
  ben('says who edits as the last that fits', update(EDITED, 'nearly-edited'), true),
  ben('says who edits one item more', update(EDITED, 'edited'), false),
  ben('says that another edits', update({ ...EDITED, 'edits.passport': { ...EDIT, by: 'ann' } }), false),
  ben(
    'says that one edits who has edited',
    update({ ...EDITED, 'edits.passport': { ...EDIT, by: 'cat' } }, 'left'),
    false,
  ),
  ben('says who edits where another has edited', update({ ...EDITED, 'edits.shoes': deleteField() }, 'left'), false),
  ben('says who edits after one who has left', update(EDITED, 'left'), true),
  ben('says that another value was edited', update({ ...EDITED, 'edits.passport': { ...EDIT, name: 'Pass' } }), false),
  ben('says more of an edit', update({ ...EDITED, 'edits.passport': { ...EDIT, note: 'x' } }), false),
  ben(
    'puts who edits under another id',
    update({ 'items.passport.name': 'Passports', 'edits.hat': EDIT, updatedAt: serverTimestamp() }),
    false,
  ),
  ben('says who edits under another id', update({ ...EDITED, 'edits.hat': EDIT }), false),
  ben(
    'says who edits what was removed',
    update({ 'items.gone.name': 'Hat', 'edits.gone': { ...EDIT, id: 'gone', name: 'Hat' } }),
    true,
  ),
  ben(
    'says more of what was removed',
    update({ 'items.gone.name': 'Hat', 'edits.gone': { ...EDIT, id: 'gone', name: 'Cap' } }),
    false,
  ),
  eve('says who edits', update({ ...EDITED, 'edits.passport': { ...EDIT, by: 'eve' } }), false),

  ben('says who packs an item', update({ 'packers.passport': 'ann', updatedAt: serverTimestamp() }), true),
  ben('says who packs an item at no other time', update({ 'packers.passport': 'ann' }), true),
  ben('says who packs an item at another time', update({ 'packers.passport': 'ann', updatedAt: new Date(0) }), false),
  ben('says who packs an item and adds a field', update({ 'packers.passport': 'ann', note: 'x' }), false),
  {
    who: 'a session of a member that was ended',
    does: 'says who packs an item',
    as: { uid: 'ben', signedInSecond: 5, ended: [5] },
    act: update({ 'packers.passport': 'ann' }),
    may: false,
  },
  {
    who: 'another session of the member',
    does: 'says who packs an item',
    as: { uid: 'ben', signedInSecond: 6, ended: [5] },
    act: update({ 'packers.passport': 'ann' }),
    may: true,
  },
  eve('says who packs an item', update({ 'packers.passport': 'ann' }), false),
  ben('has a stranger pack an item', update({ 'packers.passport': 'eve' }), false),
  ben('has a number pack an item', update({ 'packers.passport': 5 }), false),
  ben('has a member pack an item in a list that somebody has left', update({ 'packers.hat': 'ben' }, 'left'), true),
  ben('says that anybody packs an item', update({ 'packers.shoes': deleteField() }, 'left'), true),
  ...BAD_IDS.map((id) =>
    ben(
      `has an item packed that is called ${told(id)}`,
      (db) => updateDoc(list(db), new FieldPath('packers', id), 'ann'),
      false,
    ),
  ),
  ...BAD_IDS.map((id) =>
    ben(
      `adds an item under ${told(id)}`,
      (db) => updateDoc(list(db), new FieldPath('items', id), aPackingItem()),
      false,
    ),
  ),
  ben('adds an item under a new id', (db) => updateDoc(list(db), new FieldPath('items', 'new'), aPackingItem()), true),
  ben('has an item of a longer id packed', update({ [`packers.${'x'.repeat(129)}`]: 'ann' }), false),
  ben('has an item of the longest id packed', update({ [`packers.${'x'.repeat(128)}`]: 'ann' }), true),
  ben('says it with a text', update({ packers: 'ann' }), false),
  ann(
    'has more items packed than a list holds',
    update({ packers: Object.fromEntries(Object.keys(manyItems(LIMITS.packingItems + 1)).map((id) => [id, 'ann'])) }),
    false,
  ),
  ann(
    'has as many items packed as a list holds',
    update({ packers: Object.fromEntries(Object.keys(manyItems(LIMITS.packingItems)).map((id) => [id, 'ann'])) }),
    true,
  ),
  ann('creates a list in which a stranger packs', create({ packers: { passport: 'eve' } }), false),

  ann('deletes', (db) => deleteDoc(list(db)), true),
  ben('deletes', (db) => deleteDoc(list(db)), false),
  eve('deletes', (db) => deleteDoc(list(db)), false),
])
