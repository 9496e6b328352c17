import { expect, it } from 'vitest'
import { CONFIRMATIONS_OF_STAYS } from '../fixtures/confirmations-of-stays.ts'
import { CONFIRMATIONS_OF_NOVEMBER } from '../fixtures/confirmations-of-november.ts'
import { CONFIRMATIONS_OF_WAYS } from '../fixtures/confirmations-of-ways.ts'
import { codeIn, readConfirmation } from './read-confirmation.ts'

const TRIP = { startDate: '2027-03-01', endDate: '2027-03-04' }
const read = (text: string) => readConfirmation(text, TRIP)

it.each([...CONFIRMATIONS_OF_WAYS, ...CONFIRMATIONS_OF_STAYS, ...CONFIRMATIONS_OF_NOVEMBER])(
  'reads that of $from',
  ({ text, code, price, address, stops }) => {
    const dates = stops.map(([, , date]) => date)
    const found = readConfirmation(text, { startDate: dates[0] ?? '', endDate: dates.at(-1) ?? '' })
    expect(found.map(({ kind, title, date, startsAt }) => [kind, title, date, startsAt])).toEqual(stops)
    expect(codeIn(text)).toBe(code)
    expect(found.map((one) => [one.code, one.price])).toEqual(
      stops.map((_stop, at) => [code, at === 0 ? price : undefined]),
    )
    if (price !== undefined) expect(found[0]?.note).toContain(`Price: ${price}`)
    expect(found.map(({ about }) => about)).toEqual(stops.map(() => address ?? ''))
    // The text is kept once, the code on each entry.
    expect(found[0]?.note).toContain(text.split('\n').at(-1))
    for (const { note } of found) expect(note).toMatch(`Code: ${code}`)
  },
)

it('reads a way with a change', () => {
  const text = `Buchungscode: X7K2PQ
Mo., 1. März 2027
LH 1176 Porto (OPO) – Frankfurt (FRA)
Abflug 10:35 Uhr
Ankunft 14:25 Uhr
LH 46 Frankfurt (FRA) – Berlin (BER)
Abflug 16:05 Uhr
Ankunft 17:10 Uhr`
  expect(read(text)).toMatchObject([
    { title: 'LH 1176 Porto (OPO) – Frankfurt (FRA)', startsAt: '10:35' },
    { title: 'LH 46 Frankfurt (FRA) – Berlin (BER)', startsAt: '16:05' },
  ])
})

it('reads both of a day, and a date only once that is told twice', () => {
  const text =
    'We expect you on 1 March\nFado\n1 March 2027, 10:00\nFado again\n1 March 2027, 20:00\nSee you on 1 March'
  expect(read(text).map(({ startsAt }) => startsAt)).toEqual(['10:00', '20:00'])
})

it('reads a flight', () => {
  const text = 'Subject: Your flight TP 533 to Lisbon\n\nBooking reference: X7K2PQ\nDeparture: 1 March 2027, 07:25\n'
  expect(read(text)).toEqual([
    {
      title: 'Your flight TP 533 to Lisbon',
      kind: 'travel',
      date: '2027-03-01',
      startsAt: '07:25',
      minutes: null,
      about: '',
      note: 'Code: X7K2PQ\nYour flight TP 533 to Lisbon\nBooking reference: X7K2PQ\nDeparture: 1 March 2027, 07:25',
      code: 'X7K2PQ',
      link: null,
    },
  ])
})

it('reads both ends of a stay', () => {
  const text = 'Hotel Miradouro\nCheck-in: March 1st, 2027 from 3:00 PM\nCheck-out: 2027-03-04 until 11:00\n'
  expect(read(text).map(({ title, kind, date, startsAt }) => [title, kind, date, startsAt])).toEqual([
    ['Hotel Miradouro: Check-in', 'sleep', '2027-03-01', '15:00'],
    ['Hotel Miradouro: Check-out', 'sleep', '2027-03-04', '11:00'],
  ])
})

it.each([
  ['Dinner for two on 03.04.2027 at 20:15', '2027-04-03', '20:15'],
  ['Table for two, 12:30 am, Mar 3, 2027', '2027-03-03', '00:30'],
  ['Table for two, Mar 3 at 8 pm', '2027-03-03', '20:00'],
  ['Table for two on 12 May at 20h30', undefined, '20:30'],
  ['Tour on 04/03/2027 for 12.50 EUR', '2027-03-04', null],
  ['Tour on 05/06/2027 at 9:05 a.m.', undefined, '09:05'],
  ['Tour on 31 February 2027', undefined, null],
  ['See you there', undefined, null],
])('reads %s', (text, date, startsAt) => {
  expect(read(text)).toMatchObject([{ date, startsAt }])
})

it('keeps the text of what it does not understand', () => {
  expect(read('  \n ')).toEqual([])
  expect(read('Fado\nAlfama')).toMatchObject([{ title: 'Fado', kind: 'booking', note: 'Fado\nAlfama' }])
})

