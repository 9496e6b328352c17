import { randomUUID } from 'node:crypto'
import { documentOf, seatsTaken, storedActivity, storedCharter, storedStay } from '../../api/support/marketplace.ts'
import { soon } from '../../api/support/trips.ts'
import { newAccount, type Device } from '../device.ts'
import { expect, test } from '../story.ts'

const DIALOG = { role: 'dialog' } as const

async function chooseDay(person: Device, day: string): Promise<void> {
  const button = { css: `[data-day="${day}"]`, within: DIALOG } as const
  const isThere = `document.querySelector('[role=dialog] [data-day="${day}"]') !== null`
  await person.sees({ css: '[data-day]', within: DIALOG })
  while ((await person.window.evaluate(isThere)) !== true) {
    await person.click({ role: 'button', name: 'Next month', within: DIALOG })
  }
  await person.click(button)
}

test('a stay is booked, and confirmed with its code', async ({ device }) => {
  const id = await storedStay({ title: 'Casa do Miradouro' })
  const person = await device()
  await person.signIn(await newAccount(), `/accommodations/${id}`)
  await person.click({ role: 'button', name: 'Book Now' })
  await chooseDay(person, soon(10))
  await chooseDay(person, soon(12))
  await person.sees({ text: /Total\s*\$241/, within: DIALOG })
  await person.click({ role: 'button', name: 'Confirm', within: DIALOG })
  await person.sees({ text: /Confirmation code/ })
  const nights = await documentOf('accommodations', id).collection('nights').get()
  expect(nights.docs.map((night) => night.id)).toEqual([soon(10), soon(11)])
  await person.open('/dashboard')
  await person.sees({ role: 'region', name: 'Your Bookings', text: /Casa do Miradouro/ })
})

test('a charter trip is booked, and its seats go', async ({ device }) => {
  const title = `Fjords ${randomUUID()}`
  const id = await storedCharter({ title })
  const person = await device()
  await person.signIn(await newAccount(), `/charter/${id}`)
  await person.click({ role: 'button', name: 'Book Now' })
  await person.fill('Full name', 'Ann Miller', DIALOG)
  await person.fill('Email', 'ann@example.com', DIALOG)
  await person.fill('Phone number', '+1 555 0100', DIALOG)
  await person.fill('Number of participants', '2', DIALOG)
  await person.sees({ text: /Total\s*\$2,560\.00/, within: DIALOG })
  await person.click({ role: 'button', name: 'Confirm Booking', within: DIALOG })
  await person.sees({ text: /^CT-\d+$/, within: DIALOG })
  await person.click({ role: 'button', name: 'Done', within: DIALOG })
  await person.seesNo(DIALOG)
  expect(await seatsTaken(id)).toBe(2)
  await person.open('/dashboard')
  await person.sees({ role: 'region', name: 'Your Bookings', text: new RegExp(title) })
})

test('an administrator approves what somebody has submitted, who sees it live', async ({ device }) => {
  const title = `Bridge walk ${randomUUID()}`
  const submitter = await newAccount()
  const id = await storedActivity({ title, status: 'pending', submittedBy: submitter.uid, rating: null })
  const [theirs, admin] = [await device(), await device()]
  await theirs.signIn(submitter, '/activities')
  const own = { role: 'region', name: 'Your Submitted Activities' } as const
  await theirs.sees({ text: 'Pending', within: own })
  await admin.signIn(await newAccount({ admin: true }), '/admin')
  await admin.click({ role: 'button', name: `Approve ${title}` })
  await admin.sees({ text: 'Activity approved' })
  await theirs.sees({ text: 'Approved', within: own })
  expect((await documentOf('activities', id).get()).get('status')).toBe('approved')
})
