import type { DocumentFileType } from '@waymark/contract/vault/document'
import { ZIP_TAIL_BYTES, zipEndsIn, zipEntriesIn, type ZipEntry } from '@waymark/domain/zip'
import { fileTypeOf, latin1 } from '@waymark/contract/file-type'
import { LIMITS } from '@waymark/contract/limits'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const EXTENSIONS: Readonly<Record<DocumentFileType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  [DOCX]: ['docx'],
}

/** Usual file extension, without the dot. */
export const extensionOf = (type: DocumentFileType): string => EXTENSIONS[type][0] ?? 'bin'

/** For the file input's `accept`. */
export const ACCEPTED_DOCUMENTS = Object.entries(EXTENSIONS)
  .flatMap(([type, extensions]) => [type, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

const isType = (value: string): value is DocumentFileType => value in EXTENSIONS

/** The type according to the file name. */
export function typeByName(name: string): DocumentFileType | undefined {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase()
  return Object.keys(EXTENSIONS)
    .filter(isType)
    .find((type) => extension !== undefined && EXTENSIONS[type].includes(extension))
}

const HEAD = 16

const NOT_A_DOCUMENT = 'Choose an image (JPEG, PNG, WebP or GIF), a PDF, or a Word document (doc or docx).'
const NOT_AS_NAMED = `This file is not what its name says. ${NOT_A_DOCUMENT}`

const MEBIBYTE = 1024 * 1024

/**
 * Maximum total of a Word document's unpacked parts. Documents of 20 MB consist mostly of pictures, which hardly
 * compress.
 */
const MOST_UNPACKED = 200 * MEBIBYTE

/** Start of an HTML or SVG document. A file that is also a picture or PDF is a disguise. */
const PAGE = /<(?:!doctype html|html|head|body|script|svg)\b/i
const PAGE_WITHIN = 1_024

function wordFault(entries: readonly ZipEntry[] | undefined): string | undefined {
  const names = entries?.map(({ name }) => name) ?? []
  if (entries === undefined || !names.includes('[Content_Types].xml') || !names.includes('word/document.xml')) {
    return NOT_AS_NAMED
  }
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_UNPACKED)
    return 'This document unpacks to far more than its size.'
  return names.some((name) => /vbaProject\.bin$/i.test(name)) ? 'Documents with macros are not stored.' : undefined
}

/** Maximum size of a central directory; that of a long book takes some kilobytes. */
const LONGEST_TABLE = 1_000_000

/** The entries of a zip archive, even if other data precedes it. Nothing is unpacked. */
async function readEntries(file: Blob): Promise<ZipEntry[] | undefined> {
  const tailStart = Math.max(0, file.size - ZIP_TAIL_BYTES)
  const tail = new Uint8Array(await file.slice(tailStart).arrayBuffer())
  for (const { at, tableBytes } of zipEndsIn(tail, tailStart)) {
    if (tableBytes === 0 || tableBytes > LONGEST_TABLE || tableBytes > at) return undefined
    return zipEntriesIn(new Uint8Array(await file.slice(at - tableBytes, at).arrayBuffer()))
  }
  return undefined
}

async function insideFault(file: Blob, type: DocumentFileType): Promise<string | undefined> {
  const entries = await readEntries(file)
  if (type === DOCX) return wordFault(entries)
  const beginning = latin1(new Uint8Array(await file.slice(0, PAGE_WITHIN).arrayBuffer()))
  return entries !== undefined || PAGE.test(beginning)
    ? 'This file is of two kinds at once. Save it anew and try again.'
    : undefined
}

/** Bidirectional control characters, which can disguise a file name. */
const TURNS_TEXT = /[\u202a-\u202e\u2066-\u2069]/

export type FileCheck = { readonly fileType: DocumentFileType } | { readonly fault: string }

/** Whether a file can be stored, by size, name and first bytes. */
export async function checkFile({ name, file }: { name: string; file: Blob }): Promise<FileCheck> {
  if (file.size === 0) return { fault: 'This file is empty.' }
  if (file.size > LIMITS.documentBytes) {
    return { fault: `This file is larger than ${LIMITS.documentBytes / MEBIBYTE} MB.` }
  }
  if (name.length > LIMITS.title) {
    return { fault: `The name of this file is longer than ${LIMITS.title} characters. Rename it first.` }
  }
  if (TURNS_TEXT.test(name) || /\p{Cc}/u.test(name)) {
    return { fault: 'The name of this file has hidden characters in it. Rename it first.' }
  }
  const promised = typeByName(name)
  if (promised === undefined) return { fault: `This kind of file cannot be stored. ${NOT_A_DOCUMENT}` }
  const found = fileTypeOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))
  if (found !== promised) return { fault: NOT_AS_NAMED }
  const fault = await insideFault(file, found)
  return fault === undefined ? { fileType: found } : { fault }
}
