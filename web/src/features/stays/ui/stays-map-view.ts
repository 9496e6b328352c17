import { divIcon, LayerGroup, Marker } from 'leaflet'
import { BaseMap, textNode } from '../../../shared/map/base-map.ts'
import { pinWords, type StayPin } from '../model/stay-pins.ts'
import './stays-map.css'

/** A map with the prices of stays as pins. */
export class StaysMapView extends BaseMap {
  private readonly onChoose: (key: string) => void
  private readonly stays = new LayerGroup()

  constructor(element: HTMLElement, onChoose: (key: string) => void, isCalm: boolean) {
    super(element, isCalm)
    this.onChoose = onChoose
    this.stays.addTo(this.map)
  }

  show(pins: readonly StayPin[], chosen: string | undefined): void {
    this.stays.clearLayers()
    for (const pin of pins) this.stays.addLayer(this.markerOf(pin, pin.key === chosen))
  }

  private markerOf(pin: StayPin, isChosen: boolean): Marker {
    const icon = divIcon({
      className: `stay-pin${isChosen ? ' is-chosen' : ''}`,
      html: textNode(pinWords(pin)),
      // Sized by the style sheet, centred on the point.
      iconSize: [0, 0],
    })
    const marker = new Marker([pin.lat, pin.lng], { icon, keyboard: false, zIndexOffset: isChosen ? 1000 : 0 })
    return marker.on('click', () => this.onChoose(pin.key))
  }
}
