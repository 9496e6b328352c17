import { box, p } from './sheet.ts'
import { lit, type DrawSight } from './tones.ts'

/** Animals and vehicles of places far from towns. */
const elephants: DrawSight = (s, t) => {
  const one = (x: number, k: number): void =>
    s.path(
      p`M${x} 0v${-26 * k}q${-2 * k} ${-30 * k} ${28 * k} ${-32 * k}h${20 * k}q${8 * k} ${-12 * k} ${22 * k} ${-8 * k}q${14 * k} ${4 * k} ${14 * k} ${22 * k}q0 ${18 * k} ${4 * k} ${34 * k}l${-4 * k} ${2 * k}q${-8 * k} ${-12 * k} ${-10 * k} ${-28 * k}q${-4 * k} ${10 * k} ${-12 * k} ${10 * k}v${26 * k}h${-11 * k}v${-18 * k}q${-14 * k} ${4 * k} ${-28 * k} 0v${18 * k}z`,
      s.light.fore,
    )
  one(-70, 1)
  one(36, 0.56)
  s.path('M12 -52q-12 4 -10 24q14 0 18 -14z', t.dark)
}

const giraffes: DrawSight = (s) => {
  for (const [x, k] of [
    [-30, 1],
    [34, 0.8],
  ] as const)
    s.path(
      p`M${x} 0v${-46 * k}q0 ${-14 * k} ${12 * k} ${-18 * k}l${20 * k} ${-6 * k}l${12 * k} ${-52 * k}q${2 * k} ${-8 * k} ${7 * k} ${-9 * k}l${1 * k} ${-6 * k}h${2 * k}l${1 * k} ${6 * k}q${12 * k} ${3 * k} ${13 * k} ${9 * k}l${-12 * k} ${2 * k}q${-4 * k} ${30 * k} ${-12 * k} ${58 * k}V0h${-5 * k}v${-42 * k}h${-22 * k}V0h${-5 * k}v${-40 * k}l${-5 * k} 6V0z`,
      s.light.fore,
    )
}

const cabins: DrawSight = (s, t) => {
  for (const [x, k] of [
    [-46, 0.8],
    [8, 1.05],
    [64, 0.7],
  ] as const) {
    const [w, h] = [44 * k, 26 * k]
    lit(
      s,
      { wall: t.roof, shade: t.dark },
      box(x - w / 2, -h, w, h) + p`M${x - w / 2} ${-h} ${x} ${-h - w * 0.5} ${x + w / 2} ${-h}z`,
      box(x + w * 0.28, -h, w * 0.22, h),
    )
    s.path(
      p`M${x - w / 2 - 5} ${-h + 3} ${x} ${-h - w * 0.58} ${x + w / 2 + 5} ${-h + 3} ${x + w / 2 + 2} ${-h + 7} ${x} ${-h - w * 0.46} ${x - w / 2 - 2} ${-h + 7}z`,
      t.wall,
    )
    s.path(box(x - 10 * k, -h * 0.8, 7 * k, 8 * k) + box(x + 4 * k, -h * 0.8, 7 * k, h * 0.8), t.glass)
  }
}

const huts: DrawSight = (s, t) => {
  for (const [x, k] of [
    [-58, 0.8],
    [-4, 1.1],
    [54, 0.85],
  ] as const) {
    lit(s, t, box(x - 17 * k, -24 * k, 34 * k, 24 * k), box(x + 6 * k, -24 * k, 11 * k, 24 * k))
    s.path(
      p`M${x - 27 * k} ${-20 * k}q${16 * k} ${-10 * k} ${27 * k} ${-40 * k}q${11 * k} ${30 * k} ${27 * k} ${40 * k}q${-27 * k} ${6 * k} ${-54 * k} 0z`,
      t.dark,
    )
    s.path(box(x - 4 * k, -17 * k, 8 * k, 17 * k), t.glass)
  }
}

const stilts: DrawSight = (s, t) => {
  for (const [x, k] of [
    [-70, 0.7],
    [-10, 1],
    [58, 0.78],
  ] as const) {
    s.line(p`M${x - 18 * k} 4V${-16 * k}M${x + 18 * k} 4V${-16 * k}M${x} 4V${-16 * k}`, t.dark, 2)
    lit(s, t, box(x - 22 * k, -38 * k, 44 * k, 22 * k), box(x + 10 * k, -38 * k, 12 * k, 22 * k))
    s.path(
      p`M${x - 30 * k} ${-36 * k}q${18 * k} ${-8 * k} ${30 * k} ${-34 * k}q${12 * k} ${26 * k} ${30 * k} ${34 * k}z`,
      t.dark,
    )
    s.path(box(x - 14 * k, -32 * k, 8 * k, 10 * k) + box(x + 1 * k, -32 * k, 7 * k, 16 * k), t.glass)
  }
  s.line('M-96 -8H90', t.dark, 2)
}

const camels: DrawSight = (s) => {
  for (const x of [-84, -28, 28])
    s.path(
      p`M${x} 0l2 -22q-4 -14 6 -16q4 -12 11 -12t9 12q8 2 10 8q6 -2 7 -12q0 -8 10 -8l7 2v4l-8 1q-2 20 -14 24l-1 19h-4l-1 -18h-18l-1 18h-4l-1 -18l-5 18z`,
      s.light.fore,
    )
}

const umbrellas: DrawSight = (s, t) => {
  for (const [x, k, colour] of [
    [-60, 1, t.roof],
    [-6, 0.85, t.wall],
    [48, 1.05, t.roof],
  ] as const) {
    s.line(p`M${x} 0L${x + 6 * k} ${-44 * k}`, t.dark, 2)
    s.path(
      p`M${x - 24 * k} ${-36 * k}q${10 * k} ${-24 * k} ${31 * k} ${-20 * k}t${26 * k} ${26 * k}q${-28 * k} ${-10 * k} ${-57 * k} ${-6 * k}z`,
      colour,
    )
    s.path(
      p`M${x - 5 * k} ${-39 * k}q${4 * k} ${-16 * k} ${12 * k} ${-17 * k}q${6 * k} ${6 * k} ${5 * k} ${18 * k}z`,
      s.light.sky[2],
      0.7,
    )
    s.path(p`M${x + 12 * k} ${-4 * k}l${24 * k} 0l${10 * k} ${-9 * k}l3 2l${-10 * k} ${11 * k}h${-27 * k}z`, t.dark)
  }
}

const cableCar: DrawSight = (s, t) => {
  s.line('M-240 -64L-30 -104M-30 -104L250 -150', t.dark, 1.4)
  s.path('M-34 0l3 -104h4l3 104h-4l-1 -50l-1 50z', t.dark)
  for (const [x, y] of [
    [-140, -83],
    [90, -124],
  ] as const) {
    s.line(p`M${x} ${y}v10`, t.dark, 1.6)
    s.path(p`M${x - 13} ${y + 10}h26l3 6v14l-3 4h-26l-3 -4v-14z`, t.roof)
    s.path(box(x - 12, y + 15, 10, 9) + box(x + 2, y + 15, 10, 9), t.glass)
  }
}

export const WILD = { elephants, giraffes, cabins, huts, stilts, camels, umbrellas, cableCar } satisfies Readonly<
  Record<string, DrawSight>
>
