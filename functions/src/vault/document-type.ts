import type { DocumentFileType } from '@waymark/contract/vault/document'
import { refusedFile } from './refused-file.ts'
import { isDoc, isDocx } from './word-file.ts'
import { findDirectory } from './zip-directory.ts'

const NOT_TAKEN = 'The document must be an image, a PDF or a Word document'
const SECOND_NATURE = 'The file is of two kinds at once. Please save it anew and try again.'

/** Readers of PDF look this far for its beginning and its end, browsers for the beginning of a page. */
const LOOKED_AT = 1_024

const ARCHIVES = ['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c'].map((text) => Buffer.from(text, 'latin1'))
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe)[\s>]/i

const headOf = (file: Buffer): string => file.toString('latin1', 0, LOOKED_AT)
const endOf = (file: Buffer): string => file.toString('latin1', Math.max(0, file.length - LOOKED_AT))

/** A picture by its first bytes, when it also ends as its kind does or may. */
function imageType(file: Buffer): DocumentFileType | undefined {
  const head = headOf(file)
  if (head.startsWith('\u00ff\u00d8\u00ff') && file.includes(Buffer.from([0xff, 0xd9]))) return 'image/jpeg'
  if (head.startsWith('\u0089PNG\r\n\u001a\n') && file.includes('IEND', 0, 'latin1')) return 'image/png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp'
  if (/^GIF8[79]a/.test(head) && endOf(file).includes('\u003b')) return 'image/gif'
  return undefined
}

const isPdf = (file: Buffer): boolean => headOf(file).startsWith('%PDF-') && endOf(file).includes('%%EOF')

/** Whether another program would take the file for something else. */
function isMoreThan(type: DocumentFileType, file: Buffer): boolean {
  if (type.endsWith('.document')) return false
  if (findDirectory(file) !== undefined || ARCHIVES.some((beginning) => file.includes(beginning))) return true
  const head = headOf(file)
  return PAGE.test(head) || (type !== 'application/pdf' && head.includes('%PDF-'))
}

/** What a document is by its bytes, whatever its name or sender says. Throws `invalid-argument` for what is not taken. */
export function documentTypeOf(file: Buffer): DocumentFileType {
  const type =
    imageType(file) ??
    (isPdf(file) ? 'application/pdf' : undefined) ??
    (isDoc(file) ? 'application/msword' : undefined) ??
    (isDocx(file) ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' : undefined)
  if (type === undefined) throw refusedFile(NOT_TAKEN)
  if (isMoreThan(type, file)) throw refusedFile(SECOND_NATURE)
  return type
}
