import { divIcon, LayerGroup, Marker } from 'leaflet'
import { BaseMap, type NamedPoint, textNode } from '../../../shared/map/base-map.ts'
import { MapNames } from '../../../shared/map/map-names.ts'
import './stays-map.css'

/** A map with one stay and the sights around it. */
export class StayMapView extends BaseMap {
  private readonly stay = new LayerGroup()
  private readonly names: MapNames

  constructor(element: HTMLElement, isCalm: boolean) {
    super(element, isCalm)
    this.names = new MapNames(this.map, 0)
    this.stay.addTo(this.map)
  }

  show(stay: NamedPoint, nearby: readonly NamedPoint[]): void {
    this.names.show({ towns: [], places: nearby, marks: [stay] })
    const icon = divIcon({ className: 'stay-pin is-chosen', html: textNode(stay.name), iconSize: [0, 0] })
    this.stay.clearLayers()
    this.stay.addLayer(new Marker([stay.lat, stay.lng], { icon, keyboard: false, interactive: false }))
  }
}
