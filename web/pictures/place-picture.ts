import { cliffs, dunes, hills, karst, mesas, mountains, volcano, waterfall } from './land.ts'
import { LIGHTS, mixed, turned } from './light.ts'
import { frame, grove, trees, type Trees } from './plants.ts'
import { sceneryOf, type Described, type Ground, type Ridge, type Scenery, type Surroundings } from './scenery.ts'
import { HEIGHT, p, randomOf, Sheet, WIDTH } from './sheet.ts'
import { SIGHTS } from './sight-of.ts'
import { sky } from './sky.ts'
import { tonesOf } from './tones.ts'
import { houses, skyline } from './town.ts'
import { archBridge, boats, suspensionBridge, water } from './water.ts'

/** Heights of the horizon and of the town's ground line. */
const HORIZON = 318
const SHORE = 372

function far(s: Sheet, ridge: Ridge, snowy: boolean): void {
  const { light } = s
  switch (ridge) {
    case 'peaks':
      mountains(s, HORIZON + 10, 215, light.far, 0.55)
      return mountains(s, HORIZON + 30, 120, light.mid, snowy ? 0.4 : 0)
    case 'mountains':
      mountains(s, HORIZON + 10, 150, light.far, snowy ? 0.6 : 0)
      return hills(s, HORIZON + 4, 36, mixed(light.far, light.mid, 0.6))
    case 'volcano':
      hills(s, HORIZON - 8, 30, light.far)
      volcano(s, HORIZON + 10, 190, mixed(light.far, light.mid, 0.45), snowy)
      return hills(s, HORIZON + 18, 30, light.mid)
    case 'karst':
      karst(s, HORIZON + 6, 120, s.hazy(light.far, 0.25))
      return karst(s, HORIZON + 14, 190, mixed(light.far, light.mid, 0.6))
    case 'waterfall':
      hills(s, HORIZON - 90, 50, light.far)
      return waterfall(s, HORIZON + 34, 150, light.mid)
    case 'mesas':
      mesas(s, HORIZON + 12, 100, light.far)
      return mesas(s, HORIZON + 34, 150, light.mid)
    case 'dunes':
      hills(s, HORIZON - 6, 26, s.hazy(light.far, 0.3))
      return dunes(s, HORIZON + 30, 90, light.far)
    case 'cliffs':
      hills(s, HORIZON + 6, 24, light.far)
      return cliffs(s, SHORE + 6, 130, light.mid)
    case 'hills':
      hills(s, HORIZON - 16, 60, light.far)
      return hills(s, HORIZON + 14, 44, mixed(light.far, light.mid, 0.7))
    case 'flat':
      return hills(s, HORIZON + 6, 16, light.far)
  }
}

