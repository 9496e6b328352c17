import { box, p } from './sheet.ts'
import { lit, type DrawSight } from './tones.ts'

const tower: DrawSight = (s, t) => {
  lit(s, t, box(-11, -92, 22, 92) + box(-14, -104, 28, 14), box(3, -92, 8, 92) + box(4, -104, 10, 14))
  s.path(box(-14, -109, 6, 6) + box(-3, -109, 6, 6) + box(8, -109, 6, 6), t.wall)
  s.path(box(-2, -80, 4, 10) + box(-2, -54, 4, 8) + p`M-4 0v-12a4 4 0 0 1 8 0v12z`, t.glass)
}

const clockTower: DrawSight = (s, t) => {
  lit(s, t, box(-10, -100, 20, 100) + box(-12, -92, 24, 20), box(3, -100, 7, 100) + box(4, -92, 8, 20))
  s.path('M-11 -100 0 -132 11 -100z' + box(-13, -72, 26, 3) + box(-13, -95, 26, 3), t.roof)
  s.circle(0, -82, 7, t.glass)
  s.line('M0 -82v-5M0 -82h3', t.roof, 1.2)
  s.path(box(-2, -56, 4, 10) + box(-2, -36, 4, 10), t.glass, 0.8)
}

const leaning: DrawSight = (s, t) => {
  for (let floor = 0; floor < 7; floor += 1) {
    const [x, y, half] = [floor * 2.6 - 6, -floor * 14, floor === 6 ? 10 : 14]
    lit(
      s,
      t,
      p`M${x - half} ${y} ${x - half + 1.5} ${y - 12} ${x + half + 1.5} ${y - 12} ${x + half} ${y}z`,
      p`M${x + half * 0.4} ${y} ${x + half * 0.4} ${y - 12} ${x + half + 1.5} ${y - 12} ${x + half} ${y}z`,
    )
    s.path(box(x - half + 3, y - 9, 3, 7) + box(x - 4, y - 9, 3, 7) + box(x + 3, y - 9, 3, 7), t.glass, 0.7)
    s.path(box(x - half - 1, y - 13.5, half * 2 + 4, 2.5), t.wall)
  }
}

const lattice: DrawSight = (s, t) => {
  s.path('M-34 0C-16 -22 -6 -60 -2.5 -138h5C6 -60 16 -22 34 0H21Q0 -34 -21 0z', t.dark)
  s.path(box(-15, -42, 30, 4) + box(-8, -78, 16, 3.4) + box(-0.8, -150, 1.6, 14), t.dark)
  s.line('M-26 -8L-9 -38M26 -8L9 -38M-11 -44L6 -74M11 -44L-6 -74M-6 -80L4 -104M6 -80L-4 -104', t.shade, 1.1, 0.8)
}

const needle: DrawSight = (s, t) => {
  lit(s, t, 'M-6 0 -2.4 -96 2.4 -96 6 0z', 'M1 0 0.6 -96 2.4 -96 6 0z')
  lit(s, t, 'M-15 -104l5 -9h20l5 9l-7 10h-16z', 'M4 -113h6l5 9l-7 10h-4z')
  s.path(box(-14, -106, 28, 2.6), t.glass)
  s.path('M-1.6 -113 0 -158 1.6 -113z', t.roof)
}

const skyscraper: DrawSight = (s, t) => {
  lit(s, t, 'M-16 0 -12 -108 0 -150 12 -108 16 0z', 'M2 0 0 -150 12 -108 16 0z')
  lit(s, t, box(20, -84, 22, 84) + box(-44, -64, 22, 64), box(34, -84, 8, 84) + box(-30, -64, 8, 64))
  let windows = ''
  for (let y = -100; y < -6; y += 9) {
    windows += box(-9, y, 7, 4) + box(2, y, 7, 4)
    if (y > -80) windows += box(24, y, 5, 4) + box(33, y, 5, 4)
    if (y > -58) windows += box(-40, y, 5, 4) + box(-31, y, 5, 4)
  }
  s.path(windows, t.glass, 0.6)
  s.path(box(-0.8, -170, 1.6, 22), t.roof)
}

