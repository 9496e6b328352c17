import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const TEXT = 'otpauth://totp/Waymark:administrator?issuer=Waymark&secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

test('every dark module of the code is drawn, none twice, within a white margin', () => {
  render(<QrCode text={TEXT} label="A code" />)
  const drawing = screen.getByRole('img', { name: 'A code' })
  const runs =
    drawing
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? []
  const drawn = [...runs].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, index) => `${Number(x) + index},${y}`),
  )
  const { data } = encode(TEXT, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))
  expect(dark.length).toBeGreaterThan(400)
  expect(drawn).toEqual(dark)
  expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${data.length} ${data.length}`)
})
