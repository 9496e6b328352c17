import { HEIGHT, p, WIDTH, type Sheet } from './sheet.ts'

export type Plant = 'palm' | 'cypress' | 'pine' | 'round' | 'acacia' | 'cactus' | 'blossom' | 'umbrella' | 'bamboo'

/** Draws in the current colour, with its foot at 0, 0. */
type Draw = (s: Sheet, h: number) => void

const colour = 'currentColor'

const palm: Draw = (s, h) => {
  const lean = s.between(-0.2, 0.2) * h
  const [hx, hy] = [lean, -h]
  s.line(p`M0 0Q${lean * 0.1} ${-h * 0.5} ${hx} ${hy}`, colour, h * 0.045)
  let leaves = ''
  for (const [dx, dy] of [
    [-0.46, 0.16],
    [-0.4, -0.08],
    [-0.18, -0.24],
    [0.12, -0.26],
    [0.38, -0.1],
    [0.46, 0.14],
    [0.2, 0.26],
    [-0.24, 0.27],
  ] as const) {
    const [ex, ey] = [hx + dx * h, hy + dy * h]
    const [mx, my] = [hx + dx * h * 0.55, hy + dy * h * 0.3 - h * 0.1]
    leaves += p`M${hx} ${hy}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + h * 0.1} ${hx} ${hy}z`
  }
  s.path(leaves, colour)
}

const cypress: Draw = (s, h) =>
  s.path(
    p`M0 ${-h}q${h * 0.15} ${h * 0.5} ${h * 0.05} ${h}h${-h * 0.1}q${-h * 0.1} ${-h * 0.5} ${h * 0.05} ${-h}z`,
    colour,
  )

const pine: Draw = (s, h) => {
  let d = p`M${-h * 0.025} 0v${-h * 0.2}h${h * 0.05}v${h * 0.2}z`
  for (const [top, half] of [
    [1, 0.14],
    [0.76, 0.2],
    [0.52, 0.26],
  ] as const)
    d += p`M0 ${-h * top}l${h * half} ${h * 0.4}h${-h * half * 2}z`
  s.path(d, colour)
}

const round: Draw = (s, h) => {
  s.line(
    p`M0 0q${h * 0.02} ${-h * 0.3} 0 ${-h * 0.5}M0 ${-h * 0.32}l${h * 0.13} ${-h * 0.2}M0 ${-h * 0.26}l${-h * 0.12} ${-h * 0.2}`,
    s.light.fore,
    h * 0.05,
  )
  let crown = ''
  for (const [dx, dy, r] of [
    [-0.24, -0.5, 0.15],
    [-0.17, -0.68, 0.18],
    [0.02, -0.83, 0.17],
    [0.2, -0.66, 0.17],
    [0.26, -0.49, 0.13],
    [0.02, -0.6, 0.22],
  ] as const)
    crown += p`M${(dx - r) * h} ${dy * h}a${r * h} ${r * h} 0 1 1 ${r * h * 2} 0a${r * h} ${r * h} 0 1 1 ${-r * h * 2} 0`
  s.path(crown, colour)
}

const acacia: Draw = (s, h) => {
  s.line(
    p`M0 0q${h * 0.04} ${-h * 0.4} ${-h * 0.06} ${-h * 0.76}M${h * 0.01} ${-h * 0.4}q${h * 0.1} ${-h * 0.16} ${h * 0.26} ${-h * 0.36}`,
    colour,
    h * 0.045,
  )
  s.path(
    p`M${-h * 0.6} ${-h * 0.74}q${h * 0.2} ${-h * 0.26} ${h * 0.6} ${-h * 0.26}t${h * 0.62} ${h * 0.24}q${-h * 0.3} ${h * 0.06} ${-h * 0.6} ${h * 0.04}t${-h * 0.62} ${-h * 0.02}z`,
    colour,
  )
}

const cactus: Draw = (s, h) =>
  s.line(
    p`M0 0V${-h * 0.94}M0 ${-h * 0.35}h${-h * 0.16}q${-h * 0.06} 0 ${-h * 0.06} ${-h * 0.06}v${-h * 0.2}M0 ${-h * 0.5}h${h * 0.15}q${h * 0.06} 0 ${h * 0.06} ${-h * 0.06}v${-h * 0.2}`,
    colour,
    h * 0.11,
  )

