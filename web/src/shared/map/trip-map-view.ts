import { divIcon, LayerGroup, Marker, Polyline, Tooltip } from 'leaflet'
import { BaseMap, type NamedPoint } from './base-map.ts'
import { MapNames } from './map-names.ts'
import { groupPins } from './pin-groups.ts'
import { type Leg, dayColor, type Pin } from './pins.ts'

const PIN = 32
/** Of a group, with the space around it that can be pressed. */
const GROUP = 44

export interface Shown {
  readonly pins: readonly Pin[]
  readonly legs: readonly Leg[]
  /** Whether to show walking times; with many days there are too many. */
  readonly withTimes: boolean
  readonly chosen: string | undefined
  /** Other places in town, for orientation. */
  readonly places: readonly NamedPoint[]
  /** The most important first. */
  readonly towns: readonly NamedPoint[]
}

export interface TripMapEvents {
  readonly onChoose: (stopId: string) => void
  /** Several pins that lie on each other were pressed. */
  readonly onGroup: (stopIds: readonly string[]) => void
}

/** A dotted line says that one rides; by what is in the list, and covers pins on a phone. */
const MEANS = / by .*$/
const ON_FOOT = / on foot$/
/** Estimated, as for names. */
const LETTER = 6.4
const PILL = 13

/** A map with the trip's pins and routes. Pins that would cover each other are one mark with their number. */
export class TripMapView extends BaseMap {
  private readonly events: TripMapEvents
  private shown: Shown | undefined
  private readonly trip = new LayerGroup()
  private readonly names: MapNames

  constructor(element: HTMLElement, events: TripMapEvents, isCalm: boolean) {
    super(element, isCalm)
    this.events = events
    this.trip.addTo(this.map)
    this.names = new MapNames(this.map)
    this.map.on('zoomend', () => this.drawTrip())
  }

  /** Draws the stops and routes of the displayed days. */
  show(shown: Shown): void {
    this.shown = shown
    this.map.whenReady(() => this.drawTrip())
  }

  /** Zooms in on these stops. */
  zoomTo(stopIds: readonly string[]): void {
    this.frame(this.shown?.pins.filter(({ stop }) => stopIds.includes(stop.id)) ?? [], this.map.getMaxZoom())
  }

  /** Whether the closest zoom shows these stops apart. */
  comeApart(stopIds: readonly string[]): boolean {
    const pins = this.shown?.pins.filter(({ stop }) => stopIds.includes(stop.id)) ?? []
    return this.groupsOf(pins, undefined, this.map.getMaxZoom()).length > 1
  }

  private groupsOf(pins: readonly Pin[], chosen: string | undefined, zoom = this.map.getZoom()): Pin[][] {
    return groupPins(
      pins,
      ({ lat, lng }) => this.map.project([lat, lng], zoom),
      ({ stop }) => stop.id === chosen,
    )
  }

  private drawTrip(): void {
    if (this.shown === undefined) return
    const { pins, legs, withTimes, chosen, towns, places } = this.shown
    const focused = document.activeElement?.getAttribute('data-group')
    this.trip.clearLayers()
    const groups = this.groupsOf(pins, chosen)
    const groupOf = new Map(groups.flatMap((group) => group.map((pin) => [pin.stop.id, group])))
    const ways = legs.map((leg) => {
      const isInside = groupOf.get(leg.from.stop.id) === groupOf.get(leg.to.stop.id)
      return { ...leg, words: withTimes && !isInside ? this.wordsOn(leg) : '' }
    })
    this.names.show({ towns, places, marks: groups.flatMap(([first]) => first ?? []), ways })
    for (const way of ways) this.trip.addLayer(this.lineOf(way))
    for (const group of groups) {
      const [pin, another] = group
      if (pin === undefined) continue
      this.trip.addLayer(another === undefined ? this.markerOf(pin, pin.stop.id === chosen) : this.markOf(group, pin))
    }
    if (focused != null) this.map.getContainer().querySelector<HTMLElement>(`[data-group="${focused}"]`)?.focus()
  }

  /** One mark for several pins, with a ring in the colours of their days. */
  private markOf(group: readonly Pin[], { stop, lat, lng }: Pin): Marker {
    const ids = group.map((pin) => pin.stop.id)
    const icon = divIcon({ className: 'map-group', html: ringOf(group), iconSize: [GROUP, GROUP] })
    const marker = new Marker([lat, lng], { icon, keyboard: true, zIndexOffset: 500 })
    marker.on('click', () => this.events.onGroup(ids))
    marker.on('add', () => {
      const element = marker.getElement()
      element?.setAttribute('aria-label', `${group.length} stops at one spot on the map`)
      element?.setAttribute('data-group', stop.id)
      // Leaflet makes it a button, which is pressed by pointer only.
      element?.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        this.events.onGroup(ids)
      })
    })
    return marker
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
    // It is in the list, too.
    marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'))
    return marker.on('click', () => this.events.onChoose(pin.stop.id))
  }

  /** As much of the words of a way as there is room for between its pins. */
  private wordsOn({ from, to, words }: Leg): string {
    const [start, end] = [from, to].map(({ lat, lng }) => this.map.latLngToLayerPoint([lat, lng]))
    const room = start === undefined || end === undefined ? 0 : start.distanceTo(end) - PIN
    const minutes = words.replace(MEANS, '').replace(ON_FOOT, '')
    return [words.replace(MEANS, ''), minutes].find((some) => some.length * LETTER + PILL < room) ?? ''
  }

  private lineOf({ from, to, isWalked, words }: Leg): Polyline {
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
    if (words === '') return line
    const label = new Tooltip({ pane: 'times', permanent: true, direction: 'center', className: 'map-leg', opacity: 1 })
    return line.bindTooltip(label.setContent(words))
  }
}

/** A pin with its label. */
function dropOf(words: string): HTMLElement {
  const drop = document.createElement('span')
  drop.className = 'map-drop'
  drop.append(document.createElement('span'))
  drop.firstElementChild?.append(words)
  return drop
}

/** The number of pins in a ring of equal parts in their days' colours. */
function ringOf(group: readonly Pin[]): HTMLElement {
  const ring = document.createElement('span')
  ring.className = 'map-ring'
  const days = [...new Set(group.map(({ day }) => dayColor(day)))]
  for (const [index, day] of days.entries()) {
    const part = document.createElement('span')
    part.className = `map-ring-part ${day}`
    part.style.setProperty('--from', `${index / days.length}turn`)
    part.style.setProperty('--part', `${1 / days.length}turn`)
    ring.append(part)
  }
  const count = document.createElement('span')
  count.className = 'map-count'
  count.append(String(group.length))
  ring.append(count)
  return ring
}
