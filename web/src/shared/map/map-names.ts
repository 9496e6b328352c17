import { CircleMarker, LayerGroup, type Map as LeafletMap, type Point as Pixel, Tooltip } from 'leaflet'
import { type NamedPoint, type Point, textNode } from './base-map.ts'
import { WATER } from './ground-layers.ts'
import { type Box, isUncut, roomFor } from './room-for.ts'

export interface Names {
  readonly towns: readonly NamedPoint[]
  /** Places in town, which only concern who looks closely. */
  readonly places: readonly NamedPoint[]
  /** Pins and groups of them, which names must not cover. */
  readonly marks: readonly Point[]
  /** Ways, with what is written in their middle: names are not written across them. */
  readonly ways?: readonly { readonly from: Point; readonly to: Point; readonly words: string }[]
}

type Side = 'right' | 'left' | 'bottom' | 'top' | 'center'

interface Named {
  readonly point: NamedPoint
  readonly isMain: boolean
}

/** Kinds of places that look unlike sights: a quarter is an area without a dot. */
const LOOKS: Readonly<Record<string, string>> = {
  park: 'map-green',
  garden: 'map-green',
  nature: 'map-green',
  beach: 'map-shore',
  neighbourhood: 'map-quarter',
  'historic quarter': 'map-quarter',
}
const lookOf = ({ kind = '' }: NamedPoint): string => LOOKS[kind] ?? ''
const isQuarter = (point: NamedPoint): boolean => lookOf(point) === 'map-quarter'

/** From this zoom level on, places of a town are told apart. */
const PLACES_ZOOM = 13
/** So many towns are in bold. */
const MAIN_TOWNS = 15
/** Estimated, because measuring every name would lay out the page anew. */
const LETTER = 6.4
const SPACED_LETTER = 9.5
const LINE = 15
const DOT = 10
const OFFSETS: Record<Side, (away: number) => [x: number, y: number]> = {
  right: (away) => [away, 0],
  left: (away) => [-away, 0],
  bottom: (away) => [0, away],
  top: (away) => [0, -away],
  center: () => [0, 0],
}
/** A pin stands on its point, a group around it. */
const MARK = { half: 20, above: 42, below: 20 }
/** The buttons in the upper right corner, and the words in the lower corners. */
const TOOLS = { width: 64, height: 216 }
const WORDS = { width: 230, height: 24 }
const SCALE = { width: 90, height: 44 }
/** Boxes along a way, so near that no name is between them. */
const ON_WAY = { half: 6, apart: 14, most: 60 }
const WORDS_ON_WAY = { halfHeight: 11, letter: 3.4, halfPadding: 9 }

/** Names of towns and places, as many as have room, the most important first. */
export class MapNames {
  private readonly map: LeafletMap
  private readonly placesFrom: number
  private readonly layer = new LayerGroup()
  private names: Names = { towns: [], places: [], marks: [] }

  /** @param placesFrom zoom level from which on places are named */
  constructor(map: LeafletMap, placesFrom = PLACES_ZOOM) {
    this.map = map
    this.placesFrom = placesFrom
    this.layer.addTo(map)
    map.on('moveend', () => this.draw())
  }

  show(names: Names): void {
    this.names = names
    this.map.whenReady(() => this.draw())
  }

  private draw(): void {
    const zoom = this.map.getZoom()
    const { towns, places, marks, ways = [] } = this.names
    const pixel = ({ lat, lng }: Point): Pixel => this.map.project([lat, lng], zoom)
    const marked = marks.map((mark) => markBox(pixel(mark)))
    const crossed = ways.flatMap(({ from, to, words }) => wayBoxes(pixel(from), pixel(to), words))
    const view = viewBox(this.map)
    const all = [
      ...towns.map((point, rank) => ({ point, isMain: rank < MAIN_TOWNS })),
      ...(zoom < this.placesFrom ? [] : places).map((point) => ({ point, isMain: false })),
    ]
    const shown = roomFor(all, (one) => placesFor(pixel(one.point), one, marked).filter((box) => isUncut(box, view)), [
      ...marked,
      ...crossed,
      ...cornersOf(view),
    ])
    // Who moves the map sees at once what is named around.
    const around = this.map.getBounds().pad(0.5)
    this.layer.clearLayers()
    for (const { one, box } of shown)
      if (around.contains([one.point.lat, one.point.lng])) this.layer.addLayer(this.nameOf(one, box))
  }

