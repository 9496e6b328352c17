import { useState, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

export interface Selection {
  /** The selected entries, in list order. */
  readonly chosen: readonly string[]
  has: (id: string) => boolean
  mark: (id: string, marked: boolean) => void
  markAll: (marked: boolean) => void
}

/** Selects entries of a live list. An entry that has left the list is no longer selected. */
export function useSelection(listed: readonly string[]): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = listed.filter((id) => marked.has(id))
  return {
    chosen,
    has: (id) => marked.has(id),
    mark: (id, isMarked) => setMarked(new Set(isMarked ? [...chosen, id] : chosen.filter((one) => one !== id))),
    markAll: (isMarked) => setMarked(new Set(isMarked ? listed : [])),
  }
}

interface SelectBoxProps {
  selection: Selection
  id: string
  /** 'Select booking AC-1' */
  label: string
  busy: boolean
  className?: string
}

export const SelectBox = ({ selection, id, label, busy, className }: SelectBoxProps) => (
  // Large enough for a finger.
  <label className={classNames('grid size-11 shrink-0 place-items-center', className)}>
    <input
      type="checkbox"
      aria-label={label}
      className="size-6"
      checked={selection.has(id)}
      disabled={busy}
      onChange={({ target }) => selection.mark(id, target.checked)}
    />
  </label>
)

interface SelectionBarProps {
  selection: Selection
  total: number
  busy: boolean
  /** Buttons for the selected entries. */
  children: ReactNode
}

/** 'Select all', and the actions once something is selected. */
export function SelectionBar({ selection, total, busy, children }: SelectionBarProps) {
  const count = selection.chosen.length
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1.5 rounded-control bg-sunken px-4 py-1.5">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-6"
          ref={(box) => {
            if (box !== null) box.indeterminate = count > 0 && count < total
          }}
          checked={count === total}
          disabled={busy}
          onChange={({ target }) => selection.markAll(target.checked)}
        />
        Select all ({total})
      </label>
      <output className="text-[0.9375rem] text-muted">{count > 0 && `${count} selected`}</output>
      {count > 0 && <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>}
    </div>
  )
}
