import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { ImageDataUrl, parseImageDataUrl } from './scan-image.ts'

const urlOf = (type: string, bytes: readonly number[]): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

const JPEG = [0xff, 0xd8, 0xff, 0xe0, ...Array<number>(12).fill(0)]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
const WEBP = [...Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8L', 'latin1')]
const GIF = [...Buffer.from('GIF89a______', 'latin1')]

const said = (value: unknown): string | undefined => ImageDataUrl.safeParse(value).error?.issues[0]?.message
const NO_PICTURE = 'The image must be a JPEG, PNG or WebP picture'

describe('a picture as a data URL', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
  ])('may be %s', (type, bytes) => {
    expect(parseImageDataUrl(urlOf(type, bytes))).toEqual({ type, base64: Buffer.from(bytes).toString('base64') })
    expect(said(urlOf(type, bytes))).toBeUndefined()
  })

  it.each([
    ['of another type', urlOf('image/gif', GIF)],
    ['a drawing with scripts', urlOf('image/svg+xml', [...Buffer.from('<svg onload="x()"/>')])],
    ['a PNG that says it is a JPEG', urlOf('image/jpeg', PNG)],
    ['a JPEG that says it is a WebP', urlOf('image/webp', JPEG)],
    ['text that says it is a JPEG', urlOf('image/jpeg', [...Buffer.from('<script>alert(1)</script>')])],
    ['RIFF of another kind', urlOf('image/webp', [...Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt ', 'latin1')])],
    ['without its bytes', 'data:image/jpeg;base64,'],
    ['cut in the middle of a byte', urlOf('image/jpeg', JPEG).slice(0, -1)],
    ['with a line break', `${urlOf('image/jpeg', JPEG)}\n`],
    ['with parameters', urlOf('image/jpeg;charset=utf-8', JPEG)],
    ['an address', 'https://pictures.example/tower.jpg'],
    ['nothing', ''],
  ])('may not be %s', (_what, value) => {
    expect(said(value)).toBe(NO_PICTURE)
  })

  it('may be as long as the limit and no longer', () => {
    const head = urlOf('image/jpeg', JPEG.slice(0, 15))
    const longest = head + 'A'.repeat(Math.floor((LIMITS.scanImageDataUrl - head.length) / 4) * 4)
    expect(said(longest)).toBeUndefined()
    expect(said(`${longest}AAAA`)).toBe('The image is too large')
    expect(said(`data:image/jpeg;base64,${'A'.repeat(LIMITS.scanImageDataUrl)}`)).toBe('The image is too large')
  })
})
