import { mixed } from './light.ts'
import { HEIGHT, p, polygon, WIDTH, type Point, type Sheet } from './sheet.ts'

/** The outline of a mountain range, by midpoint displacement. */
function range(s: Sheet, y: number, rise: number, halvings: number): Point[] {
  let line: Point[] = [
    [-10, y - s.between(rise * 0.1, rise * 0.5)],
    [s.between(90, 200), y - rise * s.between(0.5, 0.8)],
    [s.between(210, 300), y - rise * s.between(0.15, 0.35)],
    [s.between(340, 470), y - rise * s.between(0.85, 1)],
    [s.between(510, 580), y - rise * s.between(0.2, 0.4)],
    [s.between(610, 710), y - rise * s.between(0.5, 0.85)],
    [WIDTH + 10, y - s.between(rise * 0.1, rise * 0.5)],
  ]
  let throwing = rise * 0.2
  for (let halving = 0; halving < halvings; halving += 1) {
    line = line.flatMap((point, at) => {
      const next = line[at + 1]
      if (next === undefined) return [point]
      const middle: Point = [
        (point[0] + next[0]) / 2 + s.between(-6, 6),
        (point[1] + next[1]) / 2 + s.between(-throwing, throwing) * 0.7,
      ]
      return [point, middle]
    })
    throwing *= 0.55
  }
  return line
}

const grounded = (line: readonly Point[]): string =>
  `${polygon(line).slice(0, -1)}L${WIDTH + 10} ${HEIGHT}L-10 ${HEIGHT}z`

/** Mountains with a lit side, and snow on the high ones. */
export function mountains(s: Sheet, y: number, rise: number, colour: string, snow: number): void {
  const line = range(s, y, rise, 2)
  s.path(grounded(line), colour)
  // Shaded flanks: from each peak down to the right.
  const shade = mixed(colour, s.light.fore, 0.2)
  let [flanks, caps] = ['', '']
  const snowline = y - rise * (1 - snow)
  for (const [at, [x, top]] of line.entries()) {
    const [before, after] = [line[at - 1], line[at + 1]]
    if (before === undefined || after === undefined || before[1] < top || after[1] < top) continue
    const depth = (y - top) * 0.75
    flanks += p`M${x} ${top} ${after[0]} ${after[1]} ${after[0] + depth * 0.25} ${y} ${x + depth * 0.22} ${y} ${x + depth * 0.06} ${top + depth * 0.45} ${x + depth * 0.16} ${top + depth * 0.3}z`
    if (snow > 0 && top < snowline) {
      const d = Math.min(snowline - top, rise * 0.3)
      const left = (d / Math.max(8, before[1] - top)) * (x - before[0])
      const right = (d / Math.max(8, after[1] - top)) * (after[0] - x)
      const [l, r] = [Math.min(left, d * 1.6), Math.min(right, d * 1.6)]
      caps += p`M${x} ${top} ${x + r} ${top + d} ${x + r * 0.6} ${top + d * 0.72} ${x + r * 0.25} ${top + d * 1.05} ${x - l * 0.15} ${top + d * 0.7} ${x - l * 0.5} ${top + d * 1.1} ${x - l} ${top + d}z`
    }
  }
  s.path(flanks, shade, 0.45)
  if (caps !== '') s.path(caps, mixed('#ffffff', s.light.sky[2], s.light.lamps === undefined ? 0.1 : 0.45))
}

/** Rolling hills. */
export function hills(s: Sheet, y: number, rise: number, colour: string): void {
  let d = p`M-10 ${HEIGHT}V${y - s.between(0, rise)}`
  let x = -10
  while (x < WIDTH) {
    const step = s.between(130, 280)
    d += p`q${step / 2} ${-s.between(rise * 0.3, rise)} ${step} ${s.between(-rise * 0.25, rise * 0.3)}`
    x += step
  }
  s.path(`${d}V${HEIGHT}z`, colour)
}

