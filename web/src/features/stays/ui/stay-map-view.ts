import { divIcon, LayerGroup, Marker } from 'leaflet'
import { BaseMap, type NamedPoint, placeDot, textNode } from '../../../shared/map/base-map.ts'
import './stays-map.css'

/** A map with one stay and the sights around it. */
export class StayMapView extends BaseMap {
  private readonly around = new LayerGroup()

  constructor(element: HTMLElement, isCalm: boolean) {
    super(element, isCalm)
    this.around.addTo(this.map)
  }

  show(stay: NamedPoint, nearby: readonly NamedPoint[]): void {
    this.around.clearLayers()
    for (const place of nearby) this.around.addLayer(placeDot(place, 'auto'))
    const icon = divIcon({ className: 'stay-pin is-chosen', html: textNode(stay.name), iconSize: [0, 0] })
    this.around.addLayer(new Marker([stay.lat, stay.lng], { icon, keyboard: false, interactive: false }))
  }
}
