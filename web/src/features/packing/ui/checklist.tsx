import { LIMITS } from '@waymark/contract/limits'
import { activeItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'
import { adultsIn } from '@waymark/planner/wishes/adults'
import { nanoid } from 'nanoid'
import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { classNames } from '../../../ui/class-names.ts'
import { notify } from '../../../ui/toast.tsx'
import { addItem, editItem, moveItem, readdItem, removeItem, restoreItem, tickItem } from '../model/checklist-edits.ts'
import { groupItems, withEdited } from '../model/item-groups.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { ALL_ITEMS, shownOf } from '../model/shown-items.ts'
import { AddItemForm } from './add-item-form.tsx'
import { ChecklistBar } from './checklist-bar.tsx'
import { ChecklistGroup } from './checklist-group.tsx'
import { ChecklistItem } from './checklist-item.tsx'
import { ItemEditor } from './item-editor.tsx'
import { usePackers } from './packers.tsx'
import { PackedProgress } from './packed-progress.tsx'
import { replaceEqualDeep } from '@tanstack/react-query'

/** Keeps the previous value while it is deeply equal, for memoisation. */
function useSame<T>(value: T): T {
  const [held, setHeld] = useState(value)
  const same = replaceEqualDeep(held, value)
  if (same !== held) setHeld(same)
  return same
}

interface ChecklistProps {
  list: Pick<PackingList, 'items' | 'basis'>
  onPatch: (patch: ListPatch) => Promise<WriteOutcome>
  /** Name of an item to add, from the URL. */
  toAdd?: string
  /** Actions on the whole list. */
  tools?: ReactNode
}

/** A list's items by category, for ticking and editing. `onPatch` stores the edits. */
export function Checklist({ list, onPatch, toAdd = '', tools }: ChecklistProps) {
  const id = useId()
  /** As it was when editing began. */
  const [edited, setEdited] = useState<PackingItem>()
  const [said, setSaid] = useState('')
  const addInput = useRef<HTMLInputElement>(null)
  /** The button to focus after reordering: the pressed one has moved or is gone. */
  const focusNext = useRef<{ id: string; after: string }>(undefined)
  const { members, packerOf, setPacker } = usePackers()
  const [view, setView] = useState(ALL_ITEMS)
  /** In a narrow space the form for adding is folded. */
  const [adding, setAdding] = useState(toAdd !== '')
  /** In a narrow space reasons are folded. */
  const [withReasons, setWithReasons] = useState(false)
  const stored = activeItems(list)
  /** Amounts of the guide are one adult's. */
  const adults = adultsIn(list.basis?.specialRequirements ?? '') ?? 1
  const items = edited === undefined ? stored : withEdited(list, edited)
  const shown = shownOf(items, view, packerOf, edited?.id)
  const allGroups = groupItems(items)
  const categories = useSame(allGroups.map(({ category }) => category))
  const groups = allGroups.filter((group) => group.items.some((item) => shown.includes(item)))
  const order = shown.map((item) => item.id).join('/')
  const root = useRef<HTMLDivElement>(null)
  /** The checkbox to focus when the focused one is filtered out. */
  const nextBox = useRef<HTMLInputElement>(undefined)

  const { withoutPacked } = view
  const tick = useCallback(
    (item: string, packed: boolean) => {
      if (withoutPacked && packed) {
        const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
        const at = boxes.findIndex((box) => box === document.activeElement)
        // Safari does not focus a tapped checkbox; the focus then stays.
        if (at !== -1) nextBox.current = boxes[at + 1] ?? boxes[at - 1]
      }
      void onPatch(tickItem(item, packed))
    },
    [onPatch, withoutPacked],
  )
  const toggleEditor = useCallback(
    (item: PackingItem) => setEdited((open) => (open?.id === item.id ? undefined : item)),
    [],
  )

  /** Whether somebody else has removed the edited item. */
  const isGone = edited !== undefined && stored.every(({ id }) => id !== edited.id)

  const headingId = (category: string) => `${id}-category-${categories.indexOf(category)}`
  const editButtonId = (item: PackingItem) => `${id}-edit-${item.id}`
  const moveButtonId = (item: PackingItem, direction: 'up' | 'down') => `${id}-${direction}-${item.id}`

  useLayoutEffect(() => {
    if (document.activeElement === document.body) nextBox.current?.focus()
    nextBox.current = undefined
    const next = focusNext.current
    if (next === undefined || next.after === order) return
    focusNext.current = undefined
    const target = document.getElementById(next.id) ?? addInput.current
    target?.focus()
  }, [order])

  function closeEditor(item: PackingItem): void {
    setEdited(undefined)
    document.getElementById(editButtonId(item))?.focus()
  }

  function move(item: PackingItem, direction: 'up' | 'down'): void {
    const patch = moveItem(shown, item.id, direction)
    if (patch === undefined) return
    focusNext.current = { id: moveButtonId(item, direction), after: order }
    setSaid(`${item.name} moved ${direction}`)
    void onPatch(patch)
  }

  function remove(item: PackingItem): void {
    const index = shown.indexOf(item)
    const neighbour = shown[index + 1] ?? shown[index - 1]
    focusNext.current = { id: neighbour === undefined ? '' : editButtonId(neighbour), after: order }
    setEdited(undefined)
    // The toast says it.
    void onPatch(removeItem(item.id))
    notify.undoable(`${item.name} removed`, () => void onPatch(restoreItem(item)))
  }

  /** @param start the item as it was when editing began: only what was changed in the editor is written */
  const editorOf = (item: PackingItem, start: PackingItem, [index, count]: readonly [number, number]) => (
    <ItemEditor
      item={start}
      isGone={isGone}
      categories={categories}
      moveButtonIds={{ up: moveButtonId(item, 'up'), down: moveButtonId(item, 'down') }}
      canMove={{ up: !isGone && index > 0, down: !isGone && index < count - 1 }}
      members={members}
      packer={packerOf(item.id)?.uid}
      onPacker={(uid) => setPacker(item.id, uid)}
      onSave={(values) => {
        void onPatch(isGone ? readdItem(start, values) : editItem(start, values))
        closeEditor(item)
      }}
      onCancel={() => closeEditor(item)}
      onMove={(direction) => move(item, direction)}
      onRemove={() => (isGone ? setEdited(undefined) : remove(item))}
    />
  )

  return (
    <div ref={root} data-reasons={withReasons ? '' : undefined} className="@container space-y-3 sm:space-y-5">
      <div className="flex flex-row-reverse flex-wrap items-center gap-3">
        {tools}
        <div className="min-w-0 flex-1">
          <PackedProgress items={stored} />
          {adults > 1 && (
            <p className="mt-2 text-sm text-muted">
              Amounts are for one of the {adults} adults; children’s things are counted apart.
            </p>
          )}
        </div>
      </div>
      <div className={classNames(!adding && items.length > 0 && '@max-lg:hidden')}>
        <AddItemForm
          categories={categories}
          isFull={Object.keys(list.items).length >= LIMITS.packingItems}
          inputRef={addInput}
          toAdd={items.some(({ name }) => name === toAdd) ? '' : toAdd.slice(0, LIMITS.packingItemName)}
          onAdd={({ name, category }) => {
            setSaid(`${name} added to ${category}`)
            return onPatch(addItem(stored, { id: nanoid(), name, category }))
          }}
        />
        <output className="block pt-1.5 text-sm text-muted empty:pt-0">{said}</output>
      </div>
      {items.length > 0 && (
        <ChecklistBar
          groups={groups}
          shown={view}
          onShow={setView}
          adding={adding}
          onAdding={() => {
            flushSync(() => setAdding(!adding))
            if (!adding) addInput.current?.focus()
          }}
          reasons={withReasons}
          onReasons={items.some(({ reason }) => reason !== '') ? () => setWithReasons(!withReasons) : undefined}
          isShared={members.length > 1}
          onJump={(category) => document.getElementById(headingId(category))?.focus()}
        />
      )}
      {items.length === 0 && <p className="py-4 text-center text-muted">No items in this packing list</p>}
      {items.length > 0 && groups.length === 0 && (
        <p className="py-4 text-center text-muted">
          {view.ownOnly ? 'Nothing is left for you to pack.' : 'Everything is packed.'}
        </p>
      )}
      {groups.map((group) => (
        <ChecklistGroup key={group.category} group={group} headingId={headingId(group.category)}>
          {group.items
            .filter((item) => shown.includes(item))
            .map((item, index, { length }) => (
              <ChecklistItem
                key={item.id}
                item={item}
                packer={packerOf(item.id)}
                onTick={tick}
                onEdit={toggleEditor}
                editButtonId={editButtonId(item)}
                editor={edited?.id === item.id ? editorOf(item, edited, [index, length]) : undefined}
              />
            ))}
        </ChecklistGroup>
      ))}
    </div>
  )
}
