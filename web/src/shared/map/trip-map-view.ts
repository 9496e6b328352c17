import { CircleMarker, divIcon, LayerGroup, Marker, Polyline, Tooltip } from 'leaflet'
import { BaseMap, type Point, textNode, WATER } from './base-map.ts'
import { type Leg, dayColor, type Pin } from './pins.ts'

/** From this zoom level on, place names are shown. */
const NAMES_ZOOM = 14
const PIN = 32

export interface Shown {
  readonly pins: readonly Pin[]
  readonly legs: readonly Leg[]
  /** Whether to show walking times; with many days there are too many. */
  readonly withTimes: boolean
  readonly chosen: string | undefined
  /** Other places in town, for orientation. */
  readonly places: readonly NamedPoint[]
}

interface NamedPoint extends Point {
  readonly name: string
}

/** A map with the trip's pins and routes. */
export class TripMapView extends BaseMap {
  private readonly onChoose: (stopId: string) => void
  private readonly trip = new LayerGroup()
  private readonly places = new LayerGroup()

  constructor(element: HTMLElement, onChoose: (stopId: string) => void, isCalm: boolean) {
    super(element, isCalm)
    this.onChoose = onChoose
    // Below the pins, which times must not cover.
    this.map.createPane('times').style.zIndex = '550'
    this.trip.addTo(this.map)
    this.map.on('moveend', () => this.togglePlaces())
  }

  /** Draws the stops and routes of the displayed days. */
  show({ pins, legs, withTimes, chosen, places }: Shown): void {
    this.places.clearLayers()
    for (const place of places) this.places.addLayer(placeDot(place))
    this.trip.clearLayers()
    for (const leg of legs) this.trip.addLayer(this.lineOf(leg, withTimes))
    for (const pin of pins) this.trip.addLayer(this.markerOf(pin, pin.stop.id === chosen))
  }

  private markerOf(pin: Pin, isChosen: boolean): Marker {
    const icon = divIcon({
      className: `map-pin ${dayColor(pin.day)}${isChosen ? ' is-chosen' : ''}`,
      html: dropOf(String(pin.number ?? '·')),
      iconSize: [PIN, PIN],
      // The tip of the pin, which is rotated by 45 degrees.
      iconAnchor: [PIN / 2, PIN * 1.2],
    })
    const marker = new Marker([pin.lat, pin.lng], { icon, keyboard: false, zIndexOffset: isChosen ? 1000 : 0 })
    return marker.on('click', () => this.onChoose(pin.stop.id))
  }

  private lineOf(leg: Leg, withTimes: boolean): Polyline {
    const { from, to, isWalked, words: way } = leg
    const line = new Polyline(
      [
        [from.lat, from.lng],
        [to.lat, to.lng],
      ],
      {
        className: `map-route ${dayColor(to.day)}${isWalked ? '' : ' map-route-ridden'}`,
        interactive: false,
      },
    )
    if (!withTimes) return line
    const words = new Tooltip({ pane: 'times', permanent: true, direction: 'center', className: 'map-leg', opacity: 1 })
    return line.bindTooltip(words.setContent(way))
  }

  private togglePlaces(): void {
    if (this.map.getZoom() >= NAMES_ZOOM) this.places.addTo(this.map)
    else this.places.remove()
  }
}

const placeDot = ({ name, lat, lng }: NamedPoint): CircleMarker =>
  new CircleMarker([lat, lng], { ...WATER, radius: 3.5, className: 'map-place' }).bindTooltip(
    new Tooltip({
      pane: 'times',
      permanent: true,
      direction: 'right',
      className: 'map-place-name',
      opacity: 1,
    }).setContent(textNode(name)),
  )

/** A pin with its label. */
function dropOf(words: string): HTMLElement {
  const drop = document.createElement('span')
  drop.className = 'map-drop'
  drop.append(document.createElement('span'))
  drop.firstElementChild?.append(words)
  return drop
}