/** Dunes with sharp crests and a lit side. */
export function dunes(s: Sheet, y: number, rise: number, colour: string): void {
  const shade = mixed(colour, s.light.fore, 0.28)
  for (const [at, drop] of [
    [s.between(40, 260), 0],
    [s.between(420, 640), rise * 0.25],
  ] as const) {
    const top = y - rise + drop
    s.path(
      p`M${at - 420} ${HEIGHT}C${at - 200} ${y + 20} ${at - 90} ${top + 20} ${at} ${top}C${at + 120} ${top + 40} ${at + 190} ${y - 10} ${at + 420} ${y + 30}V${HEIGHT}z`,
      colour,
    )
    s.path(
      p`M${at} ${top}C${at + 120} ${top + 40} ${at + 190} ${y - 10} ${at + 420} ${y + 30}V${HEIGHT}H${at - 40}C${at + 60} ${y + 70} ${at - 60} ${y + 10} ${at} ${top}z`,
      shade,
      0.75,
    )
  }
}

/** Table mountains and rock towers in layers. */
export function mesas(s: Sheet, y: number, rise: number, colour: string): void {
  const [shade, band] = [mixed(colour, s.light.fore, 0.25), mixed(colour, s.light.sky[2], 0.22)]
  let x = s.between(-60, 20)
  while (x < WIDTH) {
    const [width, top] = [s.between(60, 210), y - rise * s.between(0.45, 1)]
    const slope = s.between(20, 44)
    s.path(
      p`M${x - slope} ${y} ${x} ${y - (y - top) * 0.5} ${x + 4} ${top} ${x + width} ${top + s.between(-4, 4)} ${x + width + 6} ${y - (y - top) * 0.45} ${x + width + slope} ${y}z`,
      colour,
    )
    s.path(
      p`M${x + width * 0.6} ${top} ${x + width} ${top} ${x + width + 6} ${y - (y - top) * 0.45} ${x + width + slope} ${y} ${x + width * 0.5} ${y} ${x + width * 0.68} ${y - (y - top) * 0.5}z`,
      shade,
      0.6,
    )
    s.path(
      p`M${x + 3} ${top + (y - top) * 0.18}h${width}v5h${-width}zM${x + 2} ${top + (y - top) * 0.36}h${width + 2}v3h${-width}z`,
      band,
      0.55,
    )
    x += width + s.between(30, 150)
  }
}

/** Steep green karst hills of the wet tropics. */
export function karst(s: Sheet, y: number, rise: number, colour: string): void {
  const shade = mixed(colour, s.light.fore, 0.3)
  let x = Math.round(s.between(-50, 10))
  let [rocks, sides] = ['', '']
  while (x < WIDTH) {
    const [width, height] = [s.between(76, 130), rise * s.between(0.45, 1)]
    const top = y - height
    rocks += p`M${x} ${y + 20}C${x + width * 0.06} ${top + height * 0.4} ${x + width * 0.2} ${top} ${x + width * 0.46} ${top}S${x + width * 0.94} ${top + height * 0.36} ${x + width} ${y + 20}z`
    sides += p`M${x + width * 0.5} ${top + 2}C${x + width * 0.8} ${top + 6} ${x + width * 0.96} ${top + height * 0.4} ${x + width} ${y + 20}h${-width * 0.34}C${x + width * 0.74} ${top + height * 0.6} ${x + width * 0.5} ${top + height * 0.4} ${x + width * 0.5} ${top + 2}z`
    x += width * s.between(0.7, 1.5)
  }
  s.path(rocks, colour)
  s.path(sides, shade, 0.5)
}

