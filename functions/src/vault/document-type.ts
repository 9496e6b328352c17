import { fileTypeOf } from '@waymark/contract/file-type'
import { DOCUMENT_FILE_TYPES, type DocumentFileType } from '@waymark/contract/vault/document'
import { refusedFile } from './refused-file.ts'
import { isDoc, isDocx } from './word-file.ts'
import { holdsArchive } from './zip-archive.ts'

const NOT_TAKEN = 'The document must be an image, a PDF or a Word document'
const SECOND_NATURE = 'The file is of two kinds at once. Please save it anew and try again.'

/** PDF readers search this many bytes for header and trailer, browsers for the start of a page. */
const LOOKED_AT = 1_024

const ARCHIVES = ['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c'].map((text) => Buffer.from(text, 'latin1'))
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe)[\s>]/i

const headOf = (file: Buffer): string => file.toString('latin1', 0, LOOKED_AT)
const endOf = (file: Buffer): string => file.toString('latin1', Math.max(0, file.length - LOOKED_AT))

/** Checks beyond the signature that a file has its type. */
const IS_WHOLE: Readonly<Record<DocumentFileType, (file: Buffer) => boolean>> = {
  'image/jpeg': (file) => file.includes(Buffer.from([0xff, 0xd9])),
  'image/png': (file) => file.includes('IEND', 0, 'latin1'),
  'image/webp': () => true,
  'image/gif': (file) => endOf(file).includes('\u003b'),
  'application/pdf': (file) => endOf(file).includes('%%EOF'),
  'application/msword': isDoc,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isDocx,
}

/** Whether another program would interpret the file as a different type (polyglot). */
function isMoreThan(type: DocumentFileType, file: Buffer): boolean {
  if (type.endsWith('.document')) return false
  if (holdsArchive(file) || ARCHIVES.some((beginning) => file.includes(beginning))) return true
  const head = headOf(file)
  return PAGE.test(head) || (type !== 'application/pdf' && head.includes('%PDF-'))
}

/**
 * The type by content, whatever name and declared type say. Throws `invalid-argument` for types that are not accepted.
 */
export function documentTypeOf(file: Buffer): DocumentFileType {
  const found = fileTypeOf(file)
  const type = DOCUMENT_FILE_TYPES.find((taken) => taken === found && IS_WHOLE[taken](file))
  if (type === undefined) throw refusedFile(NOT_TAKEN)
  if (isMoreThan(type, file)) throw refusedFile(SECOND_NATURE)
  return type
}