const blossom: Draw = (s, h) => {
  s.line(
    p`M0 0q${h * 0.04} ${-h * 0.3} ${-h * 0.08} ${-h * 0.6}M0 ${-h * 0.3}q${h * 0.12} ${-h * 0.1} ${h * 0.2} ${-h * 0.34}`,
    s.light.fore,
    h * 0.05,
  )
  const pink = s.hazy('#f2a9bd', 0.15)
  for (const [dx, dy, r] of [
    [-0.2, -0.64, 0.22],
    [0.14, -0.72, 0.24],
    [0.34, -0.56, 0.17],
    [-0.04, -0.9, 0.17],
  ] as const)
    s.circle(dx * h, dy * h, r * h, pink)
}

const umbrella: Draw = (s, h) => {
  s.line(
    p`M0 0q${h * 0.05} ${-h * 0.4} 0 ${-h * 0.8}M0 ${-h * 0.5}l${h * 0.16} ${-h * 0.24}M0 ${-h * 0.56}l${-h * 0.16} ${-h * 0.2}`,
    colour,
    h * 0.05,
  )
  s.path(
    p`M${-h * 0.42} ${-h * 0.72}q${h * 0.06} ${-h * 0.28} ${h * 0.42} ${-h * 0.28}t${h * 0.42} ${h * 0.28}q${-h * 0.42} ${h * 0.08} ${-h * 0.84} 0z`,
    colour,
  )
}

const bamboo: Draw = (s, h) => {
  let [stems, leaves] = ['', '']
  for (const dx of [-0.12, 0, 0.1]) {
    const lean = s.between(-0.1, 0.14) * h
    stems += p`M${dx * h} 0q0 ${-h * 0.5} ${lean} ${-h}`
    for (const up of [0.55, 0.7, 0.85, 1]) {
      const [lx, ly] = [dx * h + lean * up * up, -h * up]
      leaves += p`M${lx} ${ly}q${h * 0.12} ${-h * 0.02} ${h * 0.2} ${h * 0.1}q${-h * 0.14} 0 ${-h * 0.2} ${-h * 0.1}q${-h * 0.12} 0 ${-h * 0.18} ${h * 0.12}q${h * 0.14} 0 ${h * 0.18} ${-h * 0.12}z`
    }
  }
  s.line(stems, colour, h * 0.022)
  s.path(leaves, colour)
}

const DRAW: Readonly<Record<Plant, Draw>> = { palm, cypress, pine, round, acacia, cactus, blossom, umbrella, bamboo }

type Stamp = ReturnType<Sheet['stamp']>

/** Trees of a kind in several shapes. */
export function trees(s: Sheet, kind: Plant): (x: number, y: number, h: number, colour: string) => void {
  const draw = () => s.stamp(() => DRAW[kind](s, 100))
  const stamps: readonly [Stamp, ...Stamp[]] = kind === 'palm' ? [draw(), draw()] : [draw()]
  return (x, y, h, colour) => s.pick(stamps)(x, y, h / 100, colour)
}
export type Trees = ReturnType<typeof trees>

/** A row of trees of different heights. */
export function grove(s: Sheet, tree: Trees, y: number, h: number, colour: string, share: number): void {
  let x = s.between(-20, 30)
  while (x < WIDTH) {
    if (s.chance(share)) tree(x, y + s.between(-3, 5), h * s.between(0.6, 1.1), colour)
    x += h * s.between(0.35, 0.9)
  }
}

/** Dark trees in the foreground at both edges, which frame the picture. */
export function frame(s: Sheet, tree: Trees, kind: Plant): void {
  const { fore } = s.light
  const side = s.pick(['left', 'right', 'both'] as const)
  const isTall = kind === 'palm' || kind === 'cypress' || kind === 'bamboo'
  const height = isTall
    ? s.between(230, 310)
    : kind === 'round' || kind === 'blossom'
      ? s.between(160, 210)
      : s.between(170, 250)
  if (side !== 'right') {
    tree(s.between(36, 70), HEIGHT - 10, height, fore)
    tree(s.between(118, 150), HEIGHT, height * 0.55, fore)
  }
  if (side !== 'left') {
    tree(s.between(730, 766), HEIGHT - 10, height * (side === 'both' ? 0.72 : 1), fore)
    tree(s.between(655, 690), HEIGHT, height * 0.5, fore)
  }
}
