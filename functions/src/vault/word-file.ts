import { refusedFile } from './refused-file.ts'
import { readZipText, zipEntries } from './zip-archive.ts'

const MEBIBYTE = 1024 * 1024
/** All parts of a document unpacked. One that is 20 MB is so because of its pictures, which hardly grow. */
const MOST_UNPACKED = 200 * MEBIBYTE
const CONTENT_TYPES = '[Content_Types].xml'
const MAIN_PART = 'word/document.xml'
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Whether the file is a Word document (docx) without macros. Reads its list of parts and unpacks nothing else. */
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

/** Whether an OLE file is a Word document in the format before 2007, and not a spreadsheet or an installer. */
export const isDoc = (file: Buffer): boolean => file.includes(WORD_STREAM)
