import type { IncomingMessage } from 'node:http'
import { FirestoreError, type Json } from '../service.ts'

/** Above what any client sends: a commit holds 10 MiB, and the form encoding triples what is not ASCII. */
const MAX_FORM_BYTES = 64 * 1024 * 1024

export interface ForwardForm {
  /** The header lines a page cannot set across origins, by lower-case name; in a handshake only. */
  readonly headers: ReadonlyMap<string, string>
  /** The client numbers its messages from 0 per session; a repeated request repeats the numbers. */
  readonly messages: readonly { readonly index: number; readonly message: Json }[]
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_FORM_BYTES) throw new FirestoreError('INVALID_ARGUMENT', 'Request payload size exceeds the limit.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function headersIn(lines: string | null): Map<string, string> {
  const headers = new Map<string, string>()
  for (const line of lines?.split(/\r?\n/) ?? []) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return headers
}

/** Reads the form that handshakes and forward channels carry: `headers`, `count`, `ofs`, `req0___data__`, … */
export async function readForwardForm(req: IncomingMessage): Promise<ForwardForm> {
  const form = new URLSearchParams(await bodyOf(req))
  const offset = Number(form.get('ofs') ?? 0)
  const messages = []
  for (const [key, value] of form) {
    const position = /^req(\d+)___data__$/.exec(key)?.[1]
    if (position !== undefined) messages.push({ index: offset + Number(position), message: JSON.parse(value) as Json })
  }
  return { headers: headersIn(form.get('headers')), messages: messages.toSorted((a, b) => a.index - b.index) }
}
