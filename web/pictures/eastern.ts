import { box, p } from './sheet.ts'
import { lit, type DrawSight } from './tones.ts'

/** A roof that turns up at its ends. */
const eaves = (y: number, half: number, rise: number): string =>
  p`M${-half} ${y}q${half * 0.3} 0 ${half * 0.45} ${-rise}h${half * 1.1}q${half * 0.15} ${rise} ${half * 0.45} ${rise}q${-half * 0.2} ${rise * 0.3} ${-half * 0.4} ${rise * 0.3}h${-half * 1.2}q${-half * 0.2} 0 ${-half * 0.4} ${-rise * 0.3}z`

const pagoda: DrawSight = (s, t) => {
  for (let floor = 0; floor < 5; floor += 1) {
    const [y, half] = [-floor * 22, 26 - floor * 3.2]
    lit(s, t, box(-half * 0.6, y - 16, half * 1.2, 16), box(half * 0.2, y - 16, half * 0.4, 16))
    s.path(box(-half * 0.42, y - 13, 4, 10) + box(-2, y - 13, 4, 10) + box(half * 0.42 - 4, y - 13, 4, 10), t.roof)
    s.path(eaves(y - 14, half + 6, 8), t.dark)
  }
  s.path('M-1.4 -110 0 -142 1.4 -110z' + box(-4, -118, 8, 1.6) + box(-3, -124, 6, 1.6), t.gold)
}

const hall: DrawSight = (s, t) => {
  lit(s, t, box(-52, -12, 104, 12), box(20, -12, 32, 12))
  s.path(box(-44, -42, 88, 30), t.roof)
  let posts = ''
  for (let x = -42; x < 42; x += 12) posts += box(x, -42, 3.4, 30)
  s.path(posts, t.wall)
  s.path(eaves(-40, 62, 16), t.dark)
  s.path(box(-28, -66, 56, 11), t.roof)
  s.path(eaves(-64, 44, 17), t.dark)
  s.path(box(-24, -84, 48, 3), t.gold)
}

const torii: DrawSight = (s, t) => {
  const red = s.hazy('#c8402f', s.light.lamps === undefined ? 0.08 : 0.2)
  s.path('M-34 0l5 -78h9l-3 78zM34 0l-5 -78h-9l3 78z' + box(-38, -62, 76, 8) + box(-4, -78, 8, 18), red)
  s.path('M-56 -92q56 14 112 0l-4 15q-52 9 -104 0z', red)
  s.path('M-58 -96q58 13 116 0l-1 6q-57 12 -114 0z', t.dark)
}

const tenshu: DrawSight = (s, t) => {
  s.path('M-50 0q10 -14 14 -30h72q4 16 14 30z', t.shade)
  for (const [y, half, h] of [
    [-30, 34, 22],
    [-56, 25, 18],
    [-80, 17, 16],
  ] as const) {
    lit(s, t, box(-half, y - h, half * 2, h), box(half * 0.35, y - h, half * 0.65, h))
    let windows = ''
    for (let x = -half + 5; x < half - 5; x += 9) windows += box(x, y - h * 0.6, 4, 5)
    s.path(windows, t.glass)
    s.path(eaves(y - h + 2, half + 9, 8), t.dark)
    s.path(p`M-10 ${y - h - 3} 0 ${y - h - 15} 10 ${y - h - 3}z`, t.dark)
  }
  s.path('M-12 -104q1 -8 5 -9l1 9zM12 -104q-1 -8 -5 -9l-1 9z', t.gold)
}

const stupa: DrawSight = (s, t) => {
  lit(s, t, box(-46, -10, 92, 10) + box(-38, -20, 76, 10), box(14, -10, 32, 10) + box(12, -20, 26, 10))
  s.path('M-34 -20C-34 -48 -16 -56 -8 -70h16C16 -56 34 -48 34 -20z', t.gold)
  s.path('M8 -20C14 -46 6 -58 2 -70h6C16 -56 34 -48 34 -20z', t.dark, 0.2)
  s.path('M-9 -70 -6 -80 6 -80 9 -70zM-5 -80 0 -130 5 -80z', t.gold)
  s.path(box(-7, -88, 14, 2) + box(-5.5, -96, 11, 2) + box(-4, -104, 8, 2), t.wall)
}

