import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { storeTripOfStops } from './stored-documents.ts'

const calendar = (...events: readonly (readonly [title: string, start: string])[]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap(([title, start]) => ['BEGIN:VEVENT', `SUMMARY:${title}`, `DTSTART:${start}`, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

test.use({ viewport: { width: 360, height: 740 } })

test('a calendar file and a pasted confirmation become stops, once they have been looked at', async ({
  traveller,
  account,
}) => {
  const id = await storeTripOfStops(account.uid, { startDate: soon(30), endDate: soon(31) })
  const titles = async () =>
    Object.values((await adminFirestore.doc(`trips/${id}`).get()).get('stops') as Record<string, { title: string }>)
      .map(({ title }) => title)
      .filter((title) => /Fado|Later|Miradouro/.test(title))
      .toSorted()
  await traveller.goto(`/trips/${id}`)
  const open = async () => {
    await traveller.getByRole('button', { name: 'More for this trip' }).click()
    await traveller.getByRole('menuitem', { name: 'Bring in bookings' }).click()
  }
  await open()
  const dialog = traveller.getByRole('dialog')
  const file = (name: string, text: string) => ({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) })
  await dialog.getByLabel('Calendar file').setInputFiles(file('nothing.ics', 'nothing'))
  await expect(dialog).toContainText('No event was found in this file.')
  const day = soon(30).replaceAll('-', '')
  await dialog
    .getByLabel('Calendar file')
    .setInputFiles(file('trip.ics', calendar(['Fado', `${day}T213000`], ['Later', '20400101T100000'])))
  await expect(dialog).toContainText(/Fado.*Day 1.*21:30/)
  await expect(dialog).toContainText(/Later.*Idea/)
  await expectAccessible(traveller)
  await expectReflow(traveller)
  expect(await titles()).toEqual([])
  await dialog.getByRole('checkbox', { name: 'Later' }).uncheck()
  await dialog.getByRole('button', { name: 'Add 1 stop' }).click()
  await expect(traveller.getByRole('region', { name: /^Day 1/ })).toContainText('Fado')
  await expect.poll(titles).toEqual(['Fado'])

  await open()
  const daily = calendar(['Morning swim', `${day}T080000`]).replace(
    'END:VEVENT',
    'RRULE:FREQ=DAILY;COUNT=9\r\nEND:VEVENT',
  )
  await dialog.getByLabel('Calendar file').setInputFiles(file('repeats.ics', daily))
  const swims = dialog.getByRole('checkbox', { name: 'Morning swim' })
  await expect(swims).toHaveCount(2)
  await expect(dialog).toContainText(/Morning swim.*Day 1.*08:00.*Morning swim.*Day 2.*08:00/)
  await swims.first().uncheck()
  await dialog.getByRole('button', { name: 'Add 1 stop' }).click()
  await expect(traveller.getByRole('region', { name: /^Day 2/ })).toContainText('Morning swim')
  await expect(traveller.getByRole('region', { name: /^Day 1/ })).not.toContainText('Morning swim')

  await open()
  await dialog
    .getByLabel('Or paste the text of a confirmation')
    .fill(
      `Hotel Miradouro\nBooking: X7K2PQ\nTotal: 240,00 EUR\nCheck-in: ${soon(30)} from 15:00\nCheck-out: ${soon(31)} until 11:00\n${'Fine print. '.repeat(40)}`,
    )
  await dialog.getByRole('button', { name: 'Read the text' }).click()
  await expect(dialog).toContainText('In its note: X7K2PQ · 240,00 EUR')
  await dialog.getByRole('button', { name: 'Add 2 stops' }).click()
  await expect.poll(titles).toEqual(['Fado', 'Hotel Miradouro: Check-in', 'Hotel Miradouro: Check-out'])
  await expect(traveller.getByRole('region', { name: /^Day 2/ })).toContainText('Code: X7K2PQ')
  // All that was pasted is the note of the first: its first lines, and the rest by a press.
  const note = traveller.getByRole('button', { name: /of the note of Hotel Miradouro: Check-in$/ })
  await expect(note).toHaveText('More')
  await note.click()
  await expect(note).toHaveText('Less')
  await expect(note).toHaveAttribute('aria-expanded', 'true')
})
