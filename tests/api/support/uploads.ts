import { uploadImage } from '@waymark/contract/pictures/upload-calls'
import { picturePathIn } from '@waymark/contract/pictures/public-pictures'
import type { Answer } from './call.ts'
import type { Person } from './people.ts'
import { adminBucket, ORIGIN } from './stack.ts'

type Headers = Readonly<Record<string, string>>

export interface Upload {
  readonly bytes: Uint8Array
  readonly name?: string
  readonly type?: string
  /** Name of the file field. */
  readonly field?: string
}

/** Uploads a file like a browser's form. */
export async function upload(headers: Headers, { bytes, name = 'picture.jpg', type, field }: Upload): Promise<Answer> {
  const form = new FormData()
  form.append(field ?? 'image', new Blob([Uint8Array.from(bytes)], { type: type ?? 'image/jpeg' }), name)
  const response = await fetch(ORIGIN + uploadImage.path, { method: 'POST', headers, body: form })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Uploads a picture. @returns its address */
export async function uploadedPicture(person: Person, bytes: Upload['bytes']): Promise<string> {
  const answer = await upload(person.byBearer, { bytes })
  if (answer.status !== 200) throw new Error(`upload answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return uploadImage.response.parse(answer.body).imageUrl
}

/** Path of a picture in Cloud Storage by its URL, without the width. */
export function storedPath(imageUrl: string): string {
  const path = picturePathIn(imageUrl)
  if (path === undefined) throw new Error(`${imageUrl} is no picture of ours`)
  return path
}

export async function filesBelow(folder: string): Promise<string[]> {
  const [files] = await adminBucket.getFiles({ prefix: folder })
  return files.map(({ name }) => name).toSorted()
}

/** Pictures uploaded for submissions. */
export const picturesOf = (uid: string): Promise<string[]> => filesBelow(`public/activities/${uid}/`)

/** A visitor's response for a URL. */
export async function fetchPicture(
  url: string,
): Promise<{ status: number; headers: globalThis.Headers; bytes: Buffer }> {
  const response = await fetch(url)
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}
