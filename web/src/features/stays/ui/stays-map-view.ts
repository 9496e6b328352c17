import { divIcon, LayerGroup, Marker } from 'leaflet'
import { BaseMap, textNode } from '../../../shared/map/base-map.ts'
import { groupsOfPins, pinWords, type StayPin } from '../model/stay-pins.ts'
import './stays-map.css'

/** A map with the prices of stays as pins. Those that would cover each other are one, which zooms in on them. */
export class StaysMapView extends BaseMap {
  private readonly onChoose: (key: string) => void
  private readonly stays = new LayerGroup()
  private pins: readonly StayPin[] = []
  private chosen: string | undefined

  constructor(element: HTMLElement, onChoose: (key: string) => void, isCalm: boolean) {
    super(element, isCalm)
    this.onChoose = onChoose
    this.stays.addTo(this.map)
    this.map.on('zoomend', () => this.draw())
  }

  show(pins: readonly StayPin[], chosen: string | undefined): void {
    this.pins = pins
    this.chosen = chosen
    this.map.whenReady(() => this.draw())
  }

  private draw(): void {
    this.stays.clearLayers()
    for (const group of groupsOfPins(this.pins, ({ lat, lng }) => this.map.project([lat, lng]), this.chosen)) {
      const [pin] = group
      if (pin !== undefined) this.stays.addLayer(this.markerOf(pin, group))
    }
  }

  private markerOf(pin: StayPin, group: readonly StayPin[]): Marker {
    const isChosen = pin.key === this.chosen
    const icon = divIcon({
      className: `stay-pin${isChosen ? ' is-chosen' : ''}`,
      html: textNode(pinWords({ stays: group.flatMap(({ stays }) => stays) })),
      // Sized by the style sheet, centred on the point.
      iconSize: [0, 0],
    })
    const marker = new Marker([pin.lat, pin.lng], { icon, keyboard: false, zIndexOffset: isChosen ? 1000 : 0 })
    return marker.on('click', () => {
      if (group.length === 1) this.onChoose(pin.key)
      else this.frame(group, this.map.getMaxZoom())
    })
  }
}
