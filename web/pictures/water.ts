import { mixed } from './light.ts'
import { HEIGHT, p, WIDTH, type Sheet } from './sheet.ts'

/** Water from `y` down, with light on its waves. */
export function water(s: Sheet, y: number, height = HEIGHT - y): void {
  s.path(p`M0 ${y}h${WIDTH}v${height}H0z`, s.fade(s.light.water[0], s.light.water[1]))
  let [thin, thick] = ['', '']
  for (let wave = 0; wave < 20; wave += 1) {
    const depth = s.between(0, 1) ** 1.5
    const [x, at] = [s.between(-20, 780), y + 5 + depth * (height - 10)]
    const length = s.between(18, 50) + depth * 50
    const glint = p`M${x} ${at}q${length / 2} -3 ${length} 0q${-length / 2} 3 ${-length} 0z`
    if (depth > 0.35) thick += glint
    else thin += glint
  }
  s.path(thin, mixed(s.light.sky[2], s.light.sun, 0.5), 0.5)
  s.path(thick, s.light.sky[2], 0.28)
}

/** A sailing boat with its waterline at y. */
function sail(s: Sheet, x: number, y: number, size: number): void {
  const [cloth, hull] = [mixed('#ffffff', s.light.sky[2], 0.2), s.light.fore]
  s.path(p`M${x - size * 0.5} ${y - size * 0.12}h${size}l${-size * 0.16} ${size * 0.2}h${-size * 0.66}z`, hull)
  s.path(
    p`M${x + 2} ${y - size}q${size * 0.5} ${size * 0.4} ${size * 0.46} ${size * 0.82}h${-size * 0.46}zM${x - 2} ${y - size * 0.8}v${size * 0.62}h${-size * 0.36}z`,
    cloth,
  )
}

/** A long-tail boat with a roof, or a rowing boat with an upright bow. */
function longBoat(s: Sheet, x: number, y: number, size: number): void {
  s.path(
    p`M${x - size} ${y - size * 0.3}q${size * 0.2} ${size * 0.28} ${size * 0.5} ${size * 0.3}h${size}q${size * 0.3} -${size * 0.06} ${size * 0.5} -${size * 0.4}q${-size * 0.2} ${size * 0.26} ${-size * 0.6} ${size * 0.22}h${-size * 0.9}q${-size * 0.3} 0 ${-size * 0.5} ${-size * 0.12}z`,
    s.light.fore,
  )
  s.path(
    p`M${x - size * 0.4} ${y - size * 0.18}v${-size * 0.24}q${size * 0.4} ${-size * 0.14} ${size * 0.8} 0v${size * 0.24}z`,
    s.light.roof,
    0.85,
  )
}

export function boats(s: Sheet, y: number, kind: 'sail' | 'long'): void {
  const count = Math.round(s.between(1, 3))
  const taken: number[] = []
  for (let at = 0; at < count; at += 1) {
    const x = s.between(120, 680)
    if (taken.some((other) => Math.abs(other - x) < 130)) continue
    taken.push(x)
    const depth = s.between(0.15, 0.6)
    const draw = kind === 'sail' ? sail : longBoat
    draw(s, x, y + depth * (HEIGHT - y) * 0.6, (kind === 'sail' ? 30 : 24) + depth * 46)
  }
}

/** A bridge of stone arches over the water between two banks. */
export function archBridge(s: Sheet, y: number): void {
  const [colour, under] = [s.hazy(s.light.wall, 0.08), s.light.shade]
  const arches = Math.round(s.between(4, 6))
  const span = (WIDTH + 40) / arches
  let d = p`M-20 ${y + 30}V${y - 22}Q${WIDTH / 2} ${y - 46} ${WIDTH + 20} ${y - 22}V${y + 30}`
  for (let arch = arches; arch > 0; arch -= 1) {
    const left = -20 + (arch - 1) * span
    d += p`H${left + span - 9}A${span / 2 - 9} 34 0 0 0 ${left + 9} ${y + 30}`
  }
  s.path(`${d}z`, under)
  s.path(
    p`M-20 ${y - 22}Q${WIDTH / 2} ${y - 46} ${WIDTH + 20} ${y - 22}v9Q${WIDTH / 2} ${y - 37} -20 ${y - 13}z`,
    colour,
  )
  if (s.light.lamps !== undefined)
    for (let x = 30; x < WIDTH; x += 90) s.circle(x, y - 40 + Math.abs(x - 400) * 0.02, 3, '#ffe2a0')
}

/** A suspension bridge from side to side. */
export function suspensionBridge(s: Sheet, y: number): void {
  const colour = s.hazy(s.light.roof, 0.12)
  const deck = y - 26
  s.rect(-10, deck, WIDTH + 20, 7, colour)
  const [left, right, top] = [s.between(150, 210), s.between(590, 650), deck - s.between(105, 135)]
  for (const x of [left, right]) {
    s.path(p`M${x - 10} ${y + 18}V${top}h6V${y + 18}zM${x + 4} ${y + 18}V${top}h6V${y + 18}z`, colour)
    s.path(p`M${x - 8} ${top + 12}h16v5h-16zM${x - 8} ${top + 46}h16v5h-16zM${x - 8} ${top + 80}h16v5h-16z`, colour)
  }
  const middle = (left + right) / 2
  s.line(
    p`M-20 ${deck - 24}Q${left * 0.7} ${deck - 26} ${left} ${top}Q${middle} ${deck * 2 - top - 22} ${right} ${top}Q${right + (WIDTH - right) * 0.3} ${deck - 26} ${WIDTH + 20} ${deck - 24}`,
    colour,
    3,
  )
  let cables = ''
  for (let x = left + 16; x < right - 8; x += 16) {
    const share = (x - middle) / ((right - left) / 2)
    cables += p`M${x} ${deck}V${deck - 12 - (deck - top - 12) * share * share}`
  }
  s.line(cables, colour, 1.1)
}