const lighthouse: DrawSight = (s, t) => {
  s.path('M-40 2q8 -16 26 -14t32 -4t26 18z', t.dark)
  lit(s, t, 'M-11 -8 -7 -82 7 -82 11 -8z', 'M3 -8 2 -82 7 -82 11 -8z')
  s.path('M-10 -26 -9 -42 9 -42 10 -26zM-8.4 -58 -7.6 -72 7.6 -72 8.4 -58z', t.roof)
  s.path(box(-10, -86, 20, 4) + 'M-7 -97q7 -12 14 0z', t.roof)
  s.path(box(-5, -97, 10, 11), s.light.lamps === undefined ? t.glass : '#fff0b8')
  if (s.light.lamps !== undefined) s.path('M6 -92l130 -22v44z', '#fff0b8', 0.22)
}

const windmill: DrawSight = (s, t) => {
  lit(s, t, 'M-17 0 -10 -60 10 -60 17 0z', 'M4 0 3 -60 10 -60 17 0z')
  s.path('M-12 -60q12 -24 24 0z', t.roof)
  s.line('M-34 -98L34 -36M34 -98L-34 -36', t.dark, 2)
  s.path(
    'M-34 -98l8 -3L-2 -70l-3 3zM34 -36l-8 3L2 -64l3 -3zM34 -98l-1 8L4 -65l-3 -3zM-34 -36l1 -8L-4 -69l3 3z',
    t.shade,
    0.85,
  )
  s.path(box(-4, -18, 8, 18), t.glass)
}

const obelisk: DrawSight = (s, t) => {
  lit(
    s,
    t,
    'M-7 -10 -5 -104 0 -116 5 -104 7 -10z' + box(-14, -10, 28, 10),
    'M1 -10 0 -116 5 -104 7 -10z' + box(4, -10, 10, 10),
  )
}

const column: DrawSight = (s, t) => {
  lit(s, t, box(-5, -84, 10, 72) + box(-13, -12, 26, 12) + box(-8, -89, 16, 6), box(1, -84, 4, 72) + box(4, -12, 9, 12))
  s.path('M-4 -89v-9l-5 -6l2 -2l5 5a4 4 0 1 1 5 0l7 -8l1 2l-7 9v9z', t.dark)
}

const wheel: DrawSight = (s, t) => {
  s.line('M-22 0L0 -62L22 0', t.dark, 3)
  s.line('M0 -118a56 56 0 1 1 -.1 0M0 -6V-118M-56 -62H56M-40 -102L40 -22M40 -102L-40 -22', t.dark, 1.6)
  s.line('M0 -112a50 50 0 1 1 -.1 0', t.shade, 1.2)
  for (let at = 0; at < 12; at += 1) {
    const angle = (at * Math.PI) / 6
    s.circle(Math.sin(angle) * 56, -62 + Math.cos(angle) * 56, 3.6, at % 2 === 0 ? t.roof : t.glass)
  }
}

const christ: DrawSight = (s, t) => {
  lit(
    s,
    t,
    'M-9 -24L-6 -76q-26 2 -40 -1l0 -5q20 0 40 -4a6.5 6.5 0 1 1 12 0q20 4 40 4v5q-14 3 -40 1L9 -24zM-12 -24h24v24h-24z',
    'M1 -24V-76l5 0L9 -24zM3 -24h9v24h-9z',
  )
}

const statue: DrawSight = (s, t) => {
  lit(s, t, box(-18, -30, 36, 30) + box(-13, -44, 26, 14), box(6, -30, 12, 30) + box(4, -44, 9, 14))
  s.path('M-9 -44L-6 -84q-1 -7 2 -10a5 5 0 1 1 9 0q2 2 3 6l5 -26h3l-4 34q-1 14 -4 20l2 16z', t.dark)
  s.circle(14, -116, 3, t.gold)
}

const buddha: DrawSight = (s, t) => {
  s.path('M-44 0q-2 -9 9 -10h70q11 1 9 10z', t.shade)
  s.path('M-38 -10q-3 -12 14 -18q-2 -26 12 -34q-1 -5 2 -8a13 14 0 1 1 20 0q3 3 2 8q14 8 12 34q17 6 14 18z', t.gold)
  s.path('M2 -10V-62h10q14 8 12 34q17 6 14 18z', t.shade, 0.35)
  s.circle(0, -98, 5, t.gold)
}

export const TOWERS = {
  tower,
  clockTower,
  leaning,
  lattice,
  needle,
  skyscraper,
  lighthouse,
  windmill,
  obelisk,
  column,
  wheel,
  christ,
  statue,
  buddha,
} satisfies Readonly<Record<string, DrawSight>>
