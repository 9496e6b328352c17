import { OFFLINE } from './error-watch.ts'
import { readFileSync } from 'node:fs'
import { anExpense, aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import type { Expense } from '@waymark/contract/trips/expense'
import { adminFirestore } from '../api/support/stack.ts'
import { soon } from '../api/support/trips.ts'
import { expectAccessible, expectReflow } from './accessibility.ts'
import { newAccount } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toast.ts'
import { storeBooking, storeTripOfStops } from './stored-documents.ts'

const storedExpenses = async (id: string): Promise<Expense[]> =>
  Object.values(((await adminFirestore.doc(`trips/${id}`).get()).get('expenses') ?? {}) as Record<string, Expense>)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('what was paid is noted without a network, shared, settled and taken along', async ({
    traveller,
    account,
    context,
    errors,
  }) => {
    // The map of the page is kept for later while it is idle, which may be after the network has gone.
    errors.allow(OFFLINE)
    errors.allow(/keeping the map/)
    const gus = await newAccount()
    const id = await storeTripOfStops(account.uid, {
      startDate: soon(30),
      endDate: soon(31),
      memberIds: [account.uid, gus.uid],
      roles: { [account.uid]: 'owner', [gus.uid]: 'editor' },
      memberNames: { [account.uid]: 'Tess Tester', [gus.uid]: 'Gus Guest' },
      expenses: {
        taxi: anExpense({
          id: 'taxi',
          title: 'Taxi',
          category: 'transport',
          amountCents: 2_000,
          paidBy: gus.uid,
          sharedBy: [gus.uid, account.uid],
          by: gus.uid,
        }),
      },
    })
    await traveller.goto(`/trips/${id}`)
    const expenses = traveller.getByRole('region', { name: 'Expenses' })
    // Its code comes late, the page ends soon below, and still the navigation knows where one is.
    const link = traveller.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Costs' })
    await link.tap()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(expenses).toContainText('Gus Guest paid, for Gus Guest and you')
    await expect(expenses.getByRole('heading', { level: 3 })).toHaveText([
      'Who owes whom',
      'Planned and spent, in USD, about',
      'What was paid',
    ])
    await expect(expenses).toContainText('You owe Gus Guest')
    // €20, and the plan of nights, meals and $30, without the cents of a rate that nobody was given.
    await expect(expenses.getByRole('row', { name: /^Total/ })).toContainText(/^Total5312\d1\d$/)
    const exact = expenses.getByRole('group')
    await exact.getByText('Each currency by itself, to the cent').tap()
    await expect(exact.getByRole('heading', { level: 3 })).toHaveText([
      'Planned and spent, in USD',
      'Planned and spent, in EUR',
    ])
    await expect(exact.getByRole('row', { name: /^Activities/ })).toContainText('30.00')
    await expect(expenses).toContainText(/At the rates of [A-Z][a-z]{2} \d{1,2}, \d{4}/)

    await context.setOffline(true)
    await expenses.getByRole('button', { name: 'Add an expense' }).tap()
    const dialog = traveller.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add' }).tap()
    await expect(dialog).toContainText('An amount such as 12.50')
    await dialog.getByLabel(/^What for/).fill('=Dinner')
    await dialog.getByLabel(/^Amount/).fill('50,20')
    await expectAccessible(traveller)
    await dialog.getByRole('button', { name: 'Add' }).tap()
    await expect(expenses).toContainText('You paid, for')
    await expect(exact.getByRole('row', { name: /^Food/ }).last()).toContainText('50.20')
    await expect(expenses.getByRole('listitem').filter({ hasText: 'Mark as paid' })).toContainText('€15.10')
    await expect(traveller.getByText('You are offline · 1 change waits to be sent')).toBeVisible()
    await context.setOffline(false)
    await expect
      .poll(async () => (await storedExpenses(id)).map(({ title }) => title).toSorted())
      .toEqual(['=Dinner', 'Taxi'])
    await expectAccessible(traveller)
    await expectReflow(traveller)

    await expenses
      .getByRole('button', { name: /^By day/ })
      .first()
      .tap()
    await expect(expenses.getByRole('row', { name: /^Day 1/ }).first()).toBeVisible()
    const download = traveller.waitForEvent('download')
    await expenses.getByRole('button', { name: 'Export (.csv)' }).tap()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(",'=Dinner,Food,50.20,EUR,You,")

    await expenses.getByRole('button', { name: /^Mark as paid/ }).dblclick()
    await toast(traveller, 'Marked as paid').hover()
    await expect(expenses).toContainText('Everybody is even.')
    await expect
      .poll(async () => (await storedExpenses(id)).filter(({ category }) => category === 'settlement'))
      .toMatchObject([{ amountCents: 1_510, paidBy: gus.uid, sharedBy: [account.uid] }])
    await toast(traveller, 'Marked as paid').getByRole('button', { name: 'Undo' }).tap()
    await expect(expenses).not.toContainText('Everybody is even.')

    await expenses.getByRole('button', { name: 'More for Taxi' }).tap()
    await traveller.getByRole('menuitem', { name: 'Edit' }).tap()
    await dialog.getByLabel('Gus Guest').uncheck()
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect
      .poll(async () => (await storedExpenses(id)).find((expense) => expense.id === 'taxi'))
      .toMatchObject({ sharedBy: [account.uid], amountCents: 2_000, by: account.uid })
    await expenses.getByRole('button', { name: 'More for Taxi' }).tap()
    await traveller.getByRole('menuitem', { name: 'Remove' }).tap()
    await expect(expenses.getByRole('button', { name: 'More for Taxi' })).toHaveCount(0)
    await expect
      .poll(async () => (await storedExpenses(id)).find((expense) => expense.id === 'taxi'))
      .toMatchObject({ removedBy: account.uid })
  })
})

