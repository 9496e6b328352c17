import { formatExactCents } from '@waymark/domain/prices'
import type { Expense } from '@waymark/contract/trips/expense'
import { type Dated, dayNumber } from '@waymark/domain/itinerary'
import { Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import type { Member } from '../../../shared/trips/members.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { CATEGORY_NAMES, whoWords } from '../model/expense-words.ts'

interface ExpenseListProps {
  trip: Dated
  expenses: readonly Expense[]
  members: readonly Member[]
  mayEdit: boolean
  onEdit: (expense: Expense) => void
  onRemove: (expense: Expense) => void
}

/** Expenses by day. */
export function ExpenseList({ trip, expenses, members, mayEdit, onEdit, onRemove }: ExpenseListProps) {
  return (
    <ul className="max-w-2xl">
      {expenses.map((expense) => {
        const { id, title, category, amountCents, currency } = expense
        const day = dayNumber(trip, expense.day)
        const facts = [
          ...(day === null ? [] : [`Day ${day}`]),
          CATEGORY_NAMES[category],
          ...(members.length > 1 ? [whoWords(expense, members)] : []),
        ]
        const edit = { label: 'Edit', Icon: PencilLine, onChoose: () => onEdit(expense) }
        const remove = { label: 'Remove', Icon: Trash2, danger: true, onChoose: () => onRemove(expense) }
        return (
          <li key={id} className="flex items-start gap-3 border-t border-line py-2 first:border-t-0">
            <div className="min-w-0 flex-1 py-1">
              <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                {title}
              </p>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
            </div>
            <span className="py-1 font-semibold tabular-nums">{formatExactCents(amountCents, currency)}</span>
            {mayEdit && (
              <Menu
                trigger={
                  <Button variant="ghost" size="icon" aria-label={`More for ${title}`} className="-mr-2.5 print:hidden">
                    <Ellipsis aria-hidden="true" />
                  </Button>
                }
                // Settlements can only be removed, not edited.
                items={category === 'settlement' ? [remove] : [edit, remove]}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