/** The foreground, from the town down to the lower edge. */
function ground(s: Sheet, { ground: kind, bridge, boats: boat }: Scenery, tree: Trees): void {
  const { light } = s
  const flat = (colour: string, y = SHORE): void =>
    s.path(p`M0 ${y}q400 -14 ${WIDTH} 0v${HEIGHT - y}H0z`, s.fade(colour, mixed(colour, light.fore, 0.45)))
  switch (kind) {
    case 'sea':
    case 'river':
    case 'canal':
    case 'lake': {
      water(s, SHORE)
      if (kind !== 'lake') s.rect(0, SHORE - 2, WIDTH, kind === 'sea' ? 3 : 9, mixed(light.shade, light.near, 0.4))
      else s.path(p`M0 ${SHORE + 2}q200 -12 420 -4t380 2v-8H0z`, light.near)
      if (bridge === 'arches') archBridge(s, SHORE + 34)
      if (bridge === 'suspension') suspensionBridge(s, SHORE + 26)
      return boats(s, SHORE + (bridge === undefined ? 12 : 50), boat)
    }
    case 'beach': {
      water(s, SHORE - 34, 100)
      boats(s, SHORE - 30, boat)
      const sand = mixed(light.wall, light.shade, 0.25)
      s.path(
        p`M0 ${SHORE + 62}C180 ${SHORE + 20} 330 ${SHORE + 74} 520 ${SHORE + 40}S720 ${SHORE + 6} ${WIDTH} ${SHORE + 22}V${HEIGHT}H0z`,
        mixed('#ffffff', light.water[0], 0.3),
        0.8,
      )
      return s.path(
        p`M0 ${SHORE + 72}C180 ${SHORE + 30} 330 ${SHORE + 84} 520 ${SHORE + 50}S720 ${SHORE + 16} ${WIDTH} ${SHORE + 32}V${HEIGHT}H0z`,
        s.fade(sand, mixed(sand, light.near, 0.25)),
      )
    }
    case 'sand':
      flat(mixed(light.mid, light.wall, 0.35))
      return dunes(s, SHORE + 84, 46, mixed(light.mid, light.wall, 0.22))
    case 'snow': {
      const snow = mixed('#ffffff', light.sky[2], 0.25)
      flat(snow, SHORE - 20)
      return s.path(p`M0 ${SHORE + 40}q180 -40 380 10t420 -20V${HEIGHT}H0z`, mixed(snow, light.far, 0.35))
    }
    case 'vines': {
      flat(mixed(light.near, light.wall, 0.22))
      let rows = ''
      for (let row = -9; row < 22; row += 1) {
        const [top, bottom] = [400 + (row - 6) * 26, 400 + (row - 6) * 118]
        rows += p`M${top} ${SHORE + 4}h7L${bottom + 52} ${HEIGHT}h-52z`
      }
      return s.path(rows, mixed(light.near, light.fore, 0.3))
    }
    case 'flowers': {
      flat(light.near)
      const colours = ['#d9506a', '#e9b84a', '#a569b5', '#e87f52', light.wall] as const
      for (let row = -8; row < 20; row += 1) {
        const [top, bottom] = [400 + (row - 6) * 30, 400 + (row - 6) * 130]
        s.path(
          p`M${top} ${SHORE + 4}h12L${bottom + 74} ${HEIGHT}h-74z`,
          s.hazy(colours[(row + 10) % 5] ?? light.wall, 0.2),
        )
      }
      return
    }
    case 'terraces':
      for (let step = 0; step < 6; step += 1) {
        const y = SHORE - 18 + step * 26
        const wave = s.between(-60, 60)
        s.path(
          p`M0 ${y + s.between(-6, 10)}C${200 + wave} ${y - 24} ${380 + wave} ${y + 30} ${560 + wave} ${y + 2}S760 ${y - 12} ${WIDTH} ${y + 6}V${HEIGHT}H0z`,
          mixed(step % 2 === 0 ? light.near : mixed(light.near, light.wall, 0.3), light.fore, step * 0.07),
        )
        s.line(
          p`M0 ${y + 7}C${200 + wave} ${y - 20} ${380 + wave} ${y + 34} ${560 + wave} ${y + 6}S760 ${y - 8} ${WIDTH} ${y + 10}`,
          light.sky[2],
          1.4,
          0.5,
        )
      }
      return
    case 'square': {
      flat(mixed(light.near, light.mid, 0.2))
      // A park with a winding path towards the town.
      s.path(
        p`M${s.between(300, 420)} ${SHORE - 2}c40 22 -160 34 -60 60s-60 50 -150 80h230c40 -40 140 -50 30 -86s50 -40 0 -56z`,
        mixed(light.wall, light.near, 0.25),
        0.7,
      )
      hills(s, SHORE + 96, 24, mixed(light.near, light.fore, 0.4))
      return grove(s, tree, SHORE + 30, 76, mixed(light.near, light.fore, 0.35), 0.6)
    }
    case 'meadow': {
      flat(mixed(light.near, light.mid, 0.35))
      const field = mixed(light.near, light.wall, 0.3)
      s.path(
        p`M-10 ${SHORE + 34}q150 -34 330 -22q-90 30 -140 70h-190zM360 ${SHORE + 10}q180 -10 300 6q-60 20 -70 52q-130 -10 -300 16q20 -50 70 -74z`,
        field,
        0.5,
      )
      let furrows = ''
      for (let at = 0; at < 5; at += 1)
        furrows += p`M${380 + at * 52} ${SHORE + 12}q${-20 - at * 4} 30 ${-66 + at * 8} ${62}`
      s.line(furrows, light.near, 2, 0.5)
      return hills(s, SHORE + 76, 30, mixed(light.near, light.fore, 0.3))
    }
  }
}

/** Scale and position of each of up to three sights. */
const PLACES = [
  { x: 300, scale: 1.72 },
  { x: 560, scale: 1.28 },
  { x: 120, scale: 1.05 },
] as const

