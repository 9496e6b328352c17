import {
  divIcon,
  LatLngBounds,
  type LatLngExpression,
  LayerGroup,
  Map as LeafletMap,
  Marker,
  Polygon,
  Polyline,
  TileLayer,
} from 'leaflet'
import { MAP_TILES } from '../../config/map-tiles.ts'
import { cellsIn, type Ground, loadCell, loadWorld, type World } from './map-geometry.ts'
import 'leaflet/dist/leaflet.css'
import './base-map.css'

/** From this zoom level on, detailed cells are shown; below, the world map. */
const NEAR_ZOOM = 6
/** From this zoom level on, the world map's rivers are too coarse. */
const RIVER_ZOOM = 9
const CLOSEST_ZOOM = 18
const TOWN_ZOOM = 15
const MARGIN = 42

export interface Point {
  readonly lat: number
  readonly lng: number
}

export interface NamedPoint extends Point {
  readonly name: string
}

/** A map on bundled geometry, with a provider's tiles above if configured. Subclasses add what it shows. */
export class BaseMap {
  protected readonly map: LeafletMap
  private readonly ground = new LayerGroup()
  private readonly rivers = new LayerGroup()
  private readonly cells = new Map<string, LayerGroup | 'loading'>()
  private worldLayer: LayerGroup | undefined
  private world: World | undefined
  private here: Marker | undefined

  constructor(element: HTMLElement, isCalm: boolean) {
    this.map = new LeafletMap(element, {
      zoomControl: false,
      attributionControl: false,
      minZoom: 2,
      maxZoom: CLOSEST_ZOOM,
      // The map is operated by its buttons and the list; it is not a tab stop.
      keyboard: false,
      maxBounds: new LatLngBounds([-85, -200], [85, 200]),
      zoomSnap: 0.5,
      ...(isCalm && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
    })
    // Bundled geometry below the provider's tiles: missing tiles do not leave white areas.
    this.map.createPane('ground').style.zIndex = '150'
    this.map.createPane('water').style.zIndex = '160'
    // Below the pins, which names and times must not cover.
    this.map.createPane('times').style.zIndex = '550'
    // Ways and names are in the list; marks that are pressed may have the focus.
    for (const [name, pane] of Object.entries(this.map.getPanes()))
      if (name !== 'mapPane' && name !== 'markerPane') pane.setAttribute('aria-hidden', 'true')
    this.ground.addTo(this.map)
    if (MAP_TILES !== undefined) new TileLayer(MAP_TILES.url, { maxZoom: CLOSEST_ZOOM }).addTo(this.map)
    this.map.on('moveend', () => void this.drawGround())
  }

  /** Fits points into view, by default not closer than a town is looked at. */
  frame(points: readonly Point[], maxZoom = TOWN_ZOOM): void {
    const [first] = points
    if (first === undefined) return
    const bounds = new LatLngBounds(points.map(({ lat, lng }): LatLngExpression => [lat, lng]))
    this.map.fitBounds(bounds, { padding: [MARGIN, MARGIN], maxZoom, animate: false })
  }

  /** Centres a point, zooming in if necessary. */
  goTo(point: Point): void {
    this.map.setView([point.lat, point.lng], Math.max(this.map.getZoom(), TOWN_ZOOM))
  }

  /** Keeps a visible point visible after the map has shrunk. */
  keepInView({ lat, lng }: Point): void {
    this.resize()
    this.map.panInside([lat, lng], { padding: [MARGIN, MARGIN], animate: false })
  }

  showHere(point: Point): void {
    this.here?.remove()
    const icon = divIcon({ className: 'map-here', iconSize: [18, 18] })
    this.here = new Marker([point.lat, point.lng], { icon, interactive: false, keyboard: false }).addTo(this.map)
    this.goTo(point)
  }

  zoom(by: 1 | -1): void {
    this.map.setZoom(this.map.getZoom() + by)
  }

  /** Call after the element was resized. */
  resize(): void {
    this.map.invalidateSize({ animate: false })
  }

  destroy(): void {
    this.map.remove()
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
      // Offline; the world map is shown instead, and the next move tries again.
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

/** As text, never as HTML. */
export function textNode(words: string): HTMLElement {
  const node = document.createElement('span')
  node.textContent = words
  return node
}

const LAND = { interactive: false, pane: 'ground' } as const
export const WATER = { interactive: false, pane: 'water' } as const

const layersOf = ({ land, borders, lakes }: Ground): LayerGroup =>
  new LayerGroup([
    new Polygon(land, { ...LAND, className: 'map-land' }),
    new Polygon(lakes, { ...WATER, className: 'map-lake' }),
    new Polyline(borders, { ...WATER, className: 'map-border' }),
  ])

const riversOf = ({ rivers }: Ground): Polyline => new Polyline(rivers, { ...WATER, className: 'map-river' })
