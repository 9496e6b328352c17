import type { DocumentFileType } from '@waymark/contract/documents'
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

/** For the choice of a file. */
export const ACCEPTED_DOCUMENTS = Object.entries(EXTENSIONS)
  .flatMap(([type, extensions]) => [type, ...extensions.map((extension) => `.${extension}`)])
  .join(',')

const isType = (value: string): value is DocumentFileType => value in EXTENSIONS

/** The type that the name of a file promises. */
export function typeByName(name: string): DocumentFileType | undefined {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase()
  return Object.keys(EXTENSIONS)
    .filter(isType)
    .find((type) => extension !== undefined && EXTENSIONS[type].includes(extension))
}

const HEAD = 16

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** The type that the first bytes tell. Word's two formats share theirs with others; the name has to agree as well. */
function typeByHead(head: string): DocumentFileType | undefined {
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'image/webp'
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'application/msword'
  if (head.startsWith('PK\x03\x04')) return DOCX
  return undefined
}

const END_OF_ZIP = 'PK\x05\x06'
const END_LENGTH = 22
const LONGEST_COMMENT = 65_535
/** Of a table of contents; that of a long book takes some kilobytes. */
const LONGEST_TABLE = 1_000_000
const MOST_UNPACKED = 500_000_000

/** What a zip file lists: the names in it, and how much they unpack to. Nothing is unpacked. */
async function readTable(file: Blob): Promise<{ names: readonly string[]; unpacked: number } | undefined> {
  const tail = new Uint8Array(await file.slice(-(END_LENGTH + LONGEST_COMMENT)).arrayBuffer())
  const at = latinOf(tail).lastIndexOf(END_OF_ZIP)
  if (at < 0 || at + END_LENGTH > tail.length) return undefined
  const end = new DataView(tail.buffer, at)
  const length = end.getUint32(12, true)
  const start = end.getUint32(16, true)
  if (length > LONGEST_TABLE) return undefined
  const table = new DataView(await file.slice(start, start + length).arrayBuffer())
  const names: string[] = []
  let unpacked = 0
  for (let entry = 0; entry + 46 <= table.byteLength;) {
    if (table.getUint32(entry, true) !== 0x02014b50) return undefined
    const nameLength = table.getUint16(entry + 28, true)
    unpacked += table.getUint32(entry + 24, true)
    names.push(latinOf(new Uint8Array(table.buffer, entry + 46, Math.min(nameLength, table.byteLength - entry - 46))))
    entry += 46 + nameLength + table.getUint16(entry + 30, true) + table.getUint16(entry + 32, true)
  }
  return { names, unpacked }
}

/** As text, of which one character is one byte; in parts, because a call takes only so many arguments. */
function latinOf(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8_192) text += latin(bytes.subarray(start, start + 8_192))
  return text
}

async function isWordDocument(file: Blob): Promise<boolean> {
  const table = await readTable(file)
  if (table === undefined || table.unpacked > MOST_UNPACKED) return false
  return table.names.includes('[Content_Types].xml') && table.names.includes('word/document.xml')
}

const MEBIBYTE = 1024 * 1024

export const NOT_A_DOCUMENT = 'Choose an image (JPEG, PNG, WebP or GIF), a PDF, or a Word document (doc or docx).'

/** Reorders what stands around it, so that a name looks like another. */
const TURNS_TEXT = /[\u202a-\u202e\u2066-\u2069]/

export type FileCheck = { readonly fileType: DocumentFileType } | { readonly fault: string }

/** Whether a file can become a document, by its size, its name and its first bytes. */
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
  const found = typeByHead(latin(new Uint8Array(await file.slice(0, HEAD).arrayBuffer())))
  if (found !== promised || (found === DOCX && !(await isWordDocument(file)))) {
    return { fault: `This file is not what its name says. ${NOT_A_DOCUMENT}` }
  }
  return { fileType: found }
}