/** Sights on a hill above their town. */
const ON_HILLS: ReadonlySet<string> = new Set([
  'castle',
  'fort',
  'kasbah',
  'rajput',
  'monastery',
  'christ',
  'ruins',
  'chorten',
])

const WET: ReadonlySet<Ground> = new Set(['sea', 'river', 'lake', 'canal', 'beach'])

/** Sights on the shore, not in the water. */
const ON_LAND: ReadonlySet<string> = new Set([
  'umbrellas',
  'elephants',
  'giraffes',
  'camels',
  'cabins',
  'cableCar',
  'huts',
])

/** In bytes, uncompressed. */
export const LARGEST = 12_000

/** Draws a destination from its location and sights. Deterministic. */
export function placePicture(place: Described, around: Surroundings): string {
  const scenery = sceneryOf(place, around)
  for (const most of [scenery.sights.length, 1]) {
    const drawn = draw(place, around, { ...scenery, sights: scenery.sights.slice(0, most) })
    if (drawn.length <= LARGEST) return drawn
  }
  return draw(place, around, { ...scenery, sights: [], balloons: false })
}

function draw(place: Described, around: Surroundings, scenery: Scenery): string {
  const random = randomOf(place.id)
  const s = new Sheet(turned(LIGHTS[scenery.light], (random() - 0.5) * 22), place.id)
  const { light } = s
  const snowy = Math.min(around.januaryHighC, around.julyHighC) < 6 || scenery.ridge === 'peaks'
  const tones = tonesOf(s)
  const tree = trees(s, scenery.plant)
  sky(s, { horizon: HORIZON, clouds: random() < 0.8, balloons: scenery.balloons, aurora: scenery.light === 'aurora' })
  far(s, scenery.ridge, snowy)
  if (scenery.skyline) skyline(s, SHORE, 190, 0.22)
  const mirrored = random() < 0.5
  const stands = scenery.sights.map((name, at) => {
    const { x, scale } = PLACES[at] ?? PLACES[0]
    const moved = x + (random() - 0.5) * 50
    return { name, x: mirrored ? WIDTH - moved : moved, scale: scale * (0.94 + random() * 0.12) }
  })
  if (scenery.town !== undefined) {
    const onHill = stands.filter(({ name }) => ON_HILLS.has(name))
    for (const { x } of onHill)
      s.path(
        p`M${x - 230} ${SHORE}C${x - 130} ${SHORE - 26} ${x - 110} ${SHORE - 78} ${x - 40} ${SHORE - 82}h80C${x + 110} ${SHORE - 78} ${x + 130} ${SHORE - 26} ${x + 230} ${SHORE}z`,
        mixed(light.mid, light.near, 0.4),
      )
    if (!scenery.skyline) houses(s, scenery.town, SHORE - 30, 34, 0.36)
    grove(s, tree, SHORE - 22, 44, mixed(light.mid, light.near, 0.5), 0.3)
    for (const { name, x, scale } of stands.toReversed())
      s.at(x, SHORE - (ON_HILLS.has(name) ? 76 : 14), ON_HILLS.has(name) ? scale * 0.86 : scale, () =>
        SIGHTS[name](s, tones),
      )
    houses(s, scenery.town, SHORE + 2, 46, 0.12)
    if (scenery.ground !== 'canal') grove(s, tree, SHORE + 3, 34, mixed(light.near, light.fore, 0.2), 0.3)
  }
  if (scenery.town === undefined && scenery.ground !== 'beach')
    grove(s, tree, SHORE + 4, scenery.plant === 'pine' ? 90 : 70, mixed(light.near, light.mid, 0.4), 0.5)
  ground(s, scenery, tree)
  if (scenery.town === undefined) {
    for (const { name, x, scale } of stands.toReversed())
      s.at(
        x,
        ON_LAND.has(name) || !WET.has(scenery.ground)
          ? SHORE + (WET.has(scenery.ground) && scenery.ground !== 'beach' ? 4 : 84)
          : SHORE + 36,
        scale * (name === 'umbrellas' ? 0.8 : 1),
        () => SIGHTS[name](s, tones),
      )
    if (scenery.ground === 'meadow' || scenery.ground === 'snow')
      for (let at = 0; at < 6; at += 1)
        tree(s.between(0, WIDTH), SHORE + s.between(50, 90), s.between(60, 120), mixed(light.near, light.fore, 0.45))
  }
  frame(s, tree, scenery.plant)
  return s.toSvg()
}
