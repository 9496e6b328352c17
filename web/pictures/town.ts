import { mixed } from './light.ts'
import { box, p, WIDTH, type Sheet } from './sheet.ts'

/** The architecture of a region. */
export type Style =
  | 'tile'
  | 'gable'
  | 'cubes'
  | 'adobe'
  | 'curved'
  | 'wood'
  | 'brick'
  | 'blocks'
  | 'facades'
  | 'chalet'
  | 'steep'

/** Paints for the houses of a row. */
function paints(s: Sheet, style: Style): [string, string, string, ...string[]] {
  const { wall, shade, roof, near } = s.light
  if (style === 'cubes') return [wall, mixed(wall, '#ffffff', 0.35), mixed(wall, shade, 0.25)]
  if (style === 'adobe') return [mixed(wall, roof, 0.18), mixed(wall, shade, 0.35), mixed(wall, roof, 0.3)]
  if (style === 'wood') return [roof, mixed(wall, '#e0b04c', 0.45), wall, mixed(near, wall, 0.3)]
  if (style === 'facades')
    return [
      mixed(wall, '#e58b6a', 0.5),
      mixed(wall, '#6fb0b5', 0.5),
      mixed(wall, '#e9bd5c', 0.5),
      wall,
      mixed(wall, '#c17ba0', 0.35),
    ]
  if (style === 'brick') return [mixed(roof, wall, 0.35), mixed(roof, shade, 0.4), mixed(wall, shade, 0.5)]
  if (style === 'gable') return [mixed(roof, wall, 0.3), wall, mixed(near, wall, 0.35), mixed(roof, shade, 0.3)]
  if (style === 'blocks') return [mixed(wall, near, 0.25), mixed(wall, shade, 0.4), mixed(wall, near, 0.4)]
  return [wall, mixed(wall, shade, 0.35), mixed(wall, roof, 0.14)]
}