test('a viewer sees what was paid and changes nothing', async ({ traveller, account }) => {
  const id = await storeTripOfStops('somebody-else', {
    startDate: soon(30),
    endDate: soon(31),
    memberIds: ['somebody-else', account.uid],
    roles: { 'somebody-else': 'owner', [account.uid]: 'viewer' },
    expenses: { taxi: anExpense({ id: 'taxi', title: 'Taxi', paidBy: 'somebody-else', sharedBy: [account.uid] }) },
  })
  await traveller.goto(`/trips/${id}`)
  const expenses = traveller.getByRole('region', { name: 'Expenses' })
  await expect(expenses).toContainText('The owner paid, for you')
  await expect(expenses.getByRole('button')).toHaveText([/^By day/, 'Export (.csv)'])
})

test('what is planned is for all of a family, and a new expense is of today', async ({ traveller, account }) => {
  const id = await storeTripOfStops(account.uid, {
    startDate: soon(-1),
    endDate: soon(1),
    adults: 1,
    childAges: [4],
    stops: { castle: aStop({ id: 'castle', costCents: 1_500 }) },
    place: { ...aTripOfStops().place, timeZone: 'UTC' },
  })
  const stay = { title: 'Casa do Miradouro', totalPriceCents: 47_200, startDate: soon(0), endDate: soon(1) }
  await storeBooking(account.uid, stay)
  await traveller.goto(`/trips/${id}`)
  const expenses = traveller.getByRole('region', { name: 'Expenses' })
  await expect(expenses.getByRole('columnheader')).toHaveText(['Category', 'Planned'])
  // A ticket and, for the child, half of one.
  await expect(expenses.getByRole('row', { name: /^Activities/ })).toContainText('22.50')
  // Of two nights for $360 one is booked.
  await expect(expenses.getByRole('row', { name: /^Stays/ })).toContainText('652.00')
  await expenses.getByRole('button', { name: 'Add an expense' }).press('Enter')
  const dialog = traveller.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: /^Day/ })).toContainText('Day 2')
  await dialog.getByLabel(/^What for/).fill('Ice cream')
  await dialog.getByLabel(/^Amount/).fill('4.50')
  await dialog.getByRole('button', { name: 'Add' }).press('Enter')
  await expect.poll(() => storedExpenses(id)).toMatchObject([{ title: 'Ice cream', day: 2 }])

  // What is booked becomes an expense by a press, once.
  await expenses.getByRole('button', { name: /^Note as paid / }).press('Enter')
  await expect(expenses.getByRole('heading', { name: /^Booked/ })).toHaveCount(0)
  await expect
    .poll(() => storedExpenses(id))
    .toContainEqual(expect.objectContaining({ title: stay.title, amountCents: 47_200, category: 'stay', day: 2 }))
})

test('expenses whose code cannot be loaded leave the rest of the trip, and come when they are tried again', async ({
  traveller,
  account,
  errors,
}) => {
  errors.allow(/net::ERR_FAILED/)
  const id = await storeTripOfStops(account.uid, { title: 'Without its costs' })
  await traveller.route('**/assets/trip-expenses-*.js', (route) => route.abort())
  await traveller.goto(`/trips/${id}`)
  await expect(traveller.getByText('This part could not be loaded.')).toBeVisible()
  await expect(traveller.getByRole('heading', { name: 'Without its costs' })).toBeVisible()
  await expect(traveller.getByRole('region', { name: /^Day 1/ })).toBeVisible()
  await expectAccessible(traveller)
  await traveller.unroute('**/assets/trip-expenses-*.js')
  await traveller.getByRole('button', { name: 'Try again' }).click()
  await expect(traveller.getByRole('region', { name: 'Expenses' })).toBeVisible()
})
