import type { Booking } from '@waymark/contract/bookings/booking'
import { LIMITS } from '@waymark/contract/limits'
import { DEFAULT_CURRENCY } from '@waymark/contract/money'
import type { Expense } from '@waymark/contract/trips/expense'
import type { Trip } from '@waymark/contract/trips/trip'
import { formatCents } from '@waymark/domain/prices'
import { activeExpenses, type Transfer } from '@waymark/domain/expenses'
import { datesOfDays } from '@waymark/domain/itinerary'
import { FileSpreadsheet, Plus } from 'lucide-react'
import { nanoid } from 'nanoid'
import { useId, useRef, useState } from 'react'
import { useOwnCurrency } from '../../../shared/cards/about-price.tsx'
import { saveFile } from '../../../shared/files/save-file.ts'
import { useSession } from '../../../shared/session/session.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { PlanEstimate } from '../../../shared/trips/trip-costs.tsx'
import { membersOf } from '../../../shared/trips/members.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { addExpense, editExpense, removeExpense } from '../data/write-expense.ts'
import { CATEGORY_OF_BOOKING } from '../model/booked-amounts.ts'
import { costOverview, costsAsPlanned, costsTogether, type CurrencyCosts } from '../model/cost-overview.ts'
import { expenseWords } from '../model/expense-words.ts'
import { dayNow, type ExpenseFields, type ExpenseForm, fieldsOf } from '../model/expense-fields.ts'
import { expensesCsv } from '../model/expenses-csv.ts'
import { BookedCosts } from './booked-costs.tsx'
import { CostTable } from './cost-table.tsx'
import { ExpenseDialog } from './expense-dialog.tsx'
import { ExpenseList } from './expense-list.tsx'
import { SettleUp } from './settle-up.tsx'

/** As many as fit on a line of a phone. */
const MOST_CURRENCIES = 4

const newId = (): string => nanoid().replaceAll('_', '-')

/** 'About $438 spent by all, your part $146'. */
function spentWords({ currency, total }: CurrencyCosts, isShared: boolean): string {
  const about = (cents: number): string => formatCents(Math.round(cents / 100) * 100, currency)
  const all = `About ${about(total.spentCents)} spent`
  return isShared ? `${all} by all, your part ${about(total.ownCents)}` : all
}

interface TripExpensesProps {
  trip: Trip
  /** The member's own bookings of the trip. */
  bookings: readonly Booking[]
}

