import type { DocumentFileType } from '@waymark/contract/vault/document'
import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { type Part, zip } from './zip.ts'

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const typesOf = (main: string): string =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`

interface Word {
  readonly mainType?: string
  readonly more?: readonly Part[]
}

/** A Word document (.docx). */
export const docx = ({ mainType = MAIN, more = [] }: Word = {}): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: typesOf(mainType) },
    { name: 'word/document.xml', content: '<w:document><w:body><w:p>Hello</w:p></w:body></w:document>' },
    ...more,
  ])

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** An OLE file (Office before 2007) with a stream of this name. */
export const oleFile = (stream: string): Buffer =>
  Buffer.concat([OLE, Buffer.alloc(504), Buffer.from(stream, 'utf16le'), Buffer.alloc(488)])

export const pdf = (body = ''): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${body}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1')

const picture = (type: keyof typeof PICTURES): Buffer => Buffer.from(PICTURES[type], 'base64')

// One pixel.
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A small file of each accepted type, with a matching name. */
export const SAMPLE_FILES = {
  'image/jpeg': { name: 'passport.jpg', bytes: picture('image/jpeg') },
  'image/png': { name: 'visa.png', bytes: picture('image/png') },
  'image/webp': { name: 'ticket.webp', bytes: picture('image/webp') },
  'image/gif': { name: 'map.gif', bytes: GIF },
  'application/pdf': { name: 'insurance.pdf', bytes: pdf() },
  'application/msword': { name: 'letter.doc', bytes: oleFile('WordDocument') },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { name: 'letter.docx', bytes: docx() },
} as const satisfies Record<DocumentFileType, { name: string; bytes: Buffer }>

/** A few kilobytes that unpack to 300 MB. */
export function zipBomb(): Buffer {
  const part = { content: Buffer.alloc(50 * 1024 * 1024) }
  return docx({ more: [1, 2, 3, 4, 5, 6].map((number) => ({ ...part, name: `word/media/${number}.bin` })) })
}
