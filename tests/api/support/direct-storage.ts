import { adminBucket, STORAGE_URL } from './stack.ts'
import type { Person } from './people.ts'

/**
 * Reads from Cloud Storage like a browser, bypassing the API. `name` is used unencoded.
 * @returns the status and the bytes
 */
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

/**
 * Reads a file's metadata, which contains a token that opens the file for everybody.
 * @returns the status and the token
 */
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

/**
 * Lists a folder like a browser.
 * @returns the status
 */
export async function listStorage(person: Person | null, prefix: string): Promise<number> {
  const response = await fetch(`${STORAGE_URL}/v0/b/${adminBucket.name}/o?prefix=${prefix}&delimiter=%2F`, {
    headers: person === null ? {} : { authorization: `Firebase ${person.idToken}` },
  })
  await response.arrayBuffer()
  return response.status
}
