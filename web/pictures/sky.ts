import { HEIGHT, p, WIDTH, type Sheet } from './sheet.ts'

export interface SkyWishes {
  /** Height of the horizon. */
  readonly horizon: number
  readonly clouds: boolean
  readonly balloons: boolean
  readonly aurora: boolean
}

function stars(s: Sheet, horizon: number): void {
  let [small, large] = ['', '']
  for (let star = 0; star < 40; star += 1) {
    const dot = p`M${Math.round(s.between(0, WIDTH))} ${Math.round(s.between(0, horizon * 0.85))}h0`
    if (s.chance(0.25)) large += dot
    else small += dot
  }
  s.line(small, '#fff', 1.4, 0.6)
  s.line(large, '#fff', 2.6, 0.9)
}

function northernLights(s: Sheet): void {
  const veil = s.fade('#9df5c0', '#2fb58c')
  for (const [opacity, top] of [
    [0.28, s.between(30, 70)],
    [0.22, s.between(70, 120)],
  ] as const) {
    const at = s.between(-80, 120)
    s.path(
      p`M${at} ${top + 130}C${at + 160} ${top - 40} ${at + 300} ${top + 130} ${at + 460} ${top + 20}S${at + 720} ${top - 20} ${at + 860} ${top + 60}l-20 120C${at + 640} ${top + 90} ${at + 600} ${top + 160} ${at + 450} ${top + 120}S${at + 200} ${top + 230} ${at} ${top + 200}z`,
      veil,
      opacity,
    )
  }
}

/** A long flat evening cloud of a few rounded bars. */
function cloud(s: Sheet, x: number, y: number, width: number, colour: string): void {
  const bar = (from: number, top: number, length: number, height: number): string =>
    p`M${from + height / 2} ${top}h${length - height}a${height / 2} ${height / 2} 0 0 1 0 ${height}h${height - length}a${height / 2} ${height / 2} 0 0 1 0 ${-height}z`
  s.path(
    bar(x, y, width, 10) +
      bar(x + width * 0.18, y - 8, width * 0.55, 11) +
      bar(x + width * s.between(0.3, 0.45), y - 16, width * 0.26, 12) +
      bar(x + width * 0.3, y + 9, width * 0.85, 7),
    colour,
    0.55,
  )
}

function balloon(s: Sheet, x: number, y: number, r: number, colour: string): void {
  const stripe = s.hazy(s.light.wall, 0.2)
  s.path(
    p`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0c0 ${r * 0.8}-${r * 0.7} ${r * 1.1}-${r * 0.8} ${r * 1.5}h${-r * 0.4}c-${r * 0.1}-${r * 0.4}-${r * 0.8}-${r * 0.7}-${r * 0.8}-${r * 1.5}z`,
    colour,
  )
  s.path(
    p`M${x - r * 0.38} ${y}c0-${r * 1.3} ${r * 0.76}-${r * 1.3} ${r * 0.76} 0c0 ${r * 0.8}-${r * 0.2} ${r * 1.1}-${r * 0.2} ${r * 1.5}h${-r * 0.36}c0-${r * 0.4}-${r * 0.2}-${r * 0.7}-${r * 0.2}-${r * 1.5}z`,
    stripe,
    0.75,
  )
  s.path(p`M${x - r * 0.18} ${y + r * 1.7}h${r * 0.36}v${r * 0.26}h${-r * 0.36}z`, s.light.near)
}

export function sky(s: Sheet, { horizon, clouds, balloons, aurora }: SkyWishes): void {
  const { light } = s
  s.path(p`M0 0h${WIDTH}v${HEIGHT}H0z`, s.fade(light.sky[0], light.sky[1], light.sky[2], light.sky[2]))
  const isNight = light.lamps === 'night'
  if (light.lamps !== undefined) stars(s, isNight ? horizon : horizon * 0.6)
  if (aurora) northernLights(s)
  const x = s.pick([s.between(110, 250), s.between(530, 690)])
  const y = isNight ? s.between(70, 120) : light.lamps === 'dusk' ? horizon - s.between(20, 60) : s.between(80, 190)
  const r = isNight ? 24 : s.between(26, 38)
  s.circle(x, y, r * 4.6, s.halo(light.sun))
  s.circle(x, y, r, light.sun, isNight ? 0.95 : 0.92)
  if (clouds && !isNight) {
    const count = Math.round(s.between(2, 4))
    for (let at = 0; at < count; at += 1)
      cloud(s, s.between(-60, 660), s.between(50, horizon - 110), s.between(110, 240), s.hazy(light.sun, 0.25))
  }
  if (balloons) {
    const colours = [light.roof, s.hazy(light.near, 0.15), s.hazy(light.roof, 0.35)] as const
    for (const [at, size] of [
      [130, 30],
      [330, 20],
      [470, 38],
      [640, 24],
      [720, 15],
    ] as const)
      balloon(s, at + s.between(-40, 40), s.between(70, 190), size, s.pick(colours))
  } else if (!isNight && s.chance(0.6)) {
    const [left, top] = [s.between(250, 520), s.between(70, 150)]
    const bird = (dx: number, dy: number, size: number): string =>
      p`M${left + dx} ${top + dy}q${size * 0.5} ${-size * 0.6} ${size} 0q${size * 0.5} ${-size * 0.6} ${size} 0`
    s.line(bird(0, 0, 9) + bird(34, -16, 7) + bird(46, 10, 6), s.hazy(light.near, 0.2), 1.8, 0.8)
  }
}
