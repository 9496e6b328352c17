import { adminBucket, STORAGE_URL } from './stack.ts'
import type { Person } from './people.ts'

/** Asks Cloud Storage as a browser does, past the API. `name` goes into the address as it is. @returns the status and the bytes */
export async function askStorage(
  person: Person | null,
  name: string,
  { method = 'GET', bucket = adminBucket.name, body }: { method?: string; bucket?: string; body?: string } = {},
): Promise<{ readonly status: number; readonly bytes: Buffer }> {
  const path = method === 'POST' ? `o?name=${name}` : `o/${name}?alt=media`
  const response = await fetch(`${STORAGE_URL}/v0/b/${bucket}/${path}`, {
    method,
    headers: person === null ? {} : { authorization: `Firebase ${person.idToken}` },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Lists what lies below a folder, as a browser does. @returns the status */
export async function listStorage(person: Person | null, prefix: string): Promise<number> {
  const response = await fetch(`${STORAGE_URL}/v0/b/${adminBucket.name}/o?prefix=${prefix}&delimiter=%2F`, {
    headers: person === null ? {} : { authorization: `Firebase ${person.idToken}` },
  })
  await response.arrayBuffer()
  return response.status
}
