import { amountText } from '@waymark/domain/prices'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { CurrencyCosts } from '../model/cost-overview.ts'

interface CostTableProps {
  costs: CurrencyCosts
  /** Whether amounts are converted: shown in whole units, and said to be about. */
  isAbout?: boolean
  /** Whether the trip has several members, so that shares differ from totals. */
  isShared: boolean
  /** Whether anything was paid: before, there is only what is planned. */
  hasSpent: boolean
}

/** The currency is in the heading. */
const exact = (cents: number): string => (cents === 0 ? '–' : amountText(cents))
const about = (cents: number): string =>
  cents === 0 ? '–' : amountText(Math.round(cents / 100) * 100).replace(/\.00$/, '')

/** Planned and spent amounts in one currency, by category or by day. */
export function CostTable({ costs, isAbout = false, isShared, hasSpent }: CostTableProps) {
  const { currency, byCategory, byDay, total } = costs
  const [view, setView] = useState<'category' | 'day'>('category')
  const heading = `${hasSpent ? 'Planned and spent' : 'Planned'}, in ${currency}${isAbout ? ', about' : ''}`
  const words = isAbout ? about : exact
  const rows = view === 'category' ? byCategory : byDay
  const columns = [
    ['plannedCents', 'Planned'],
    ...(hasSpent ? ([['spentCents', isShared ? 'Spent by all' : 'Spent']] as const) : []),
    ...(hasSpent && isShared ? ([['ownCents', 'Your part']] as const) : []),
  ] as const
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base">{heading}</h3>
        <Button
          variant="ghost"
          className="-mr-2.5 !px-2.5 !text-accent-ink print:hidden"
          onClick={() => setView(view === 'category' ? 'day' : 'category')}
        >
          {view === 'category' ? 'By day' : 'By category'}
          <span className="sr-only">: {heading}</span>
        </Button>
      </div>
      <table className="w-full max-w-xl text-[0.9375rem] [overflow-wrap:anywhere]">
        <thead>
          <tr className="text-left align-bottom text-sm text-muted">
            <th scope="col" className="py-1.5 font-normal">
              {view === 'category' ? 'Category' : 'Day'}
            </th>
            {columns.map(([field, label]) => (
              <th key={field} scope="col" className="py-1.5 pl-3 text-right font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, total].map((row) => (
            <tr key={row.label} className="border-t border-line last:font-semibold">
              <th scope="row" className="py-1.5 text-left font-normal [:last-child>&]:font-semibold">
                {row.label}
              </th>
              {columns.map(([field]) => (
                <td key={field} className="py-1.5 pl-3 text-right whitespace-nowrap tabular-nums">
                  {words(row[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
