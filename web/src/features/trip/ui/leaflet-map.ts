import {
  CircleMarker,
  divIcon,
  LatLngBounds,
  type LatLngExpression,
  LayerGroup,
  Map as LeafletMap,
  Marker,
  Polygon,
  Polyline,
  TileLayer,
  Tooltip,
} from 'leaflet'
import { MAP_TILES } from '../../../config/map-tiles.ts'
import { cellsIn, type Ground, loadCell, loadWorld, type World } from '../data/map-ground.ts'
import { dayColor, type Leg, legWords, type Pin } from '../model/trip-pins.ts'

/** From here on the cells are shown; from farther away the world. */
const NEAR_ZOOM = 6
/** The rivers of the world's file are too coarse from nearer. */
const RIVER_ZOOM = 9
const CLOSEST_ZOOM = 18
const TOWN_ZOOM = 15
/** From here on there is room for the names of places. */
const NAMES_ZOOM = 14
const PIN = 32
const MARGIN = 42

export interface Shown {
  readonly pins: readonly Pin[]
  readonly legs: readonly Leg[]
  /** With the time on foot at each way; without it there are too many. */
  readonly withTimes: boolean
  readonly chosen: string | undefined
  /** What else there is in town, for the eye to find its way. */
  readonly places: readonly NamedPoint[]
}

interface NamedPoint {
  readonly name: string
  readonly lat: number
  readonly lng: number
}

/** The map itself, on its own ground, with a provider's tiles over it where one is configured. */
export class TripMapView {
  private readonly map: LeafletMap
  private readonly onChoose: (stopId: string) => void
  private readonly ground = new LayerGroup()
  private readonly rivers = new LayerGroup()
  private readonly trip = new LayerGroup()
  private readonly places = new LayerGroup()
  private readonly cells = new Map<string, LayerGroup | 'loading'>()
  private worldLayer: LayerGroup | undefined
  private world: World | undefined
  private here: Marker | undefined

