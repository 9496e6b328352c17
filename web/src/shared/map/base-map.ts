import {
  Control,
  divIcon,
  type FitBoundsOptions,
  LatLngBounds,
  type LatLngExpression,
  Map as LeafletMap,
  Marker,
  TileLayer,
} from 'leaflet'
import { MAP_TILES } from '../../config/map-tiles.ts'
import { GroundLayers } from './ground-layers.ts'
import 'leaflet/dist/leaflet.css'
import './base-map.css'

const CLOSEST_ZOOM = 18
const TOWN_ZOOM = 15
/** Pins nearer than this are told apart, and what is around them is known. */
const NEAR_ZOOM = 12
/** Around pins: they stand on their points, and the tools are in the upper right corner. */
const PADDING: FitBoundsOptions = { paddingTopLeft: [22, 52], paddingBottomRight: [70, 34], animate: false }

export interface Point {
  readonly lat: number
  readonly lng: number
}

export interface NamedPoint extends Point {
  readonly name: string
  /** Of a place, as the atlas has it: parks and quarters look unlike sights. */
  readonly kind?: string
}

/** A map on bundled geometry, with a provider's tiles above if configured. Subclasses add what it shows. */
export class BaseMap {
  protected readonly map: LeafletMap
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
    new GroundLayers(this.map).addToMap()
    // Below the pins, which names and times must not cover.
    this.map.createPane('times').style.zIndex = '550'
    const scale = new Control.Scale({ position: 'bottomright', maxWidth: 76 }).addTo(this.map)
    scale.getContainer()?.setAttribute('aria-hidden', 'true')
    // Ways and names are in the list; marks that are pressed may have the focus.
    for (const [name, pane] of Object.entries(this.map.getPanes()))
      if (name !== 'mapPane' && name !== 'markerPane') pane.setAttribute('aria-hidden', 'true')
    if (MAP_TILES !== undefined) new TileLayer(MAP_TILES.url, { maxZoom: CLOSEST_ZOOM }).addTo(this.map)
  }

  /** Fits points into view, by default not closer than a town is looked at. */
  frame(points: readonly Point[], maxZoom = TOWN_ZOOM): void {
    const [first] = points
    if (first === undefined) return
    const bounds = new LatLngBounds(points.map(({ lat, lng }): LatLngExpression => [lat, lng]))
    this.map.fitBounds(bounds, { ...PADDING, maxZoom })
  }

  /** Shows a point among what is around it: where that is in view, nothing but a covered point moves. */
  goTo(point: Point): void {
    const isNear = this.map.getZoom() >= NEAR_ZOOM && this.map.getBounds().contains([point.lat, point.lng])
    if (isNear) this.keepInView(point)
    else this.centre(point)
  }

  private centre({ lat, lng }: Point): void {
    this.map.setView([lat, lng], Math.max(this.map.getZoom(), TOWN_ZOOM))
  }

  /** Keeps a visible point visible after the map has shrunk. */
  keepInView({ lat, lng }: Point): void {
    this.resize()
    this.map.panInside([lat, lng], PADDING)
  }

  showHere(point: Point): void {
    this.here?.remove()
    const icon = divIcon({ className: 'map-here', iconSize: [18, 18] })
    this.here = new Marker([point.lat, point.lng], { icon, interactive: false, keyboard: false }).addTo(this.map)
    this.centre(point)
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
}

/** As text, never as HTML. */
export function textNode(words: string): HTMLElement {
  const node = document.createElement('span')
  node.textContent = words
  return node
}
