import { refusedFile } from './refused-file.ts'
import { readZipText, zipEntries } from './zip-archive.ts'

const MEBIBYTE = 1024 * 1024
/**
 * Maximum total of a document's unpacked parts. Documents of 20 MB consist mostly of pictures, which hardly compress.
 */
const MOST_UNPACKED = 200 * MEBIBYTE
const CONTENT_TYPES = '[Content_Types].xml'
const MAIN_PART = 'word/document.xml'
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Whether the file is a Word document (docx) without macros. Unpacks only its list of parts. */
export function isDocx(file: Buffer): boolean {
  const entries = zipEntries(file)
  const types = entries?.find(({ name }) => name === CONTENT_TYPES)
  if (entries === undefined || types === undefined) return false
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_UNPACKED) {
    throw refusedFile('The document unpacks to far more than its size')
  }
  const names = entries.map(({ name }) => name)
  if (new Set(names).size < names.length || !names.includes(MAIN_PART)) return false
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) throw refusedFile('Documents with macros are not accepted')
  return readZipText(file, types, MEBIBYTE)?.includes(MAIN_TYPE) ?? false
}

const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')

/** Whether an OLE file is a Word document of the format before 2007, not a spreadsheet or an installer. */
export const isDoc = (file: Buffer): boolean => file.includes(WORD_STREAM)
