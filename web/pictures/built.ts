import { box, p } from './sheet.ts'
import { lit, type DrawSight } from './tones.ts'

const teeth = (from: number, to: number, y: number): string => {
  let d = ''
  for (let x = from; x < to - 3; x += 8) d += box(x, y - 5, 5, 6)
  return d
}

const castle: DrawSight = (s, t) => {
  lit(
    s,
    t,
    box(-50, -48, 100, 48) + teeth(-50, 50, -48) + box(-14, -88, 24, 88) + box(-58, -62, 20, 62) + box(38, -70, 20, 70),
    box(18, -48, 20, 48) + box(3, -88, 7, 88) + box(-45, -62, 7, 62) + box(51, -70, 7, 70),
  )
  s.path('M-61 -62 -48 -92 -35 -62zM35 -70 48 -104 61 -70zM-17 -88 -2 -124 13 -88z', t.roof)
  s.path(
    'M-10 0v-16a8 8 0 0 1 16 0v16z' +
      box(-4, -74, 4, 9) +
      box(-50, -44, 4, 9) +
      box(46, -50, 4, 9) +
      box(-30, -30, 4, 8) +
      box(22, -30, 4, 8),
    t.glass,
  )
  s.line('M-2 -124v-14M48 -104v-12', t.dark, 1.2)
  s.path('M-2 -138l13 4l-13 4zM48 -116l11 3.4l-11 3.4z', t.roof)
}

const fort: DrawSight = (s, t) => {
  lit(
    s,
    t,
    'M-86 0 -78 -40 -34 -40 -30 -56 30 -56 34 -40 78 -40 86 0z' +
      teeth(-78, -34, -40) +
      teeth(-30, 30, -56) +
      teeth(34, 78, -40),
    'M40 0 38 -40 78 -40 86 0zM12 0 12 -56 30 -56 34 0z',
  )
  s.path('M-8 0v-22a8 8 0 0 1 16 0v22z' + box(-60, -24, 4, 8) + box(-44, -24, 4, 8) + box(54, -24, 4, 8), t.glass)
  s.line('M0 -60v-30', t.dark, 1.4)
  s.path('M0 -90q10 -4 18 0t0 11q-9 3 -18 0z', t.roof)
}

const kasbah: DrawSight = (s, t) => {
  const tower = (x: number, h: number, w: number): void => {
    lit(
      s,
      t,
      p`M${x - w} 0 ${x - w * 0.8} ${-h} ${x + w * 0.8} ${-h} ${x + w} 0z` + teeth(x - w * 0.8, x + w * 0.8, -h),
      p`M${x + w * 0.25} 0 ${x + w * 0.25} ${-h} ${x + w * 0.8} ${-h} ${x + w} 0z`,
    )
    s.path(
      box(x - 5, -h + 9, 3, 6) + box(x + 2, -h + 9, 3, 6) + box(x - 5, -h * 0.5, 3, 6) + box(x + 2, -h * 0.5, 3, 6),
      t.glass,
    )
  }
  tower(0, 86, 17)
  lit(s, t, box(-62, -44, 124, 44) + teeth(-62, 62, -44), box(30, -44, 32, 44))
  tower(-56, 62, 13)
  tower(52, 70, 13)
  s.path('M-7 0v-16q7 -10 14 0v16z', t.dark)
}

const rajput: DrawSight = (s, t) => {
  fort(s, t)
  for (const [x, y] of [
    [-58, -44],
    [0, -60],
    [58, -44],
  ] as const)
    s.path(p`M${x - 12} ${y}v-12h3v12zM${x + 9} ${y}v-12h3v12zM${x - 14} ${y - 12}q14 -24 28 0z`, t.roof)
}

const palace: DrawSight = (s, t) => {
  lit(
    s,
    t,
    box(-78, -40, 156, 40) + box(-22, -52, 44, 52) + box(-78, -48, 22, 48) + box(56, -48, 22, 48),
    box(12, -52, 10, 52) + box(68, -48, 10, 48) + box(-62, -48, 6, 48),
  )
  s.path(
    'M-26 -52 0 -68 26 -52zM-80 -48 -74 -60 -60 -60 -54 -48zM54 -48 60 -60 74 -60 80 -48z' +
      box(-56, -43, 34, 4) +
      box(22, -43, 34, 4),
    t.roof,
  )
  let windows = 'M-5 0v-16a5 5 0 0 1 10 0v16z'
  for (let x = -74; x < 74; x += 10.5) if (Math.abs(x + 2) > 8) windows += box(x, -32, 4, 9) + box(x, -15, 4, 9)
  s.path(windows, t.glass)
  s.line('M0 -68v-16', t.dark, 1.2)
  s.path('M0 -84l12 4l-12 4z', t.roof)
}

