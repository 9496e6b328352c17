import type { ItemEdit, PackingItem } from '@waymark/contract/packing/packing-list'
import {
  deleteField,
  FieldPath,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
} from 'firebase/firestore'

/**
 * Changes of a packing list as field paths and values. All of the app's changes are made here, one field at a time, so
 * that devices editing offline do not overwrite each other. Independent of the UI, so that the sync tests use it
 * unchanged.
 */
export type ListChange = readonly (readonly [path: readonly string[], value: unknown])[]

/** Edits never write `packed` or `id`: ticks are independent of edits, and a removed item must not be revived. */
type EditableFields = Partial<Omit<PackingItem, 'id' | 'packed'>>

export const tick = (id: string, packed: boolean): ListChange => [[['items', id, 'packed'], packed]]

/** Undefined fields stay unchanged. */
export const edit = (id: string, fields: EditableFields): ListChange =>
  Object.entries(fields).flatMap(([field, value]: [string, unknown]) =>
    value === undefined ? [] : [[['items', id, field], value] as const],
  )

/**
 * Omits `packed`, which then counts as not ticked. An addition may reach the server twice: retried after a lost
 * response, or generated on two devices by the same rule. The second must not undo ticks made in between.
 */
export const addition = ({ id, packed: _packed, ...fields }: PackingItem): ListChange => [
  [['items', id, 'id'], id],
  ...edit(id, fields),
]

export const removal = (id: string): ListChange => [[['items', id], deleteField()]]

/** Sets order keys, as returned by `keysToPlace`. */
export const move = (orders: ReadonlyMap<string, string>): ListChange =>
  [...orders].map(([id, order]) => [['items', id, 'order'], order] as const)

export const retitle = (title: string): ListChange => [[['title'], title]]

/** Records the author of an edit in the same write. */
export const mark = (edit: ItemEdit): ListChange => [[['edits', edit.id], edit]]

/** Undefined dates stay unchanged. */
export const redate = (dates: { startDate?: string | undefined; endDate?: string | undefined }): ListChange =>
  Object.entries(dates).flatMap(([field, day]) => (day === undefined ? [] : [[[field], day] as const]))

/** Writes all changes atomically. Security rules limit the number of items per write. */
export function writeChanges(list: DocumentReference, ...changes: readonly ListChange[]): Promise<void> {
  const fields = changes.flat().flatMap(([path, value]) => [new FieldPath(...path), value])
  return updateDoc(list, new FieldPath('updatedAt'), serverTimestamp(), ...fields)
}

const isThere = (list: DocumentReference): Promise<boolean> =>
  getDocFromServer(list).then(
    (found) => found.exists(),
    () => false,
  )

/**
 * Creates a list under its own id. Also resolves if it exists: Firestore repeats a write after a lost response, and the
 * rules accept a new list only once.
 */
export async function makeList(list: DocumentReference, fields: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    await setDoc(list, { ...fields, createdAt: serverTimestamp(), updatedAt: serverTimestamp() })
  } catch (error) {
    if (!(await isThere(list))) throw error
  }
}