  private nameOf({ point, isMain }: Named, { side, away }: Place): CircleMarker {
    const { name, lat, lng } = point
    const look = lookOf(point)
    return new CircleMarker([lat, lng], { ...WATER, radius: 3, className: `map-place ${look}` }).bindTooltip(
      new Tooltip({
        pane: 'times',
        permanent: true,
        direction: side,
        offset: OFFSETS[side](away),
        className: `map-place-name ${isMain ? 'map-town-name' : look}`,
        opacity: 1,
      }).setContent(textNode(name)),
    )
  }
}

const markBox = ({ x, y }: Pixel): Box => ({
  left: x - MARK.half,
  right: x + MARK.half,
  top: y - MARK.above,
  bottom: y + MARK.below,
})

/** Along a way and around its words. */
function wayBoxes(from: Pixel, to: Pixel, words: string): Box[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const halfWidth = words.length * WORDS_ON_WAY.letter + WORDS_ON_WAY.halfPadding
  const count = Math.min(Math.ceil(from.distanceTo(to) / ON_WAY.apart), ON_WAY.most)
  const spots = Array.from({ length: count }, (_, index) => (index + 0.5) / count)
  return [
    ...(words === '' ? [] : [boxAround(middle, halfWidth, WORDS_ON_WAY.halfHeight)]),
    ...spots.map((part) => {
      const spot = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      return boxAround(spot, ON_WAY.half, ON_WAY.half)
    }),
  ]
}

const boxAround = (
  { x, y }: { readonly x: number; readonly y: number },
  halfWidth: number,
  halfHeight: number,
): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
})

interface Place extends Box {
  readonly side: Side
  /** Pixels between the dot and the name. */
  readonly away: number
}

/** A name on each side of its dot. */
function placesBeside({ x, y }: Pixel, name: string, away: number): Place[] {
  const width = name.length * LETTER
  const near = DOT + away
  const middle = { away, top: y - LINE / 2, bottom: y + LINE / 2 }
  const centre = { away, left: x - width / 2, right: x + width / 2 }
  return [
    { side: 'right', left: x + away - DOT / 2, right: x + near + width, ...middle },
    { side: 'left', left: x - near - width, right: x - away + DOT / 2, ...middle },
    { side: 'bottom', ...centre, top: y + away, bottom: y + near + LINE },
    { side: 'top', ...centre, top: y - near - LINE, bottom: y - away },
  ]
}

/** A large town whose dot is below a mark has its name beside that; away from its dot, a smaller one would seem elsewhere. */
function placesFor(pixel: Pixel, { point, isMain }: Named, marks: readonly Box[]): Place[] {
  const { x, y } = pixel
  if (isQuarter(point)) {
    const half = (point.name.length * SPACED_LETTER) / 2
    return [{ side: 'center', away: 0, ...boxAround(pixel, half, LINE / 2) }]
  }
  const isCovered = marks.some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom + DOT,
  )
  const distances = isCovered && isMain ? [0, 14, 28, 42] : [0]
  return distances.flatMap((away) => placesBeside(pixel, point.name, away))
}

function viewBox(map: LeafletMap): Box {
  const { min, max } = map.getPixelBounds()
  return { left: min?.x ?? 0, right: max?.x ?? 0, top: min?.y ?? 0, bottom: max?.y ?? 0 }
}

const cornersOf = ({ left, right, top, bottom }: Box): Box[] => [
  { left: right - TOOLS.width, right, top, bottom: top + TOOLS.height },
  { left, right: left + WORDS.width, top: bottom - WORDS.height, bottom },
  { left: right - SCALE.width, right, top: bottom - SCALE.height, bottom },
]
