import { box, p } from './sheet.ts'
import { lit, type DrawSight, type Tones } from './tones.ts'
import type { Sheet } from './sheet.ts'

const arched = (x: number, y: number, w: number, h: number): string =>
  p`M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`

const spire: DrawSight = (s, t) => {
  lit(s, t, box(-40, -44, 52, 44) + box(8, -74, 26, 74), box(-4, -44, 16, 44) + box(24, -74, 10, 74))
  s.path('M-44 -44 -32 -64 8 -64 8 -44zM5 -74 21 -134 37 -74z', t.roof)
  s.path(
    arched(-32, -6, 7, 26) +
      arched(-19, -6, 7, 26) +
      arched(-6, -6, 7, 26) +
      arched(17, -48, 8, 18) +
      arched(16, 0, 10, 18),
    t.glass,
  )
}

const twinTowers: DrawSight = (s, t) => {
  lit(
    s,
    t,
    box(-38, -92, 22, 92) + box(16, -92, 22, 92) + box(-16, -62, 32, 62),
    box(-23, -92, 7, 92) + box(30, -92, 8, 92) + box(6, -62, 10, 62),
  )
  s.path('M-40 -92 -27 -134 -14 -92zM14 -92 27 -134 40 -92zM-18 -62 0 -82 18 -62z', t.roof)
  s.circle(0, -46, 8, t.glass)
  s.path(
    arched(-31, -56, 8, 26) +
      arched(23, -56, 8, 26) +
      arched(-6, 0, 12, 24) +
      arched(-31, -18, 8, 22) +
      arched(23, -18, 8, 22),
    t.glass,
  )
}

const colonialChurch: DrawSight = (s, t) => {
  lit(
    s,
    t,
    box(-36, -76, 20, 76) + box(16, -76, 20, 76) + 'M-16 0v-58q16 -24 32 0v58z',
    box(-22, -76, 6, 76) + box(29, -76, 7, 76) + 'M5 0v-67q6 2 11 9v58z',
  )
  s.path(
    'M-38 -76q2 -18 12 -22q10 4 12 22zM14 -76q2 -18 12 -22q10 4 12 22z' +
      box(-26.8, -108, 1.6, 11) +
      box(25.2, -108, 1.6, 11),
    t.roof,
  )
  s.path(arched(-30, -54, 8, 16) + arched(22, -54, 8, 16) + arched(-6, 0, 12, 24), t.glass)
  s.circle(0, -44, 5, t.glass)
}

const dome: DrawSight = (s, t) => {
  lit(s, t, box(-52, -40, 104, 40) + box(-26, -62, 52, 24), box(28, -40, 24, 40) + box(8, -62, 18, 24))
  lit(s, { wall: t.roof, shade: t.roof }, 'M-29 -62C-29 -94 -12 -106 0 -108C12 -106 29 -94 29 -62z', '')
  s.path('M6 -62C10 -90 6 -102 0 -108C12 -106 29 -94 29 -62z', t.dark, 0.25)
  s.line('M-14 -62C-12 -88 -6 -102 0 -108M0 -62V-108', t.wall, 1, 0.5)
  lit(s, t, box(-5, -118, 10, 11) + 'M-6 -118 0 -128 6 -118z', box(1, -118, 4, 11))
  s.path(box(-56, -44, 112, 5), t.wall)
  let windows = ''
  for (let x = -46; x < 48; x += 15) windows += arched(x, -6, 6, 22)
  for (let x = -20; x < 20; x += 11) windows += arched(x, -44, 5, 13)
  s.path(windows, t.glass)
}

const campanile: DrawSight = (s, t) => {
  dome(s, t)
  lit(s, t, box(60, -108, 17, 108), box(70, -108, 7, 108))
  s.path('M58 -108 68.5 -134 79 -108z' + box(58, -88, 21, 3), t.roof)
  s.path(arched(64.5, -92, 8, 13), t.glass)
}

const onion = (x: number, y: number, r: number): string =>
  p`M${x - r * 0.6} ${y}c${-r * 0.9} ${-r * 0.7} ${-r * 0.3} ${-r * 1.5} ${r * 0.6} ${-r * 2.3}c${r * 0.9} ${r * 0.8} ${r * 1.5} ${r * 1.6} ${r * 0.6} ${r * 2.3}z`

const onions: DrawSight = (s, t) => {
  lit(
    s,
    t,
    box(-36, -40, 72, 40) + box(-8, -72, 16, 32) + box(-34, -56, 13, 18) + box(21, -56, 13, 18),
    box(16, -40, 20, 40) + box(3, -72, 5, 32) + box(29, -56, 5, 18),
  )
  s.path(onion(0, -72, 13) + box(-0.8, -116, 1.6, 16), t.gold)
  s.path(onion(-27.5, -56, 9) + onion(27.5, -56, 9), t.roof)
  s.path(arched(-28, -8, 7, 20) + arched(-4, 0, 8, 24) + arched(20, -8, 7, 20), t.glass)
}