const portico: DrawSight = (s, t) => {
  lit(
    s,
    t,
    box(-56, -10, 112, 10) + box(-50, -58, 100, 8) + 'M-54 -58 0 -82 54 -58z',
    'M6 -58 0 -82 54 -58z' + box(16, -10, 40, 10),
  )
  s.path(box(-46, -50, 92, 40), t.dark, 0.55)
  let columns = ''
  for (let x = -46; x < 46; x += 15) columns += box(x, -50, 6.5, 40)
  s.path(columns, t.wall)
  s.path('M-38 -60 0 -76 38 -60z', t.shade)
}

const ruins: DrawSight = (s, t) => {
  lit(s, t, box(-66, -8, 132, 8) + box(-58, -14, 116, 6), box(20, -8, 46, 8) + box(20, -14, 38, 6))
  const columns = [
    [-54, 60],
    [-36, 60],
    [-18, 60],
    [0, 60],
    [18, 34],
    [36, 60],
    [50, 22],
  ] as const
  for (const [x, h] of columns)
    lit(s, t, box(x, -14 - h, 8, h) + box(x - 2, -16 - h, 12, 4), box(x + 4.5, -14 - h, 3.5, h))
  lit(s, t, box(-58, -84, 70, 9) + 'M-58 -84 -14 -102 2 -94 6 -84z', box(-10, -84, 22, 9))
  lit(s, t, 'M62 0v-9l12 -3l8 12z', 'M74 -12l8 12h-8z')
}

const arena: DrawSight = (s, t) => {
  lit(
    s,
    t,
    'M-80 0v-46q0 -6 6 -7V-72q40 -12 90 -8l6 10l14 2l4 10l20 4l6 10l14 4V0z',
    'M30 0V-68l4 10l20 4l6 10l14 4V0z',
  )
  let arches = ''
  for (const [y, to] of [
    [-2, 76],
    [-26, 60],
    [-50, 20],
  ] as const)
    for (let x = -70; x < to - 10; x += 15) arches += p`M${x} ${y}v-10a4.5 4.5 0 0 1 9 0v10z`
  s.path(arches, t.dark, 0.75)
  s.path(box(-80, -21, 154, 2.4) + box(-78, -45, 132, 2.4), t.shade)
}

const arch: DrawSight = (s, t) => {
  lit(
    s,
    t,
    'M-36 0v-70h72V0H16v-36a16 16 0 0 0 -32 0V0z' + box(-40, -78, 80, 9) + box(-34, -92, 68, 14),
    'M26 0v-70h10V0z' + box(20, -92, 14, 14),
  )
  s.path(box(-30, -60, 8, 30) + box(22, -60, 8, 30) + box(-20, -88, 40, 6), t.shade)
}

const gate: DrawSight = (s, t) => {
  lit(
    s,
    t,
    box(-48, -76, 28, 76) + box(20, -76, 28, 76) + 'M-20 0v-58h40V0H10v-22a10 10 0 0 0 -20 0V0z',
    box(-29, -76, 9, 76) + box(39, -76, 9, 76),
  )
  s.path('M-52 -76 -34 -108 -16 -76zM16 -76 34 -108 52 -76zM-20 -58 -14 -68 14 -68 20 -58z', t.roof)
  s.path(
    box(-37, -60, 5, 11) +
      box(31, -60, 5, 11) +
      box(-37, -34, 5, 9) +
      box(31, -34, 5, 9) +
      box(-10, -50, 4, 9) +
      box(6, -50, 4, 9),
    t.glass,
  )
}

const pyramid: DrawSight = (s, t) => {
  for (const [x, w, h] of [
    [-70, 58, 64],
    [74, 42, 44],
    [0, 92, 104],
  ] as const) {
    lit(
      s,
      { wall: t.shade, shade: s.light.mid },
      p`M${x - w} 0 ${x} ${-h} ${x + w} 0z`,
      p`M${x + w * 0.25} 0 ${x} ${-h} ${x + w} 0z`,
    )
    for (const share of [0.25, 0.5, 0.72])
      s.line(p`M${x - w * (1 - share)} ${-h * share}L${x + w * (0.25 * (1 - share))} ${-h * share}`, t.wall, 0.8, 0.6)
  }
}

