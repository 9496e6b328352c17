import { formatExactCents } from '@waymark/domain/prices'
import type { Expense } from '@waymark/contract/trips/expense'
import { balancesOf, type Transfer, transfersOf } from '@waymark/domain/expenses'
import type { Member } from '../../../shared/trips/members.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { debtWords, personName } from '../model/expense-words.ts'

interface SettleUpProps {
  expenses: readonly Expense[]
  members: readonly Member[]
  mayEdit: boolean
  onSettle: (transfer: Transfer, currency: string) => void
}

/** The payments that settle all balances, by currency. */
export function SettleUp({ expenses, members, mayEdit, onSettle }: SettleUpProps) {
  const currencies = [...new Set(expenses.map(({ currency }) => currency))].toSorted()
  const self = members.find(({ isOneself }) => isOneself)?.uid
  const isOwn = ({ from, to }: Transfer): boolean => from === self || to === self
  const open = currencies
    .flatMap((currency) =>
      transfersOf(balancesOf(expenses.filter((expense) => expense.currency === currency))).map(
        (transfer) => ({ ...transfer, currency }) as const,
      ),
    )
    // One's own come first.
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
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
              // Beside each other where there is room: on phones a name takes the line.
              <li
                key={`${from} ${to} ${currency}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-line py-2 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
              >
                <bdi className={classNames('[overflow-wrap:anywhere]', isOwn(transfer) && 'font-semibold')}>
                  {debtWords(transfer, members)}
                </bdi>
                <span className="text-right font-semibold tabular-nums">{formatExactCents(cents, currency)}</span>
                {mayEdit && (
                  <Button
                    variant="ghost"
                    className="-my-1.5 -mr-2.5 justify-self-end !px-2.5 !text-accent-ink max-sm:col-start-2 print:hidden"
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
