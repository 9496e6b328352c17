import { AccountDeletion, type ImportedTrip } from '@waymark/contract/users/account-calls'
import { aTrip } from '@waymark/contract/fixtures/trips'
import { type Answer, call } from './call.ts'
import { adminAuth, adminBucket, adminFirestore } from './stack.ts'

type Headers = Readonly<Record<string, string>>

/** A trip in the format in which the app imports it from an export. */
export function anImportedTrip(changes: Readonly<Record<string, unknown>> = {}): ImportedTrip {
  const {
    id: _id,
    userId: _of,
    memberIds: _members,
    roles: _roles,
    createdAt: _made,
    updatedAt: _at,
    ...trip
  } = aTrip()
  return { ...trip, ...changes } as ImportedTrip
}

export const importTrip = (headers: Headers, trip: unknown): Promise<Answer> =>
  call('POST', '/api/account/import', { headers, json: { trip } })

export const deleteAccount = (headers: Headers): Promise<Answer> => call('DELETE', '/api/account', { headers })

export async function deletedAccount(headers: Headers): Promise<AccountDeletion> {
  const answer = await deleteAccount(headers)
  if (answer.status !== 200) throw new Error(`DELETE /api/account answered ${answer.status}`)
  return AccountDeletion.parse(answer.body)
}

export const hasAccount = async (uid: string): Promise<boolean> =>
  (await adminAuth.getUsers([{ uid }])).users.length === 1

/**
 * All Firestore documents and Cloud Storage paths that contain one of the words. The account's revocation record is
 * left out, because rules need it as long as a token is valid.
 */
export async function tracesOf(words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const look = (path: string, content: string): void => {
    if (words.some((word) => path.includes(word) || content.includes(word))) found.push(path)
  }
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      const { docs } = await collection.get()
      const traces = docs.filter(({ ref }) => !ref.path.endsWith('/private/revocation'))
      for (const document of traces) look(document.ref.path, JSON.stringify(document.data()))
      if (collection.id !== 'users') continue
      // Also below missing documents.
      const users = await collection.listDocuments()
      await Promise.all(users.map(async (user) => walk(await user.listCollections())))
    }
  }
  await walk(await adminFirestore.listCollections())
  for (const file of (await adminBucket.getFiles())[0]) look(file.name, '')
  return [...new Set(found)].toSorted()
}