const stepPyramid: DrawSight = (s, t) => {
  for (let step = 0; step < 7; step += 1) {
    const [y, half] = [-step * 11, 72 - step * 8.6]
    lit(s, t, box(-half, y - 11, half * 2, 11), box(half * 0.3, y - 11, half * 0.7, 11))
    s.path(box(-half, y - 11, half * 2, 1.8), t.shade, 0.7)
  }
  s.path('M-13 0 -8 -77 8 -77 13 0z', t.shade, 0.8)
  lit(s, t, box(-16, -96, 32, 20) + box(-18, -100, 36, 5), box(5, -96, 11, 20))
  s.path(box(-4, -90, 8, 14), t.glass)
}

const aqueduct: DrawSight = (s, t) => {
  let d = 'M-110 0V-76H110V0'
  for (let x = 110; x > -110; x -= 27.5) d += p`H${x - 4}v-40a9.75 10 0 0 0 -19.5 0v40`
  lit(s, t, `${d}z`, '')
  let upper = ''
  for (let x = -102; x < 104; x += 15) upper += p`M${x} -56v-7a4 4 0 0 1 8 0v7z`
  s.path(upper, t.shade)
  s.path(box(-110, -54, 220, 2), t.shade)
}

const sails: DrawSight = (s, t) => {
  s.path('M-84 0l8 -14h152l8 14z', t.shade)
  for (const [x, h] of [
    [-56, 46],
    [-30, 66],
    [2, 80],
    [40, 50],
  ] as const)
    lit(
      s,
      t,
      p`M${x - 24} -12C${x - 18} ${-h * 0.7} ${x} ${-h} ${x + 20} ${-h - 12}C${x + 22} ${-h * 0.6} ${x + 24} -30 ${x + 26} -12z`,
      p`M${x + 4} -12C${x + 6} ${-h * 0.6} ${x + 10} ${-h} ${x + 20} ${-h - 12}C${x + 22} ${-h * 0.6} ${x + 24} -30 ${x + 26} -12z`,
    )
}

const moai: DrawSight = (s, t) => {
  s.path(box(-76, -8, 152, 8), t.shade)
  for (const [x, h] of [
    [-56, 66],
    [-19, 80],
    [20, 72],
    [56, 60],
  ] as const) {
    lit(
      s,
      t,
      p`M${x - 13} -8v${-h * 0.4}l3 ${-h * 0.5}q10 -8 20 0l3 ${h * 0.5}v${h * 0.4}z`,
      p`M${x + 4} -8v${-h * 0.93}l6 3l3 ${h * 0.5}v${h * 0.4}z`,
    )
    s.path(
      p`M${x - 9} ${-h * 0.74}h18v5h-6v${h * 0.2}h-6v${-h * 0.2}h-6zM${x - 6} ${-h * 0.44}h12v2.4h-12z`,
      t.dark,
      0.55,
    )
  }
}

const modern: DrawSight = (s, t) => {
  lit(s, t, 'M-70 0L-52 -46L-6 -30L30 -66L70 -20V0z', 'M-6 -30L30 -66L70 -20V0H8z')
  s.line('M-61 -23L-6 -30L8 0M30 -66L34 0M-30 -38L-26 0M52 -41L54 0', t.dark, 1, 0.55)
  s.path('M-20 0v-14h22v14z', t.glass, 0.8)
}

const monastery: DrawSight = (s, t) => {
  s.path('M-80 4q10 -40 34 -46q40 -16 80 4q34 6 46 42z', t.dark)
  lit(
    s,
    t,
    box(-50, -66, 34, 34) + box(-20, -78, 40, 48) + box(16, -62, 36, 32) + box(-6, -98, 12, 24),
    box(-26, -66, 10, 34) + box(8, -78, 12, 48) + box(40, -62, 12, 32),
  )
  s.path('M-53 -66 -33 -78 -13 -66zM-23 -78 0 -92 23 -78zM13 -62 34 -74 55 -62zM-8 -98q8 -16 16 0z', t.roof)
  let windows = ''
  for (let x = -44; x < 48; x += 11) windows += box(x, -54, 4, 8)
  s.path(windows, t.glass)
}

export const BUILT = {
  castle,
  fort,
  kasbah,
  rajput,
  palace,
  portico,
  ruins,
  arena,
  arch,
  gate,
  pyramid,
  stepPyramid,
  aqueduct,
  sails,
  moai,
  modern,
  monastery,
} satisfies Readonly<Record<string, DrawSight>>