/** A volcano. */
export function volcano(s: Sheet, y: number, rise: number, colour: string, snow: boolean): void {
  const x = s.pick([s.between(220, 320), s.between(480, 580)])
  const top = y - rise
  const half = rise * 1.55
  s.path(
    p`M${x - half} ${y + 30}C${x - half * 0.5} ${y - 10} ${x - half * 0.26} ${top + rise * 0.3} ${x - 20} ${top}q10 7 20 4t20-3C${x + half * 0.26} ${top + rise * 0.3} ${x + half * 0.5} ${y - 10} ${x + half} ${y + 30}z`,
    colour,
  )
  s.path(
    p`M${x + 4} ${top + 5}q8-2 16-4C${x + half * 0.26} ${top + rise * 0.3} ${x + half * 0.5} ${y - 10} ${x + half} ${y + 30}H${x + half * 0.2}C${x + half * 0.16} ${y - rise * 0.2} ${x + 30} ${top + rise * 0.5} ${x + 4} ${top + 5}z`,
    mixed(colour, s.light.fore, 0.3),
    0.45,
  )
  if (snow)
    s.path(
      p`M${x - 20} ${top}q10 7 20 4t20-3q16 26 34 52l-16-8l-10 18l-14-24l-16 20l-12-18l-18 16l-4-10q20-24 36-51z`,
      mixed('#ffffff', s.light.sky[2], 0.12),
    )
  else s.path(p`M${x - 4} ${top - 4}c-16-22 10-30-4-50c24 8 26 26 16 34s6 12-2 18z`, s.hazy('#ffffff', 0.4), 0.55)
}

/** A waterfall from a cliff between woods. */
export function waterfall(s: Sheet, y: number, rise: number, colour: string): void {
  const x = s.pick([s.between(200, 300), s.between(500, 600)])
  const top = y - rise
  const white = mixed('#ffffff', s.light.water[0], 0.25)
  s.path(
    p`M-10 ${HEIGHT}V${top + 20}q${x * 0.4} -22 ${x - 40} -6l20 4q24 -8 60 0l30 -8q${(WIDTH - x) * 0.4} -16 ${WIDTH - x} 14V${HEIGHT}z`,
    colour,
  )
  const dark = mixed(colour, s.light.fore, 0.35)
  s.path(p`M${x - 34} ${top + 14}l-18 ${rise}h150l-22 ${-rise}z`, dark)
  s.path(
    p`M${x - 22} ${top + 12}q26 -6 62 0c8 ${rise * 0.4} 12 ${rise * 0.7} 16 ${rise}h-94c4 ${-rise * 0.3} 8 ${-rise * 0.6} 16 ${-rise}z`,
    white,
  )
  s.path(
    p`M${x - 6} ${top + 12}l-8 ${rise}h8l8 ${-rise}zM${x + 20} ${top + 10}l8 ${rise}h10l-8 ${-rise}z`,
    s.light.water[0],
    0.5,
  )
  s.path(p`M${x - 64} ${y + 16}a26 18 0 0 1 40 -14a30 22 0 0 1 50 -4a26 20 0 0 1 44 6a24 16 0 0 1 34 14z`, white, 0.7)
}

/** Sea cliffs in layers of light rock. */
export function cliffs(s: Sheet, y: number, rise: number, colour: string): void {
  const left = s.chance(0.5)
  const flip = (x: number): number => (left ? x : WIDTH - x)
  const top = y - rise
  const rock = mixed(s.light.wall, colour, 0.35)
  s.path(
    p`M${flip(-10)} ${y + 10} ${flip(-10)} ${top} ${flip(250)} ${top + 10} ${flip(300)} ${top + 26} ${flip(316)} ${y - rise * 0.4} ${flip(340)} ${y + 10}z`,
    rock,
  )
  s.path(
    p`M${flip(-10)} ${top + 8} ${flip(-10)} ${top - 16} ${flip(150)} ${top - 8} ${flip(256)} ${top + 6} ${flip(302)} ${top + 28} ${flip(250)} ${top + 20} ${flip(120)} ${top + 12}z`,
    colour,
  )
  s.path(
    p`M${flip(330)} ${y + 10} ${flip(338)} ${y - rise * 0.55} ${flip(362)} ${y - rise * 0.62} ${flip(380)} ${y + 10}z`,
    rock,
  )
  for (const share of [0.35, 0.6, 0.8])
    s.line(
      p`M${flip(0)} ${top + rise * share}q${(left ? 1 : -1) * 150} 8 ${(left ? 1 : -1) * 300} 4`,
      s.light.shade,
      2.5,
      0.5,
    )
}
