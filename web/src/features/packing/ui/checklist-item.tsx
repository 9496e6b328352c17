import type { PackingItem } from '@waymark/contract/packing/packing-list'
import { BadgeAlert, Pencil } from 'lucide-react'
import { memo, useId, useState, type ReactNode } from 'react'
import { MemberMark } from '../../../shared/trips/member-mark.tsx'
import type { Member } from '../../../shared/trips/members.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

/** In a narrow space an icon says it, so that most items take one line. */
const NARROW_BADGE = 'not-in-[[role=dialog]]:@max-lg:!p-0.5'

interface ChecklistItemProps {
  item: PackingItem
  /** The member who packs it, if assigned. */
  packer: Member | undefined
  onTick: (id: string, packed: boolean) => void
  /** Toggles the editor. */
  onEdit: (item: PackingItem) => void
  editButtonId: string
  /** Shown below the row while the item is being edited. */
  editor: ReactNode
}

/** Memoised: ticking one item must not re-render the others. */
export const ChecklistItem = memo(function ChecklistItem(props: ChecklistItemProps) {
  const { item, packer, onTick, onEdit, editButtonId, editor } = props
  const id = useId()
  const { name, quantity, reason, essential, packed } = item
  // Optimistic state until the store has updated.
  const [tick, setTick] = useState({ stored: packed, shown: packed })
  if (tick.stored !== packed) setTick({ stored: packed, shown: packed })
  const described = [
    ...(quantity === undefined ? [] : [`${id}-quantity`]),
    ...(essential ? [`${id}-essential`] : []),
    ...(packer === undefined ? [] : [`${id}-packer`]),
    ...(reason === '' ? [] : [`${id}-reason`]),
  ].join(' ')
  return (
    <li className="border-t border-line first:border-t-0">
      <div className="flex items-start gap-1">
        <label className="flex min-w-0 flex-1 cursor-pointer gap-3.5 rounded-control py-2.5 @max-lg:gap-3 @max-lg:py-2.25">
          <input
            type="checkbox"
            checked={tick.shown}
            aria-labelledby={`${id}-name`}
            aria-describedby={described || undefined}
            className="mt-0.5 size-6 shrink-0 cursor-[inherit]"
            onChange={({ target: { checked } }) => {
              setTick({ stored: packed, shown: checked })
              onTick(item.id, checked)
            }}
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
              <span
                id={`${id}-name`}
                dir="auto"
                className={classNames(
                  'font-semibold [overflow-wrap:anywhere]',
                  tick.shown && 'text-muted line-through',
                )}
              >
                {name}
              </span>
              {quantity !== undefined && (
                <span id={`${id}-quantity`} className="text-sm whitespace-nowrap text-muted">
                  <span aria-hidden="true">×</span>
                  <span className="sr-only">Quantity</span> {quantity}
                </span>
              )}
              {packer !== undefined && (
                <span id={`${id}-packer`} className="flex items-center gap-1.5 text-sm text-muted">
                  <MemberMark member={packer} size="small" />
                  <span className="sr-only">Packed by </span>
                  <bdi>{packer.isOneself ? 'You' : packer.name}</bdi>
                </span>
              )}
              {essential && (
                <Badge id={`${id}-essential`} tone="warning" className={NARROW_BADGE}>
                  <BadgeAlert aria-hidden="true" className="in-[[role=dialog]]:hidden @lg:hidden" />
                  <span className="not-in-[[role=dialog]]:@max-lg:sr-only">Essential</span>
                </Badge>
              )}
            </span>
            {reason !== '' && (
              <span
                id={`${id}-reason`}
                dir="auto"
                className="mt-0.5 block text-sm text-muted [overflow-wrap:anywhere] not-in-[[role=dialog]]:not-in-data-reasons:@max-lg:hidden"
              >
                {reason}
              </span>
            )}
          </span>
        </label>
        <Button
          id={editButtonId}
          variant="ghost"
          size="icon"
          className="-mr-2.5 !text-muted"
          aria-label={`Edit ${name}`}
          aria-expanded={editor !== undefined}
          onClick={() => onEdit(item)}
        >
          <Pencil aria-hidden="true" />
        </Button>
      </div>
      {editor}
    </li>
  )
})
