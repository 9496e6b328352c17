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

/** Asks for what Cloud Storage notes of a file, with which it hands out a token that opens the file for everybody. @returns the status and the token */
export async function downloadTokenOf(
  person: Person | null,
  path: string,
): Promise<{ readonly status: number; readonly token: string | undefined }> {
  const response = await fetch(`${STORAGE_URL}/v0/b/${adminBucket.name}/o/${encodeURIComponent(path)}`, {
    headers: person === null ? {} : { authorization: `Firebase ${person.idToken}` },
  })
  const { downloadTokens } = (await response.json().catch(() => ({}))) as { downloadTokens?: string }
  return { status: response.status, token: downloadTokens }
}

/** Lists what lies below a folder, as a browser does. @returns the status */
export async function listStorage(person: Person | null, prefix: string): Promise<number> {
  const response = await fetch(`${STORAGE_URL}/v0/b/${adminBucket.name}/o?prefix=${prefix}&delimiter=%2F`, {
    headers: person === null ? {} : { authorization: `Firebase ${person.idToken}` },
  })
  await response.arrayBuffer()
  return response.status
}
