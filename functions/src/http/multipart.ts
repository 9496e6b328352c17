import type { Endpoint, FilePart, SentFile } from '@waymark/contract/endpoint'
import busboy from 'busboy'
import type { Request } from 'express'
import { AppError } from '../platform/app-error.ts'
import { rawBody } from './http.ts'

type FileParts = NonNullable<Endpoint['files']>

/** A parsed multipart body. Only names, counts and sizes are checked. */
export interface Multipart {
  readonly fields: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, SentFile>>
}

const MEBIBYTE = 1024 * 1024
const MAX_FIELDS = 20
/** The longest field is a document's envelope. */
const MAX_FIELD_BYTES = 32 * 1024
const MAX_NAME_LENGTH = 100

/** For everything other than the files. */
const MAX_REST_BYTES = MEBIBYTE

const sizesOf = (files: FileParts): number[] => Object.values(files).map(({ maxBytes }) => maxBytes)

export const maxMultipartBytes = (files: FileParts): number =>
  sizesOf(files).reduce((sum, size) => sum + size, MAX_REST_BYTES)

const refuse = (field: string, message: string): AppError =>
  new AppError('invalid-argument', 'a part of the body does not fit the contract', {
    message,
    fields: { [field.slice(0, MAX_NAME_LENGTH)]: message },
  })

function tooLarge(field: string, { maxBytes }: FilePart): AppError {
  const size = `at most ${Math.floor(maxBytes / MEBIBYTE)} MB`
  return new AppError('payload-too-large', 'a file over its limit', {
    message: `The file must be ${size}`,
    fields: { [field]: `Must be ${size}` },
  })
}

const malformed = (cause: unknown): AppError =>
  new AppError('invalid-argument', 'a body that is no whole multipart/form-data', { cause })

/** Collects the parts and the first error. */
class Inbox {
  readonly #files: FileParts
  readonly #sentFiles = new Map<string, SentFile>()
  readonly #fields = new Map<string, string>()
  #fault: AppError | undefined

  constructor(files: FileParts) {
    this.#files = files
  }

  blame(fault: AppError): void {
    this.#fault ??= fault
  }

  takeFile(name: string, file: SentFile): void {
    const part = Object.hasOwn(this.#files, name) ? this.#files[name] : undefined
    if (part === undefined) this.blame(refuse(name, `Unrecognized field: ${name}`))
    else if (this.#sentFiles.has(name)) this.blame(refuse(name, 'Sent more than once'))
    else if (file.bytes.length > part.maxBytes) this.blame(tooLarge(name, part))
    // Browsers send a file field without a selection as an empty file.
    else if (file.bytes.length > 0) this.#sentFiles.set(name, file)
  }

  takeField(name: string, value: string): void {
    if (Object.hasOwn(this.#files, name)) {
      // Some browsers send a file field without a selection as an empty text field.
      if (value !== '') this.blame(refuse(name, 'Expected a file'))
    } else if (name.length > MAX_NAME_LENGTH) this.blame(refuse(name, 'Too long'))
    else if (this.#fields.has(name)) this.blame(refuse(name, 'Sent more than once'))
    else this.#fields.set(name, value)
  }

  whole(): Multipart {
    const missing = Object.keys(this.#files).find((name) => !this.#sentFiles.has(name))
    if (missing !== undefined) this.blame(refuse(missing, 'Required'))
    if (this.#fault !== undefined) throw this.#fault
    return { fields: Object.fromEntries(this.#fields), files: Object.fromEntries(this.#sentFiles) }
  }
}

function parserFor(files: FileParts, request: Request): busboy.Busboy {
  const parts = Object.keys(files).length
  const limits = {
    fieldSize: MAX_FIELD_BYTES,
    fields: MAX_FIELDS,
    // One more than allowed, so that excess can be detected.
    fileSize: Math.max(...sizesOf(files)) + 1,
    files: parts + 1,
  }
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits })
  } catch (error) {
    throw malformed(error)
  }
}

/** Parses a `multipart/form-data` body: each declared file exactly once and within its size limit, plus text fields. */
export async function readMultipart(files: FileParts, request: Request): Promise<Multipart> {
  const inbox = new Inbox(files)
  const parser = parserFor(files, request)
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown): void => reject(malformed(error))
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () =>
        inbox.takeFile(name, { name: filename ?? '', type: mimeType, bytes: Buffer.concat(chunks) }),
      )
      stream.on('error', fail)
    })
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) inbox.blame(refuse(name, 'Too long'))
      else inbox.takeField(name, value)
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => inbox.blame(refuse('body', 'Too many parts')))
    }
    parser.on('error', fail)
    parser.on('close', resolve)
    parser.end(rawBody(request))
  })
  return inbox.whole()
}
