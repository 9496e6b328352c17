import { DOCUMENT_FILE_TYPES } from '@waymark/contract/vault/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../platform/app-error.ts'
import { documentTypeOf } from './document-type.ts'
import { docx, oleFile, pdf, SAMPLE_FILES, zipBomb } from './testing/sample-files.ts'
import { zip } from './testing/zip.ts'

function verdictOn(file: Buffer): string {
  try {
    return documentTypeOf(file)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid-argument') return error.message
    throw error
  }
}

const NOT_TAKEN = 'The document must be an image, a PDF or a Word document'
const TWO_KINDS = 'The file is of two kinds at once. Please save it anew and try again.'
const bytesOf = (type: keyof typeof SAMPLE_FILES): Buffer => SAMPLE_FILES[type].bytes
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

describe('the type of a document', () => {
  it.each(DOCUMENT_FILE_TYPES)('is told by its bytes: %s', (type) => {
    expect(verdictOn(bytesOf(type))).toBe(type)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['a page', latin1('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', latin1('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a program', latin1('MZ\u0090\0')],
    ['a script', latin1('#!/bin/sh\nrm -rf /')],
    ['a plain text', latin1('passport')],
    ['a zip archive', zip([{ name: 'a.txt', content: 'x' }])],
    ['a spreadsheet of today', zip([{ name: '[Content_Types].xml', content: 'spreadsheetml' }])],
    ['a document whose list of parts names another kind', docx({ mainType: 'application/x-other' })],
    ['a spreadsheet of before 2007', oleFile('Workbook')],
    ['the first bytes of Word alone', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['the first bytes of a PDF alone', latin1('%PDF-1.4')],
    ['the first bytes of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['the first bytes of a PNG alone', latin1('\u0089PNG\r\n\u001a\n')],
    ['a docx that is cut', docx().subarray(0, -30)],
    ['a docx with something behind it', Buffer.concat([docx(), latin1('more')])],
    ['a docx with something before it', Buffer.concat([latin1('GIF87'), docx()])],
    ['a docx that lists a part twice', docx({ more: [{ name: 'word/document.xml', content: 'x' }] })],
  ])('is none of those that are taken: %s', (_what, file) => {
    expect(verdictOn(file)).toBe(NOT_TAKEN)
  })

  it.each([
    ['a picture and an archive', Buffer.concat([bytesOf('image/jpeg'), zip([{ name: 'a', content: 'x' }])])],
    ['a picture and a Word document', Buffer.concat([bytesOf('image/png'), docx()])],
    ['a PDF and an archive', Buffer.concat([pdf(), zip([{ name: 'a.class', content: 'x' }])])],
    ['a picture and a RAR archive', Buffer.concat([bytesOf('image/png'), latin1('Rar!\u001a\u0007\u0001\0')])],
    ['a picture and a PDF', Buffer.concat([bytesOf('image/gif').subarray(0, 13), pdf(), bytesOf('image/gif')])],
    ['a picture and a page', Buffer.concat([latin1('GIF89a/*'), latin1('<script >*/alert(1)</script>;')])],
    ['a PDF and a page', latin1('%PDF-1.4\n<html ><script>alert(1)</script>\n%%EOF')],
  ])('is two kinds at once: %s', (_what, file) => {
    expect(verdictOn(file)).toBe(TWO_KINDS)
  })

  it('is not told of what unpacks to anything', () => {
    expect(verdictOn(zipBomb())).toBe('The document unpacks to far more than its size')
    const claiming = docx({ more: [{ name: 'word/a.bin', content: 'x', claims: 0xfffffff0 }] })
    expect(verdictOn(claiming)).toBe('The document unpacks to far more than its size')
  })

  it('is not told of an archive whose parts share their bytes', () => {
    const shared = [1, 2, 3].map((number) => ({ name: `word/${number}.bin`, content: 'x'.repeat(500), at: 0 }))
    expect(verdictOn(docx({ more: shared }))).toBe(NOT_TAKEN)
  })

  it('is not told of a list of parts that unpacks without end', () => {
    const endless = zip([
      { name: '[Content_Types].xml', content: Buffer.alloc(40 * 1024 * 1024), claims: 100 },
      { name: 'word/document.xml', content: 'x' },
    ])
    expect(verdictOn(endless)).toBe(NOT_TAKEN)
  })

  it('is not told of a document with macros', () => {
    const file = docx({ more: [{ name: 'word/vbaProject.bin', content: 'x' }] })
    expect(verdictOn(file)).toBe('Documents with macros are not accepted')
  })

  it('of any bytes, also behind a good beginning, is told or refused, and fails in no other way', () => {
    const beginnings = Object.values(SAMPLE_FILES).map(({ bytes }) => bytes)
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.nat(), fc.uint8Array({ maxLength: 300 }), (file, at, noise) => {
        const spoilt = Buffer.concat([file.subarray(0, at % (file.length + 1)), noise])
        expect(typeof verdictOn(spoilt)).toBe('string')
      }),
    )
  })
})
