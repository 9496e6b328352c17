import type { DocumentFileType } from '@waymark/contract/vault/document'
import { LIMITS } from '@waymark/contract/limits'
import { latin, readZipTable, type ZipTable } from './zip-table.ts'

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

/** The usual ending of a file's name, without the dot. */
export const extensionOf = (type: DocumentFileType): string => EXTENSIONS[type][0] ?? 'bin'

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

const NOT_A_DOCUMENT = 'Choose an image (JPEG, PNG, WebP or GIF), a PDF, or a Word document (doc or docx).'
const NOT_AS_NAMED = `This file is not what its name says. ${NOT_A_DOCUMENT}`

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

const MEBIBYTE = 1024 * 1024

/** All parts of a Word document unpacked; one that is 20 MB is so because of its pictures, which hardly grow. */
const MOST_UNPACKED = 200 * MEBIBYTE

/** What a page begins with. A file that is one as well as a picture or a PDF is made to deceive somebody. */
const PAGE = /<(?:!doctype html|html|head|body|script|svg)\b/i
const PAGE_WITHIN = 1_024

function wordFault(table: ZipTable | undefined): string | undefined {
  if (table?.names.includes('[Content_Types].xml') !== true || !table.names.includes('word/document.xml')) {
    return NOT_AS_NAMED
  }
  if (table.unpacked > MOST_UNPACKED) return 'This document unpacks to far more than its size.'
  return table.names.some((name) => /vbaProject\.bin$/i.test(name))
    ? 'Documents with macros are not stored.'
    : undefined
}

async function insideFault(file: Blob, type: DocumentFileType): Promise<string | undefined> {
  const table = await readZipTable(file)
  if (type === DOCX) return wordFault(table)
  const beginning = latin(new Uint8Array(await file.slice(0, PAGE_WITHIN).arrayBuffer()))
  return table !== undefined || PAGE.test(beginning)
    ? 'This file is of two kinds at once. Save it anew and try again.'
    : undefined
}

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
  if (found !== promised) return { fault: NOT_AS_NAMED }
  const fault = await insideFault(file, found)
  return fault === undefined ? { fileType: found } : { fault }
}
