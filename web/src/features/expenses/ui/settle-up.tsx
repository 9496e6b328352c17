import { formatExactCents } from '@waymark/domain/prices'
import type { Expense } from '@waymark/contract/trips/expense'
import { balancesOf, type Transfer, transfersOf } from '@waymark/domain/expenses'
import { ArrowRight } from 'lucide-react'
import type { Member } from '../../../shared/trips/members.ts'
import { Button } from '../../../ui/button.tsx'
import { personName } from '../model/expense-words.ts'

interface SettleUpProps {
  expenses: readonly Expense[]
  members: readonly Member[]
  mayEdit: boolean
  onSettle: (transfer: Transfer, currency: string) => void
}

/** The payments that settle all balances, by currency. */
export function SettleUp({ expenses, members, mayEdit, onSettle }: SettleUpProps) {
  const currencies = [...new Set(expenses.map(({ currency }) => currency))].toSorted()
  const open = currencies.flatMap((currency) =>
    transfersOf(balancesOf(expenses.filter((expense) => expense.currency === currency))).map(
      (transfer) => ({ ...transfer, currency }) as const,
    ),
  )
  return (
    <div>
      <h3 className="text-base">Who owes whom</h3>
      {open.length === 0 ? (
        <p className="mt-1 text-muted">Everybody is even.</p>
      ) : (
        <ul className="mt-1 max-w-xl">
          {open.map((transfer) => {
            const { from, to, cents, currency } = transfer
            return (
              <li
                key={`${from} ${to} ${currency}`}
                className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 first:border-t-0"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
                  <bdi>{personName(members, from)}</bdi>
                  <ArrowRight aria-hidden="true" className="size-4 text-muted" />
                  <span className="sr-only"> to </span>
                  <bdi>{personName(members, to)}</bdi>
                </span>
                <span className="font-semibold tabular-nums">{formatExactCents(cents, currency)}</span>
                {mayEdit && (
                  <Button
                    variant="ghost"
                    className="-mr-2.5 !px-2.5 !text-accent-ink print:hidden"
                    onClick={() => onSettle(transfer, currency)}
                  >
                    Mark as paid
                    <span className="sr-only">
                      : {personName(members, from)} to {personName(members, to)}
                    </span>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
