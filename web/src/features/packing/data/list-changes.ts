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
 * Fields of a packing list and their new values. Whatever the app changes in a list is made here, one leaf at a time, so
 * that devices that were offline together never write over each other. Knows nothing of the screen: the sync tests use it
 * as it is.
 */
export type ListChange = readonly (readonly [path: readonly string[], value: unknown])[]

/** A tick belongs to whoever ticked: an edit never touches it, nor the id, so nothing revives a removed item. */
type EditableFields = Partial<Omit<PackingItem, 'id' | 'packed'>>

export const tick = (id: string, packed: boolean): ListChange => [[['items', id, 'packed'], packed]]

/** Undefined fields are left as they are. */
export const edit = (id: string, fields: EditableFields): ListChange =>
  Object.entries(fields).flatMap(([field, value]: [string, unknown]) =>
    value === undefined ? [] : [[['items', id, field], value] as const],
  )

/**
 * Without `packed`, which then reads as not ticked. An addition may reach the server twice: sent again when the connection
 * broke before the answer, or made on two devices by the same rule of the guide. The second must not take back the ticks
 * that came in between.
 */
export const addition = ({ id, packed: _packed, ...fields }: PackingItem): ListChange => [
  [['items', id, 'id'], id],
  ...edit(id, fields),
]

export const removal = (id: string): ListChange => [[['items', id], deleteField()]]

/** New order keys by item, as `keysToPlace` gives them. */
export const move = (orders: ReadonlyMap<string, string>): ListChange =>
  [...orders].map(([id, order]) => [['items', id, 'order'], order] as const)

export const retitle = (title: string): ListChange => [[['title'], title]]

/** Who edits an item, in the write of the edit. */
export const mark = (edit: ItemEdit): ListChange => [[['edits', edit.id], edit]]

/** Undefined dates are left as they are. */
export const redate = (dates: { startDate?: string | undefined; endDate?: string | undefined }): ListChange =>
  Object.entries(dates).flatMap(([field, day]) => (day === undefined ? [] : [[[field], day] as const]))

/** One atomic write of all the changes. The rules let it touch a few items at most. */
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
 * Makes a list under an id of its own. Resolves also when it is there already: Firestore sends a write again when the
 * connection broke before the answer, and the rules take a new list only once.
 */
export async function makeList(list: DocumentReference, fields: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    await setDoc(list, { ...fields, createdAt: serverTimestamp(), updatedAt: serverTimestamp() })
  } catch (error) {
    if (!(await isThere(list))) throw error
  }
}