const chorten: DrawSight = (s, t) => {
  lit(
    s,
    t,
    box(-44, -12, 88, 12) + 'M-38 -12C-38 -52 38 -52 38 -12z',
    box(14, -12, 30, 12) + 'M8 -12C16 -30 10 -42 2 -42C26 -41 38 -34 38 -12z',
  )
  s.path(box(-11, -58, 22, 17), t.gold)
  s.path('M-8 -50q3 -4 6 0zM2 -50q3 -4 6 0z', t.dark)
  s.path('M-9 -58 0 -100 9 -58z', t.gold)
  s.line('M0 -98Q-40 -70 -76 -8M0 -98Q40 -70 76 -8', t.shade, 1)
  const flags = ['#3f7fb5', '#f3efe2', '#c8503f', '#4f9a6a', '#e2b04a']
  for (let at = 0; at < 10; at += 1) {
    const [x, y] = [-8 - at * 6.6, -90 + at * 8 - (at > 6 ? -4 : 0)]
    s.path(box(x, y, 4, 5) + box(-x - 4, y, 4, 5), flags[at % 5] ?? t.roof, 0.9)
  }
}

const wat: DrawSight = (s, t) => {
  lit(s, t, box(-38, -36, 76, 36), box(14, -36, 24, 36))
  let doors = ''
  for (const x of [-30, -18, 12, 24]) doors += box(x, -24, 6, 24)
  s.path(`${doors}M-6 0v-26l6 -8l6 8v26z`, t.gold)
  for (const [y, half, rise] of [
    [-34, 52, 34],
    [-52, 36, 34],
    [-68, 22, 34],
  ] as const) {
    s.path(
      p`M${-half} ${y}q${half * 0.7} ${-rise * 0.3} ${half} ${-rise}q${half * 0.3} ${rise * 0.7} ${half} ${rise}z`,
      t.roof,
    )
    s.line(
      p`M${-half - 2} ${y - 3}q${half * 0.7} ${-rise * 0.3} ${half + 2} ${-rise}q${half * 0.3} ${rise * 0.7} ${half + 2} ${rise}`,
      t.gold,
      1.8,
    )
  }
  s.path('M-1 -100 0 -118 1 -100z', t.gold)
}

const prang: DrawSight = (s, t) => {
  const one = (x: number, h: number, w: number): void => {
    lit(
      s,
      t,
      p`M${x - w} 0v${-h * 0.4}c0 ${-h * 0.3} ${w * 0.6} ${-h * 0.5} ${w} ${-h * 0.6}c${w * 0.4} ${h * 0.1} ${w} ${h * 0.3} ${w} ${h * 0.6}v${h * 0.4}z`,
      p`M${x + w * 0.2} 0v${-h * 0.9}c${w * 0.4} ${h * 0.1} ${w * 0.8} ${h * 0.25} ${w * 0.8} ${h * 0.5}v${h * 0.4}z`,
    )
    for (const share of [0.4, 0.54, 0.68, 0.8])
      s.path(box(x - w * (1.25 - share * 0.75), -h * share, w * (2.5 - share * 1.5), 2.4), t.shade)
  }
  one(-52, 62, 10)
  one(52, 62, 10)
  one(-28, 80, 12)
  one(28, 80, 12)
  one(0, 112, 16)
  lit(s, t, box(-74, -20, 148, 20), box(20, -20, 54, 20))
  s.path(
    box(-6, -16, 12, 16) + box(-60, -14, 6, 10) + box(-40, -14, 6, 10) + box(34, -14, 6, 10) + box(54, -14, 6, 10),
    t.glass,
  )
}