/** A trip's costs: planned, spent, and balances. */
export function TripExpenses({ trip, bookings }: TripExpensesProps) {
  const { uid } = useSession()
  const titleId = useId()
  const [opened, setOpened] = useState<{ readonly expense: Expense | undefined; readonly fields: ExpenseFields }>()
  const settled = useRef({ expenses: trip.expenses, keys: new Set<string>() })
  const members = membersOf(trip, uid)
  const mayEdit = trip.roles[uid] === 'owner' || trip.roles[uid] === 'editor'
  const expenses = activeExpenses(trip)
  const overview = costOverview(trip, uid, bookings)
  const own = useOwnCurrency()
  const together = own && costsTogether(trip, uid, own, bookings)
  const estimate = costsAsPlanned(trip, bookings, own)
  const isShared = members.length > 1

  const spent = together ?? (overview.length === 1 ? overview[0] : undefined)

  const columns = { isShared, hasSpent: expenses.length > 0 }
  const exact = overview.map((costs) => <CostTable key={costs.currency} costs={costs} {...columns} />)

  /** What was paid with before, in this country, at home, and what the plan is in. */
  const currencies = [
    ...new Set(
      [
        ...expenses.map(({ currency }) => currency).toReversed(),
        own?.currencyIn(trip.place.countryCode),
        own?.currency,
        ...overview.map(({ currency }) => currency),
      ].filter((currency) => currency !== undefined),
    ),
  ].slice(0, MOST_CURRENCIES)

  const emptyFields = (): ExpenseFields => ({
    title: '',
    amount: '',
    currency: currencies[0] ?? 'USD',
    category: 'food',
    day: dayNow(trip, new Date()),
    paidBy: uid,
    sharedBy: members.map((member) => member.uid),
  })

  /** @returns whether there was room for it */
  function add(fields: Omit<Expense, 'id' | 'by' | 'removedBy'>, said: string): boolean {
    if (Object.keys(trip.expenses ?? {}).length >= LIMITS.expenses) {
      notify.error(`A trip has room for ${LIMITS.expenses} expenses`)
      return false
    }
    const expense = { ...fields, id: newId(), by: uid, removedBy: null }
    const isTyped = fields.category !== 'settlement'
    void addExpense(trip.id, expense, isTyped ? expenseWords(fields, trip, members) : undefined)
    notify.undoable(said, () => void removeExpense(trip.id, expense.id, uid))
    return true
  }

  function note({ title, type, totalPriceCents, currency = DEFAULT_CURRENCY, startDate }: Booking): void {
    const day = datesOfDays(trip).find(({ date }) => date === startDate)?.key ?? null
    const shared = { paidBy: uid, sharedBy: members.map((member) => member.uid) }
    const fields = { category: CATEGORY_OF_BOOKING[type], amountCents: totalPriceCents, currency, day, ...shared }
    add({ ...fields, title: title.slice(0, LIMITS.shortText) }, `${title} added`)
  }

  function save(form: ExpenseForm): boolean {
    if (opened?.expense !== undefined)
      editExpense(trip.id, opened.expense, form, uid, expenseWords(form, trip, members))
    else if (!add(form, `${form.title} added`)) return false
    setOpened(undefined)
    return true
  }

  function settle({ from, to, cents }: Transfer, currency: string): void {
    // The list updates a moment later; a second click until then must not add a second payment.
    if (settled.current.expenses !== trip.expenses) settled.current = { expenses: trip.expenses, keys: new Set() }
    const key = [from, to, currency].join(' ')
    if (settled.current.keys.has(key)) return
    settled.current.keys.add(key)
    const between = { paidBy: from, sharedBy: [to], amountCents: cents, currency }
    add({ ...between, title: 'Settled up', category: 'settlement', day: null }, 'Marked as paid')
  }

  function remove(expense: Expense): void {
    void removeExpense(trip.id, expense.id, uid)
    notify.undoable(`${expense.title} removed`, () => void removeExpense(trip.id, expense.id, uid, null))
  }

  return (
    <section aria-labelledby={titleId} className="space-y-6 border-t border-line pt-6 pb-8">
      <div>
        <div className="flex items-center justify-between gap-3">
          <h2 id={titleId} tabIndex={-1} className="text-xl">
            Costs and expenses
          </h2>
          {mayEdit && (
            <Button
              variant="secondary"
              className="-my-1.5 print:hidden"
              onClick={() => setOpened({ expense: undefined, fields: emptyFields() })}
            >
              <Plus aria-hidden="true" />
              <span>
                Add<span className="max-sm:sr-only"> an expense</span>
              </span>
            </Button>
          )}
        </div>
        {spent !== undefined && expenses.length > 0 && <p className="mt-2.5">{spentWords(spent, isShared)}</p>}
      </div>
      {isShared && expenses.length > 0 && (
        <SettleUp expenses={expenses} members={members} mayEdit={mayEdit} onSettle={settle} />
      )}
      {together === undefined && exact}
      {together !== undefined && own !== undefined && (
        <div>
          <CostTable isAbout costs={together} {...columns} />
          <p className="mt-2 text-sm text-muted">At the rates of {formatDay(own.ratesDate)}.</p>
        </div>
      )}
      {estimate !== undefined && <PlanEstimate costs={estimate} budget={trip.budget} />}
      {together !== undefined && (
        <details className="not-open:print:hidden">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent-ink">
            {overview.length > 1 ? 'Each currency by itself, to the cent' : `In ${overview[0]?.currency}, to the cent`}
          </summary>
          <div className="mt-3 space-y-6">{exact}</div>
        </details>
      )}
      <BookedCosts bookings={bookings} expenses={expenses} mayEdit={mayEdit} onNote={note} />
      {expenses.length > 0 ? (
        <div>
          <h3 className="mb-1 text-base">What was paid</h3>
          <ExpenseList
            trip={trip}
            expenses={expenses}
            members={members}
            mayEdit={mayEdit}
            onEdit={(expense) => setOpened({ expense, fields: fieldsOf(expense, trip) })}
            onRemove={remove}
          />
        </div>
      ) : (
        <p className="text-muted print:hidden">Nothing has been paid yet.</p>
      )}
      {expenses.length > 0 && (
        <Button
          variant="ghost"
          className="-ml-2.5 !px-2.5 print:hidden"
          onClick={() => saveFile(`expenses-${trip.startDate}.csv`, 'text/csv', expensesCsv(trip, members))}
        >
          <FileSpreadsheet aria-hidden="true" />
          Export (.csv)
        </Button>
      )}
      {opened !== undefined && (
        <ExpenseDialog
          trip={trip}
          members={members}
          expense={opened.expense}
          defaultValues={opened.fields}
          currencies={currencies}
          onSave={save}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}