  constructor(element: HTMLElement, onChoose: (stopId: string) => void, isCalm: boolean) {
    this.onChoose = onChoose
    this.map = new LeafletMap(element, {
      zoomControl: false,
      attributionControl: false,
      minZoom: 2,
      maxZoom: CLOSEST_ZOOM,
      // Reached by its buttons and by the list; not a stop of the Tab key by itself.
      keyboard: false,
      maxBounds: new LatLngBounds([-85, -200], [85, 200]),
      zoomSnap: 0.5,
      ...(isCalm && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
    })
    // Own ground below a provider's tiles: what they leave out, or do not bring without a network, is not white.
    this.map.createPane('ground').style.zIndex = '150'
    this.map.createPane('water').style.zIndex = '160'
    // Below the pins, which a time on foot must not hide.
    this.map.createPane('times').style.zIndex = '550'
    this.ground.addTo(this.map)
    this.trip.addTo(this.map)
    if (MAP_TILES !== undefined) new TileLayer(MAP_TILES.url, { maxZoom: CLOSEST_ZOOM }).addTo(this.map)
    this.map.on('moveend', () => {
      this.togglePlaces()
      void this.drawGround()
    })
  }

  /** Draws the stops and ways of the days that are to be seen. */
  show({ pins, legs, withTimes, chosen, places }: Shown): void {
    this.places.clearLayers()
    for (const place of places) this.places.addLayer(placeDot(place))
    this.trip.clearLayers()
    for (const leg of legs) this.trip.addLayer(this.lineOf(leg, withTimes))
    for (const pin of pins) this.trip.addLayer(this.markerOf(pin, pin.stop.id === chosen))
  }

  /** Brings points into view. */
  frame(points: readonly { readonly lat: number; readonly lng: number }[]): void {
    const [first] = points
    if (first === undefined) return
    const bounds = new LatLngBounds(points.map(({ lat, lng }): LatLngExpression => [lat, lng]))
    this.map.fitBounds(bounds, { padding: [MARGIN, MARGIN], maxZoom: TOWN_ZOOM, animate: false })
  }

  /** Brings one point into view, from as near as it is or nearer. */
  goTo(point: { readonly lat: number; readonly lng: number }): void {
    this.map.setView([point.lat, point.lng], Math.max(this.map.getZoom(), TOWN_ZOOM))
  }

  showHere(point: { readonly lat: number; readonly lng: number }): void {
    this.here?.remove()
    const icon = divIcon({ className: 'map-here', iconSize: [18, 18] })
    this.here = new Marker([point.lat, point.lng], { icon, interactive: false, keyboard: false }).addTo(this.map)
    this.goTo(point)
  }

  zoom(by: 1 | -1): void {
    this.map.setZoom(this.map.getZoom() + by)
  }

  /** After its element has got another size. */
  resize(): void {
    this.map.invalidateSize({ animate: false })
  }

  destroy(): void {
    this.map.remove()
  }

  private markerOf(pin: Pin, isChosen: boolean): Marker {
    const icon = divIcon({
      className: `map-pin ${dayColor(pin.day)}${isChosen ? ' is-chosen' : ''}`,
      html: dropOf(String(pin.number ?? '·')),
      iconSize: [PIN, PIN],
      // The point of the drop, which is turned by 45 degrees.
      iconAnchor: [PIN / 2, PIN * 1.2],
    })
    const marker = new Marker([pin.lat, pin.lng], { icon, keyboard: false, zIndexOffset: isChosen ? 1000 : 0 })
    return marker.on('click', () => this.onChoose(pin.stop.id))
  }

  private lineOf(leg: Leg, withTimes: boolean): Polyline {
    const { from, to, walkMinutes } = leg
    const line = new Polyline(
      [
        [from.lat, from.lng],
        [to.lat, to.lng],
      ],
      {
        className: `map-route ${dayColor(to.day)}${walkMinutes === undefined ? ' map-route-ridden' : ''}`,
        interactive: false,
      },
    )
    if (!withTimes) return line
    const words = new Tooltip({ pane: 'times', permanent: true, direction: 'center', className: 'map-leg', opacity: 1 })
    return line.bindTooltip(words.setContent(legWords(leg)))
  }

  private togglePlaces(): void {
    if (this.map.getZoom() >= NAMES_ZOOM) this.places.addTo(this.map)
    else this.places.remove()
  }

  private async drawGround(): Promise<void> {
    this.world ??= await loadWorld().catch(() => undefined)
    if (this.world === undefined || this.map.getPane('ground') === undefined) return
    this.worldLayer ??= layersOf(this.world)
    if (this.rivers.getLayers().length === 0) this.rivers.addLayer(riversOf(this.world))
    const zoom = this.map.getZoom()
    toggle(this.ground, this.rivers, zoom < RIVER_ZOOM)
    const [south, west, north, east] = boxOf(this.map)
    const wanted = zoom < NEAR_ZOOM ? [] : cellsIn(south, west, north, east)
    const present = wanted.filter((name) => this.world?.cells.has(name))
    for (const name of present) if (!this.cells.has(name)) void this.addCell(name)
    for (const [name, layer] of this.cells) if (layer !== 'loading') toggle(this.ground, layer, present.includes(name))
    const isWhole = present.every((name) => this.cells.get(name) instanceof LayerGroup)
    toggle(this.ground, this.worldLayer, zoom < NEAR_ZOOM || !isWhole)
  }

  private async addCell(name: string): Promise<void> {
    this.cells.set(name, 'loading')
    try {
      this.cells.set(name, layersOf(await loadCell(name)))
      await this.drawGround()
    } catch {
      // Without a network; the world is shown in its place, and the next move tries again.
      this.cells.delete(name)
    }
  }
}

const boxOf = (map: LeafletMap): [south: number, west: number, north: number, east: number] => {
  const bounds = map.getBounds()
  return [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]
}

function toggle(group: LayerGroup, layer: LayerGroup, isShown: boolean): void {
  if (isShown === group.hasLayer(layer)) return
  if (isShown) group.addLayer(layer)
  else group.removeLayer(layer)
}

const placeDot = ({ name, lat, lng }: NamedPoint): CircleMarker =>
  new CircleMarker([lat, lng], { ...WATER, radius: 3.5, className: 'map-place' }).bindTooltip(
    new Tooltip({
      pane: 'times',
      permanent: true,
      direction: 'right',
      className: 'map-place-name',
      opacity: 1,
    }).setContent(nameNode(name)),
  )

/** The drop of a pin with what stands in it. */
function dropOf(words: string): HTMLElement {
  const drop = document.createElement('span')
  drop.className = 'map-drop'
  drop.append(document.createElement('span'))
  drop.firstElementChild?.append(words)
  return drop
}

/** As text, never as HTML. */
function nameNode(name: string): HTMLElement {
  const node = document.createElement('span')
  node.textContent = name
  return node
}

const LAND = { interactive: false, pane: 'ground' } as const
const WATER = { interactive: false, pane: 'water' } as const

const layersOf = ({ land, borders, lakes }: Ground): LayerGroup =>
  new LayerGroup([
    new Polygon(land, { ...LAND, className: 'map-land' }),
    new Polygon(lakes, { ...WATER, className: 'map-lake' }),
    new Polyline(borders, { ...WATER, className: 'map-border' }),
  ])

const riversOf = ({ rivers }: Ground): Polyline => new Polyline(rivers, { ...WATER, className: 'map-river' })
