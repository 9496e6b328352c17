import { describe, expect, it } from 'vitest'
import { PictureUrl } from '../primitives.ts'
import { PICTURE_WIDTHS, picturePathIn, picturesInWidths, publicPictureUrl, STORAGE_ORIGIN } from './public-pictures.ts'

const at = (origin: string) => publicPictureUrl(origin, 'demo.appspot.com', 'public/activities/ann/abc123-960.webp')

describe('a picture for everyone', () => {
  it.each([STORAGE_ORIGIN, 'http://127.0.0.1:5053'])('is known in all its widths by one address at %s', (origin) => {
    const url = at(origin)
    expect(PictureUrl.parse(url)).toBe(url)
    const pictures = picturesInWidths(url)
    expect(pictures.map(({ width }) => width)).toEqual(PICTURE_WIDTHS)
    expect(pictures.find(({ width }) => width === 960)?.url).toBe(url)
    expect(picturePathIn(url)).toBe('public/activities/ann/abc123')
    for (const { width, url } of pictures) expect(url).toMatch(new RegExp(`%2Fabc123-${width}\\.webp\\?alt=media$`))
  })

  it.each([
    '/illustrations/workshop-day.svg',
    'https://example.com/picture-960.webp?alt=media',
    `${at(STORAGE_ORIGIN)}&token=1`,
    at(STORAGE_ORIGIN).replace('public%2F', 'vault%2F'),
  ])('from elsewhere has no other widths: %s', (url) => {
    expect(picturesInWidths(url)).toEqual([])
    expect(picturePathIn(url)).toBeUndefined()
  })

  it.each(['http://example.com/a.webp', 'http://127.0.0.1:5053/else', 'http://127.0.0.1.evil.test/v0/b/'])(
    'is never served without encryption by others: %s',
    (url) => {
      expect(PictureUrl.safeParse(url).success).toBe(false)
    },
  )
})