const byzantine: DrawSight = (s, t) => {
  lit(s, t, box(-42, -36, 84, 36) + box(-16, -66, 32, 32), box(20, -36, 22, 36) + box(5, -66, 11, 32))
  s.path(
    'M-19 -66q19 -34 38 0zM-44 -36q12 -18 26 0zM18 -36q12 -18 26 0z' + box(-0.8, -92, 1.6, 10) + box(-3, -89, 6, 1.6),
    t.roof,
  )
  s.path(
    arched(-11, -40, 5, 16) +
      arched(-2.5, -40, 5, 16) +
      arched(6, -40, 5, 16) +
      arched(-5, 0, 10, 22) +
      arched(-32, -6, 7, 18) +
      arched(25, -6, 7, 18),
    t.glass,
  )
}

const cone: DrawSight = (s, t) => {
  lit(s, t, box(-32, -38, 64, 38) + box(-11, -68, 22, 34), box(12, -38, 20, 38) + box(3, -68, 8, 34))
  s.path('M-14 -68 0 -112 14 -68zM-36 -38 -22 -54 22 -54 36 -38z', t.roof)
  s.path(arched(-7, -44, 4, 18) + arched(3, -44, 4, 18) + arched(-5, 0, 10, 20), t.glass)
}

const minaret = (s: Sheet, t: Tones, x: number, h: number): void => {
  lit(s, t, box(x - 4, -h, 8, h) + box(x - 6.5, -h * 0.72, 13, 4), box(x + 1, -h, 3, h))
  s.path(p`M${x - 5} ${-h} ${x} ${-h - 20} ${x + 5} ${-h}z`, t.roof)
}

const mosque: DrawSight = (s, t) => {
  minaret(s, t, -58, 104)
  minaret(s, t, 58, 104)
  lit(s, t, box(-48, -34, 96, 34) + box(-26, -46, 52, 14), box(24, -34, 24, 34) + box(8, -46, 18, 14))
  s.path(
    'M-30 -46C-30 -78 -12 -88 0 -98C12 -88 30 -78 30 -46zM-48 -34q10 -18 20 0zM28 -34q10 -18 20 0z' +
      box(-0.8, -112, 1.6, 15),
    t.roof,
  )
  s.path('M8 -46C10 -76 6 -90 0 -98C12 -88 30 -78 30 -46z', t.dark, 0.22)
  s.path(
    arched(-7, 0, 14, 28) +
      arched(-38, 0, 10, 20) +
      arched(-23, 0, 10, 20) +
      arched(13, 0, 10, 20) +
      arched(28, 0, 10, 20),
    t.glass,
  )
}

const ottoman: DrawSight = (s, t) => {
  for (const [x, h] of [
    [-74, 92],
    [74, 92],
    [-50, 112],
    [50, 112],
  ] as const)
    minaret(s, t, x, h)
  lit(s, t, box(-56, -30, 112, 30) + box(-36, -46, 72, 18), box(28, -30, 28, 30) + box(14, -46, 22, 18))
  s.path(
    'M-32 -52q32 -56 64 0zM-52 -38q16 -26 30 -2zM22 -40q14 -24 30 2zM-58 -30q8 -14 18 0zM40 -30q8 -14 18 0z',
    t.roof,
  )
  s.path('M6 -52q10 -14 2 -27q14 4 24 27z', t.dark, 0.25)
  let windows = arched(-7, 0, 14, 24)
  for (const x of [-48, -32, -20, 14, 26, 42]) windows += arched(x, -4, 6, 16)
  s.path(windows, t.glass)
}

const squareMinaret: DrawSight = (s, t) => {
  lit(s, t, box(-14, -104, 28, 104) + box(-7, -122, 14, 20), box(4, -104, 10, 104) + box(2, -122, 5, 20))
  s.path('M-8 -122q8 -14 16 0z' + box(-0.7, -140, 1.4, 14) + box(-16, -107, 32, 4), t.roof)
  s.path(arched(-8, -74, 6, 16) + arched(2, -74, 6, 16) + arched(-3, -40, 6, 14) + box(-10, -96, 20, 4), t.glass)
  lit(s, t, box(-52, -26, 38, 26) + box(14, -26, 44, 26), box(40, -26, 18, 26))
}

export const WORSHIP = {
  spire,
  twinTowers,
  colonialChurch,
  dome,
  campanile,
  onions,
  byzantine,
  cone,
  mosque,
  ottoman,
  squareMinaret,
} satisfies Readonly<Record<string, DrawSight>>