const gopuram: DrawSight = (s, t) => {
  for (let floor = 0; floor < 6; floor += 1) {
    const [y, half] = [-18 - floor * 15, 34 - floor * 4]
    s.path(
      p`M${-half} ${y} ${-half + 3} ${y - 15} ${half - 3} ${y - 15} ${half} ${y}z`,
      floor % 2 === 0 ? t.wall : t.roof,
    )
    let figures = ''
    for (let x = -half + 5; x < half - 4; x += 8) figures += p`M${x} ${y - 2}v-6a2 2 0 0 1 4 0v6z`
    s.path(figures, floor % 2 === 0 ? t.roof : t.gold)
  }
  s.path('M4 -18 4 -108 13 -108 34 -18z', t.dark, 0.16)
  lit(s, t, box(-38, -18, 76, 18), box(14, -18, 24, 18))
  s.path(box(-7, -18, 14, 18), t.glass)
  s.path('M-16 -108q0 -14 16 -14t16 14z', t.gold)
}

const shikhara: DrawSight = (s, t) => {
  const one = (x: number, h: number, w: number): void => {
    lit(
      s,
      t,
      p`M${x - w} 0C${x - w} ${-h * 0.5} ${x - w * 0.6} ${-h * 0.85} ${x - 3} ${-h}h6C${x + w * 0.6} ${-h * 0.85} ${x + w} ${-h * 0.5} ${x + w} 0z`,
      p`M${x + w * 0.25} 0C${x + w * 0.3} ${-h * 0.5} ${x + 4} ${-h * 0.85} ${x + 1} ${-h}h2C${x + w * 0.6} ${-h * 0.85} ${x + w} ${-h * 0.5} ${x + w} 0z`,
    )
    s.line(p`M${x - w * 0.45} 0C${x - w * 0.4} ${-h * 0.5} ${x - w * 0.25} ${-h * 0.8} ${x} ${-h}`, t.shade, 1.2)
    s.path(p`M${x - 5} ${-h}h10v-4h-10zM${x - 0.8} ${-h - 14}h1.6v11h-1.6z`, t.gold)
  }
  one(-36, 60, 13)
  one(36, 60, 13)
  one(0, 104, 22)
  lit(s, t, box(-58, -16, 116, 16), box(20, -16, 38, 16))
  s.path(box(-5, -16, 10, 16), t.glass)
}

const tajMahal: DrawSight = (s, t) => {
  for (const x of [-66, 66]) {
    lit(s, t, box(x - 3, -82, 6, 82) + box(x - 5, -56, 10, 3), box(x + 1, -82, 2, 82))
    s.path(p`M${x - 5} -82q5 -12 10 0z`, t.wall)
  }
  lit(
    s,
    t,
    box(-44, -46, 88, 46) + 'M-26 -50c-6 -24 12 -36 26 -50c14 14 32 26 26 50zM-40 -46q8 -18 16 0zM24 -46q8 -18 16 0z',
    'M6 -50c6 -24 2 -36 -6 -50c14 14 32 26 26 50z' + box(20, -46, 24, 46),
  )
  s.path(
    'M-11 0v-24q11 -18 22 0v24zM-36 0v-12q6 -9 12 0v12zM24 0v-12q6 -9 12 0v12zM-36 -22v-10q6 -9 12 0v10zM24 -22v-10q6 -9 12 0v10z',
    t.glass,
    0.75,
  )
  s.path(box(-0.8, -114, 1.6, 15), t.gold)
  s.path(box(-78, -3, 156, 5), t.shade)
}

const meru: DrawSight = (s, t) => {
  for (let tier = 0; tier < 7; tier += 1)
    s.path(eaves(-24 - tier * 13, 28 - tier * 3.2, 8), tier % 2 === 0 ? t.dark : s.hazy(t.dark, 0.12))
  lit(s, t, box(-14, -26, 28, 26), box(4, -26, 10, 26))
  s.path('M-62 0v-40q8 -6 10 -26q8 14 8 30v36zM62 0v-40q-8 -6 -10 -26q-8 14 -8 30v36z', t.roof)
  s.path(box(-4, -18, 8, 18), t.gold)
}

export const EASTERN = {
  pagoda,
  hall,
  torii,
  tenshu,
  stupa,
  chorten,
  wat,
  prang,
  gopuram,
  shikhara,
  tajMahal,
  meru,
} satisfies Readonly<Record<string, DrawSight>>