interface House {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What is on top of the walls, by architecture: in the colour of roofs, and of walls. */
function top(s: Sheet, style: Style, { x, y, w, h }: House, isFar: boolean): { roof: string; wall: string } {
  const t = y - h
  switch (style) {
    case 'tile':
      return s.chance(0.5)
        ? {
            roof: p`M${x - 3} ${t} ${x + w * 0.18} ${t - w * 0.26} ${x + w * 0.82} ${t - w * 0.26} ${x + w + 3} ${t}z`,
            wall: '',
          }
        : { roof: p`M${x - 3} ${t} ${x + w / 2} ${t - w * 0.36} ${x + w + 3} ${t}z`, wall: '' }
    case 'gable': {
      const step = Math.round(w / 6)
      const stepped = p`M${x} ${t}v${-step}h${step}v${-step}h${step}v${-step}h${w - step * 4}v${step}h${step}v${step}h${step}v${step}z`
      return { roof: '', wall: s.chance(0.35) ? stepped : p`M${x} ${t}l${w / 2} ${-w * 0.6}L${x + w} ${t}z` }
    }
    case 'cubes':
      return s.chance(0.2)
        ? { roof: p`M${x + w * 0.2} ${t}a${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.6} 0z`, wall: '' }
        : { roof: '', wall: s.chance(0.5) ? box(x + w * 0.55, t - 8, w * 0.3, 9) : '' }
    case 'adobe': {
      let teeth = ''
      for (let at = x; at < x + w - 5; at += 9) teeth += p`M${at} ${t}v-5h5v5z`
      return { roof: '', wall: s.chance(0.6) ? teeth : '' }
    }
    case 'curved':
      if (isFar)
        return {
          roof: p`M${x - w * 0.16} ${t + 3}l${w * 0.32} ${-w * 0.26}h${w * 0.68}l${w * 0.32} ${w * 0.26}z`,
          wall: '',
        }
      return {
        roof: p`M${x - w * 0.16} ${t - 1}q${w * 0.22} -1 ${w * 0.3} ${-w * 0.24}h${w * 0.72}q${w * 0.08} ${w * 0.23} ${w * 0.3} ${w * 0.24}q${-w * 0.1} 5 ${-w * 0.24} 5h${-w * 0.84}q${-w * 0.14} 0 ${-w * 0.24} -5z`,
        wall: '',
      }
    case 'wood':
    case 'chalet': {
      const rise = style === 'wood' ? 0.62 : 0.34
      const over = style === 'wood' ? 3 : 9
      return {
        roof: p`M${x - over} ${t + 2} ${x + w / 2} ${t - w * rise} ${x + w + over} ${t + 2} ${x + w + over - 5} ${t + 5} ${x + w / 2} ${t - w * rise + 9} ${x - over + 5} ${t + 5}z`,
        wall: p`M${x} ${t} ${x + w / 2} ${t - w * rise + 4} ${x + w} ${t}z`,
      }
    }
    case 'brick':
      return {
        roof:
          p`M${x} ${t} ${x + 5} ${t - w * 0.24} ${x + w - 5} ${t - w * 0.24} ${x + w} ${t}z` +
          box(x + w * 0.7, t - w * 0.42, 7, w * 0.3),
        wall: '',
      }
    case 'steep':
      return {
        roof: p`M${x - 5} ${t + 2}q${w * 0.3} ${-w * 0.1} ${w * 0.5 + 5} ${-w * 0.85}q${w * 0.2} ${w * 0.75} ${w * 0.5 + 5} ${w * 0.85}z`,
        wall: '',
      }
    case 'blocks':
    case 'facades':
      return { roof: box(x, t - 4, w, 4), wall: s.chance(0.3) ? box(x + w * 0.2, t - 13, w * 0.3, 10) : '' }
  }
}

/** A row of houses from `from` to `to` with their feet at `y`. */
export function houses(
  s: Sheet,
  style: Style,
  y: number,
  size: number,
  haze: number,
  [from, to]: readonly [number, number] = [-12, WIDTH],
): void {
  const colours = paints(s, style)
  const walls = new Map<string, string>()
  let [roofs, shades, dark, lit] = ['', '', '', '']
  const isFar = haze >= 0.3
  const flat = style === 'cubes' || style === 'adobe'
  let x = from
  while (x < to) {
    const w =
      size *
      (style === 'gable' ? s.between(0.5, 0.66) : style === 'curved' ? s.between(0.9, 1.2) : s.between(0.62, 1.05))
    const h =
      size *
      (style === 'gable'
        ? s.between(1.3, 1.8)
        : style === 'blocks'
          ? s.between(0.8, 1.9)
          : flat
            ? s.between(0.5, 1.2)
            : style === 'curved'
              ? s.between(0.45, 0.7)
              : s.between(0.65, 1.15))
    const house = { x: Math.round(x), y, w: Math.round(w), h: Math.round(h) }
    const paint = s.hazy(s.pick(colours), haze)
    const above = top(s, style, house, isFar)
    walls.set(paint, (walls.get(paint) ?? '') + box(house.x, y - house.h, house.w, house.h + 20) + above.wall)
    roofs += above.roof
    shades += box(Math.round(x + w * 0.8), y - house.h, Math.round(w * 0.2), house.h + 20)
    const columns = Math.max(1, Math.floor(w / 17))
    const gap = w / columns
    for (let column = 0; column < columns; column += 1) {
      if ((flat || isFar) && s.chance(0.5)) continue
      const panes = p`M${Math.round(x + gap * (column + 0.5))} ${Math.round(y - h + size * 0.16)}V${y - 2}`
      if (s.light.lamps !== undefined && s.chance(0.55)) lit += panes
      else dark += panes
    }
    x +=
      w +
      (style === 'wood' || style === 'chalet' || style === 'steep'
        ? s.between(4, size * 0.35)
        : style === 'curved'
          ? w * 0.2
          : s.between(-1, 2))
  }
  for (const [paint, d] of walls) s.path(d, paint)
  // From afar, both sides look the same.
  if (!isFar) s.path(shades, s.light.fore, 0.13)
  const blueDomes = style === 'cubes' ? '#4d86b8' : s.light.roof
  if (roofs !== '')
    s.path(roofs, s.hazy(style === 'curved' ? mixed(s.light.near, s.light.fore, 0.45) : blueDomes, haze))
  const dashes = [size * 0.14, size * 0.2] as const
  s.panes(dark, s.light.near, 5, dashes, 0.55)
  s.panes(lit, '#ffd98a', 5, dashes, 0.95)
}

/** Distant towers of a big city. */
export function skyline(s: Sheet, y: number, rise: number, haze: number): void {
  const colours = [
    s.hazy(s.light.mid, haze),
    s.hazy(s.light.near, haze + 0.12),
    s.hazy(s.light.shade, haze + 0.15),
  ] as const
  const towers = new Map<string, string>()
  let lit = ''
  const peak = s.between(250, 550)
  let x = Math.round(s.between(-30, 0))
  while (x < WIDTH) {
    const w = Math.round(s.between(22, 54))
    const near = 1 - Math.min(1, Math.abs(x - peak) / 420)
    const h = rise * (0.22 + near * 0.5 + s.between(-0.12, 0.28))
    const t = Math.round(y - h)
    const colour = s.pick(colours)
    const crown = s.pick([
      '',
      '',
      p`M${x + w / 2 - 1.5} ${t - 26}h3v27h-3z`,
      p`M${x} ${t} ${x + w} ${t - w * 0.5} ${x + w} ${t}z`,
      box(x + w * 0.2, t - 12, w * 0.6, 13),
      p`M${x} ${t} ${x + w / 2} ${t - w * 0.7} ${x + w} ${t}z`,
    ])
    towers.set(colour, (towers.get(colour) ?? '') + box(x, t, w, y - t + 20) + crown)
    for (let column = x + 7; column < x + w - 5; column += 9)
      if (s.chance(0.55))
        lit += p`M${Math.round(column)} ${Math.round(t + s.between(6, 30))}V${Math.round(y - s.between(4, 60))}`
    x += w + Math.round(s.between(-4, 10))
  }
  for (const [colour, d] of towers) s.path(d, colour)
  s.panes(
    lit,
    s.light.lamps === undefined ? s.light.sky[2] : '#ffd98a',
    3.6,
    [5, 6],
    s.light.lamps === undefined ? 0.4 : 0.75,
  )
}
