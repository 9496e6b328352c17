import { LIMITS } from '@waymark/contract/limits'
import type { PackingItem } from '@waymark/contract/packing/packing-list'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { EditedItem } from '../model/checklist-edits.ts'
import type { Member } from '../../../shared/trips/members.ts'
import { Select } from '../../../ui/select.tsx'
import { CategoryField } from './category-field.tsx'

interface ItemEditorProps {
  /** As it was when editing began. */
  item: PackingItem
  /** Whether somebody else has removed it since. */
  isGone: boolean
  /** The list's categories. */
  categories: readonly string[]
  /** Ids of the move buttons, for restoring focus. */
  moveButtonIds: Record<'up' | 'down', string>
  canMove: Record<'up' | 'down', boolean>
  /** Members of a shared list; empty if it is not shared. */
  members: readonly Member[]
  /** Uid of the packer. */
  packer: string | undefined
  onPacker: (uid: string | undefined) => void
  onSave: (edited: EditedItem) => void
  onCancel: () => void
  onMove: (direction: 'up' | 'down') => void
  onRemove: () => void
}

/** Radix selects do not allow an empty value. */
const ANYBODY = '-'

const packerOptions = (members: readonly Member[]) => [
  { value: ANYBODY, label: 'Anybody' },
  ...members.map(({ uid, name, isOneself }) => ({ value: uid, label: isOneself ? 'You' : name })),
]

/** Undefined if empty, null if invalid. */
function quantityIn(text: string): number | undefined | null {
  if (text.trim() === '') return undefined
  const quantity = Number(text)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= LIMITS.packingQuantity ? quantity : null
}

export function ItemEditor(props: ItemEditorProps) {
  const { item, isGone, categories, moveButtonIds, canMove, members, packer, onPacker } = props
  const { onSave, onCancel, onMove, onRemove } = props
  const [name, setName] = useState(item.name)
  const [quantity, setQuantity] = useState(String(item.quantity ?? ''))
  const [category, setCategory] = useState(item.category)
  const [tried, setTried] = useState(false)
  useUnsavedInput(name !== item.name || category !== item.category || quantity !== String(item.quantity ?? ''))
  const parsed = quantityIn(quantity)
  const moves = [
    { direction: 'up', label: 'Move up', Icon: ArrowUp },
    { direction: 'down', label: 'Move down', Icon: ArrowDown },
  ] as const
  return (
    <form
      noValidate
      aria-label={`Edit ${item.name}`}
      className="mb-3 space-y-3.5 rounded-control bg-sunken p-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (name.trim() !== '' && parsed !== null) onSave({ name: name.trim(), category, quantity: parsed })
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <Field label="Name" error={tried && name.trim() === '' ? 'Name is required' : undefined}>
          {(control) => (
            <Input
              {...control}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the traveller has just asked to edit it
              autoFocus
              dir="auto"
              value={name}
              maxLength={LIMITS.packingItemName}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Quantity" error={tried && parsed === null ? `1 to ${LIMITS.packingQuantity}` : undefined}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={LIMITS.packingQuantity}
              value={quantity}
              onChange={(event) => setQuantity(event.target.value)}
            />
          )}
        </Field>
      </div>
      <CategoryField categories={categories} value={category} onChange={setCategory} />
      {members.length > 1 && (
        <Field label="Who packs this">
          {(control) => (
            <Select
              {...control}
              options={packerOptions(members)}
              value={packer ?? ANYBODY}
              placeholder="Anybody"
              onValueChange={(value) => onPacker(value === ANYBODY ? undefined : value)}
            />
          )}
        </Field>
      )}
      <output className="block text-[0.9375rem] font-medium text-warning empty:hidden">
        {isGone && 'This item was removed meanwhile. Saving adds it again.'}
      </output>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit">Save</Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <div className="ml-auto flex gap-1">
          {moves.map(({ direction, label, Icon }) => (
            <Button
              key={direction}
              id={moveButtonIds[direction]}
              variant="ghost"
              size="icon"
              aria-label={`${label}: ${item.name}`}
              // Not `disabled`, so that it keeps focus when the item reaches the end.
              aria-disabled={!canMove[direction]}

              onClick={() => onMove(direction)}
            >
              <Icon aria-hidden="true" />
            </Button>
          ))}
          <Button
            variant="ghost"
            size="icon"
            className="!text-danger"
            aria-label={`Remove ${item.name}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
    </form>
  )
}