it.each([
  ['Confirmation code: ABC123', 'ABC123'],
  ['Your booking number is 4711-0815', '4711-0815'],
  ['PNR QWERTY', 'QWERTY'],
  ['Booking: QWERTY', 'QWERTY'],
  ['Reservation STATUS: BOOKED', undefined],
  ['Reservation DETAILS GUESTS 2', undefined],
  ['Reservation STATUS X7K2PQ', 'X7K2PQ'],
  ['Reservation for tomorrow', undefined],
  ['no code here', undefined],
])('finds the code of %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

it.each([
  'Check-in\nTuesday, March 2, 2027',
  'Your door code is 48213, please do not share it',
  'Keybox 4471, left of the door',
  'WiFi password 12345, network Sol',
  'Türcode 48213, bitte nicht weitergeben',
  'La clave es 48213, junto a la puerta',
  'Le code est 48213, à gauche',
  'Paid with Visa ending in 4242, thank you',
  'Kreditkarte 4242, Ann Miller',
  'The house was built in 1998, enjoy it',
  'Billing address\nAnn Miller\nMain Street 12, Springfield, IL 62701',
  'Billing address: Main Street 12, Springfield, IL 62701',
  'Rechnungsadresse\nHauptstraße 5, 10115 Berlin',
  'Adresse de facturation : 5 rue Haute, 75001 Paris',
  'Dirección de facturación: Calle Alta 5, 28001 Madrid',
  'Anna Berger\nHauptstraße 5, 10115 Berlin',
  'Frau Anna Berger\nHauptstraße 5, 10115 Berlin',
  'Anna Berger, Hauptstraße 5, 10115 Berlin',
  'Your details\nannaberger@example.com\nHauptstraße 5, 10115 Berlin',
  'Travel B.V., Oosterdokskade 163, 1011 Amsterdam',
  'Main Street 12, Springfield, IL 62701\nRua Augusta 12, 1100-048 Lisboa',
])('says to nobody as an address: %s', (line) => {
  for (const { about } of read(`Hotel Lux\n${line}\nCheck-out 4 March 2027`)) expect(about).toBe('')
})

it.each([
  'Rechnungsadresse\nHauptstraße 5, 10115 Berlin\nIhr Hotel\nCheck-in\nRua Augusta 12, 1100-048 Lisboa',
  'Billing address: Main Street 12, Springfield, IL 62701\nAddress: Rua Augusta 12, 1100-048 Lisboa',
])('finds the address behind that of the payer: %s', (text) => {
  expect(read(`Hotel Lux\n${text}`)).toMatchObject([{ about: 'Rua Augusta 12, 1100-048 Lisboa' }])
})

it.each([
  '2–5 March 2027',
  'Your stay: 2 - 5 Mar 2027',
  'Tue 2 – Fri 5 March 2027',
  '02.-05.03.2027',
  '02.03. – 05.03.27',
  'vom 02. bis 05. März 2027',
  'Du 2 au 5 mars 2027',
  'Del 2 al 5 de marzo de 2027',
  'March 2-5, 2027',
  'March 2-5',
  'Mar 2 – 5, 2027',
  'Mar 2 – Mar 5, 2027',
  '2 March – 5 March 2027, free cancellation until 28 February 2027 23:59',
  'Check-in 02-Mar-2027\nCheck-out 05-Mar-2027',
  'Check-in 2027/03/02\nCheck-out 2027/03/05',
  'Check-in 02MAR27\nCheck-out 05MAR27',
  'Check-in 2 March 2027, free cancellation until 28 February 2027\nCheck-out 5 March 2027',
  '2–5 March 2027\nFree of charge until Sunday, February 28, 2027 23:59',
  '2–5 March 2027\nKostenlos bis 28. Februar',
  '2–5 March 2027\nKostenlose Stornierung bis 28. Februar',
])('reads the first and the last day of %s', (text) => {
  expect(read(`Hotel Lux\n${text}`).map(({ title, date, startsAt }) => [title, date, startsAt])).toEqual([
    ['Hotel Lux: Check-in', '2027-03-02', null],
    ['Hotel Lux: Check-out', '2027-03-05', null],
  ])
})

it.each([
  ['Hotel Lux, 28 Feb – 3 Mar 2027', ['2027-02-28', '2027-03-03']],
  ['Hotel Lux, Dec 30 – Jan 2, 2027', ['2026-12-30', '2027-01-02']],
  ['Hotel Lux, 28.02.-03.03.2027', ['2027-02-28', '2027-03-03']],
  ['Hotel Lux, room 12 - 5 March 2027', ['2027-03-05']],
  ['Flight TP 533, Terminal 1 - 4 March', ['2027-03-04']],
  ['Flug LH 1176, Gate 2 – 4. März 2027', ['2027-03-04']],
  ['ホテル 3月2日(火)～4日', ['2027-03-02', '2027-03-04']],
  ['Table on March 3 - 4 people', ['2027-03-03']],
  ['Table on March 3 - 4 pm', ['2027-03-03']],
  ['Check-in 2 March 2027, free cancellation until 28 February 2027', ['2027-03-02']],
])('reads the days of %s', (text, dates) => {
  expect(read(text).map(({ date }) => date)).toEqual(dates)
})

it.each([
  ['E-ticket number: 220-1234567890\nLH 1176, 1 March 2027, 10:35', '220-1234567890'],
  ['Electronic ticket receipt\nTicket No. 0742345678901\n1 March 2027', '0742345678901'],
  ['Billete electrónico\n075 1234567890\n1 marzo 2027', '075 1234567890'],
  ['航空券番号 205-1234567890\n2027年3月1日', '205-1234567890'],
  // The code by which the airline finds the booking comes first, wherever it stands.
  ['E-ticket: 220-1234567890\nBooking reference: X7K2PQ', 'X7K2PQ'],
  ['Call +49 220-1234567890 for your ticket', undefined],
  ['Ticket price 2201234567890123', undefined],
])('reads the number of an e-ticket: %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
