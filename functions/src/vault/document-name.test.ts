import { LIMITS } from '@waymark/contract/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName } from './document-name.ts'

describe('the name of a document', () => {
  it.each([
    ['passport.jpg', 'passport.jpg'],
    ['Pass Müller.JPG', 'Pass Müller.JPG'],
    ['דרכון.jpeg', 'דרכון.jpeg'],
    ['護照👩‍👧.jpg', '護照👩‍👧.jpg'],
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\Users\\ann\\scan.jpg', 'scan.jpg'],
    ['a/b\\..\\c.jpg', 'c.jpg'],
    ['photo', 'photo.jpg'],
    ['', 'document.jpg'],
    ['.jpg', 'document.jpg'],
    ['...', 'document.jpg'],
    ['..', 'document.jpg'],
    ['a\u0000b\u001fc\r\n.jpg', 'abc.jpg'],
    ['invoice\u202egpj.jpg', 'invoicegpj.jpg'],
    ['\u2066a\u2069\u200f\u061c.jpg', 'a.jpg'],
    ['a\ud800b.jpg', 'ab.jpg'],
    ['<script>alert("x")|*?:.jpg', 'scriptalert(x).jpg'],
    ['  many   spaces  .jpg', 'many spaces.jpg'],
    ['scan.2026.jpg', 'scan.2026.jpg'],
  ])('%j becomes %j', (sent, name) => {
    expect(cleanName(sent, 'image/jpeg')).toBe(name)
  })

  it('of 10,000 characters is cut to what may be stored, in whole characters, and keeps its end', () => {
    expect(cleanName(`${'x'.repeat(10_000)}.jpg`, 'image/jpeg')).toBe(`${'x'.repeat(LIMITS.title - 4)}.jpg`)
    const faces = cleanName(
      `${'😀'.repeat(5_000)}.docx`,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    )
    expect(faces).toBe(`${'😀'.repeat(125)}.docx`)
  })

  it.each(['passport.exe', 'passport.pdf', 'passport.jpg.html', 'passport.png', 'exe.jpg\u202e.gpj'])(
    'that says it is another kind is refused: %j',
    (sent) => {
      expect(() => cleanName(sent, 'image/jpeg')).toThrow('The file is of another kind than its name says')
    },
  )

  it('of any characters can be stored and shown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (sent) => {
        let name
        try {
          name = cleanName(sent, 'application/pdf')
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid-argument' })
          return
        }
        expect(name.length).toBeLessThanOrEqual(LIMITS.title)
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+\.pdf$/iu)
      }),
    )
  })
})
