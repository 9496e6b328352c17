import type { PackingItem } from '@waymark/contract/packing/packing-list'
import { kilogramsOf } from '@waymark/planner/packing/luggage-weight'
import { useState } from 'react'
import { readLocal, writeLocal } from '../../../shared/pwa/local-storage.ts'
import { useClosedByBack } from '../../../ui/closed-by-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { groupItems } from '../model/item-groups.ts'

/** The airline's limit is stored once per device, for all lists. */
const LIMIT_KEY = 'waymark:luggage-limit'
const MOST_KG = 200

const limitIn = (text: string): number | undefined => {
  const limit = Number(text.replace(',', '.'))
  return text.trim() !== '' && limit > 0 && limit <= MOST_KG ? limit : undefined
}

const kilograms = (value: number): string => `${value.toFixed(1)} kg`

/** The list's weight compared with the airline's limit. */
export function LuggageDialog({ items, onClose }: { items: readonly PackingItem[]; onClose: () => void }) {
  useClosedByBack(onClose)
  const [text, setText] = useState(readLocal(LIMIT_KEY) ?? '')
  const limit = limitIn(text)
  const total = kilogramsOf(items)
  const groups = groupItems(items)
    .map((group) => ({ category: group.category, weight: kilogramsOf(group.items) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const isOver = limit !== undefined && total > limit

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Luggage weight"
      description="An estimate by usual weights, without the bag itself and without what you wear on the way."
    >
      <output className="mb-2 block text-lg font-semibold">
        About {kilograms(total)}
        {limit !== undefined && ` of ${kilograms(limit)}`}
      </output>
      {limit !== undefined && (
        <>
          <ProgressBar label="Luggage weight" value={Math.min(total, limit)} max={limit} />
          <p className={isOver ? 'mt-2 font-medium text-danger' : 'mt-2 text-muted'}>
            {isOver
              ? `${kilograms(total - limit)} too much. The heaviest categories stand first.`
              : `${kilograms(limit - total)} are left, for the bag as well.`}
          </p>
        </>
      )}
      <div className="my-5 max-w-60">
        <Field
          label="Your airline allows (kg)"
          optional
          error={text.trim() !== '' && limit === undefined ? `A weight up to ${MOST_KG} kg, such as 23` : undefined}
          hint="Often 7 to 10 in the cabin, 20 to 23 checked in."
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={({ target: { value } }) => {
                setText(value)
                writeLocal(LIMIT_KEY, limitIn(value) === undefined ? null : value)
              }}
            />
          )}
        </Field>
      </div>
      <ul aria-label="Weight by category" className="divide-y divide-line">
        {groups.map(({ category, weight }) => (
          <li key={category} className="flex justify-between gap-4 py-2">
            <bdi>{category}</bdi>
            <span className="tabular-nums">{kilograms(weight)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
