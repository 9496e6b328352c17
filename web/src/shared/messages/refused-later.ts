import { COLLECTIONS } from '@waymark/contract/firestore'
import { notify } from '../../ui/toast.tsx'
import { reportError } from '../api/report-error.ts'
import { whyClosed } from '../live/after-refusal.ts'
import { firestore } from '../live/firestore.ts'
import { onceSent } from '../live/once-sent.ts'
import { earlierUnsent, forgetUnsent, isTypedAnew } from '../live/unsent-edits.ts'
import { isOnline } from '../pwa/online.ts'

/** All texts within a stored value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Checks the edits of earlier page loads to a document, and reports those that were refused. */
async function tellOf(doc: string, uid: string): Promise<void> {
  const stored = await onceSent(firestore, doc)
  const edits = earlierUnsent(uid).filter((edit) => edit.doc === doc)
  forgetUnsent(edits.map(({ id }) => id))
  const there = new Set(textsOf(stored?.data()))
  // If a field was edited several times, the last text counts.
  const last = new Map(
    edits.flatMap(({ typed, fields }) =>
      Object.entries(typed).map(([path, text]) => [path, { text, fields }] as const),
    ),
  )
  const lost = [...last].flatMap(([path, { text, fields }]) => {
    const isThere =
      fields === undefined
        ? there.has(text)
        : Object.entries(fields).every(([field, value]) => isSame(stored?.get(field), value))
    return text === '' || isThere || isTypedAnew(doc, path) ? [] : [text]
  })
  const isTrip = doc.startsWith(`${COLLECTIONS.trips}/`)
  const what = isTrip ? 'trip' : 'packing list'
  const why = isTrip ? whyClosed(stored?.data(), uid) : undefined
  // Everyone who sees a list may change it.
  const failed = why ?? (stored === undefined ? `Failed to update ${what}` : undefined)
  if (lost.length > 0) notify.refused(why ?? `What you wrote last is not in the ${what}`, lost.join('\n'))
  else if (failed !== undefined) notify.error('Error', failed)
}

/** Reports edits that the server refused after the app was closed. Never rejects. */
export async function reportRefusedEdits(uid: string): Promise<void> {
  try {
    for (const doc of new Set(earlierUnsent(uid).map((edit) => edit.doc))) await tellOf(doc, uid)
  } catch (error) {
    // The next page load tries again.
    if (isOnline()) reportError(error, 'asking what has become of earlier changes')
  }
}
