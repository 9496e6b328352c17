import { LatLngBounds, LayerGroup, type Map as LeafletMap, Polygon, Polyline, Rectangle } from 'leaflet'
import {
  type Box,
  boxOfCell,
  cellsIn,
  type Grid,
  type Ground,
  loadCell,
  loadWorld,
  type World,
} from './map-geometry.ts'

/** From this zoom level on, detailed cells are shown; below, the world map. */
const WIDE_ZOOM = 6
/** From this zoom level on, the ground of towns is shown where there is one. */
const TOWN_ZOOM = 10

const LAND = { interactive: false, pane: 'ground' } as const
const TOWN_LAND = { interactive: false, pane: 'town-ground' } as const
export const WATER = { interactive: false, pane: 'water' } as const

/** The map's ground: the world, cells of it, and over them the finer cells of towns. What is loading shows the coarser. */
export class GroundLayers {
  private readonly map: LeafletMap
  private readonly layer = new LayerGroup()
  private readonly cells = new Map<string, LayerGroup | 'loading'>()
  private world: (World & { readonly layer: LayerGroup }) | undefined

  constructor(map: LeafletMap) {
    this.map = map
  }

  addToMap(): void {
    const { map } = this
    // Below a provider's tiles: where one is missing there is no white area.
    map.createPane('ground').style.zIndex = '150'
    map.createPane('town-ground').style.zIndex = '155'
    map.createPane('water').style.zIndex = '160'
    this.layer.addTo(map)
    map.on('moveend', () => void this.draw())
  }

  private async draw(): Promise<void> {
    if (this.world === undefined) {
      const world = await loadWorld().catch(() => undefined)
      if (world === undefined) return
      this.world ??= { ...world, layer: wideLayer(world) }
    }
    // The map may have been removed meanwhile.
    if (this.map.getPane('ground') === undefined) return
    const { world } = this
    const zoom = this.map.getZoom()
    const view = viewOf(this.map)
    const inTowns = this.shownOf(world.towns, zoom >= TOWN_ZOOM ? view : undefined)
    const isTownWhole = zoom >= TOWN_ZOOM && inTowns.isWhole
    const wide = this.shownOf(world.wide, zoom >= WIDE_ZOOM && !isTownWhole ? view : undefined)
    const shown = new Set([...inTowns.names, ...wide.names])
    for (const [name, layer] of this.cells) if (layer !== 'loading') this.toggle(layer, shown.has(name))
    this.toggle(world.layer, !isTownWhole && (zoom < WIDE_ZOOM || !wide.isLoaded))
  }

  /** Cells of a grid in view, which are fetched if need be. */
  private shownOf(grid: Grid, view: Box | undefined) {
    const all = view === undefined ? [] : cellsIn(grid, view)
    const names = all.filter((name) => grid.cells.has(name))
    for (const name of names) if (!this.cells.has(name)) void this.addCell(grid, name)
    const isLoaded = names.every((name) => this.cells.get(name) instanceof LayerGroup)
    return { names, isLoaded, isWhole: isLoaded && names.length === all.length }
  }

  private async addCell(grid: Grid, name: string): Promise<void> {
    this.cells.set(name, 'loading')
    try {
      const ground = await loadCell(name)
      this.cells.set(name, grid.folder === '' ? wideLayer(ground) : townLayer(ground, boxOfCell(grid, name)))
      await this.draw()
    } catch {
      // Offline; a coarser ground is shown instead, and the next move tries again.
      this.cells.delete(name)
    }
  }

  private toggle(layer: LayerGroup | Polyline, isShown: boolean): void {
    if (isShown === this.layer.hasLayer(layer)) return
    if (isShown) this.layer.addLayer(layer)
    else this.layer.removeLayer(layer)
  }
}

function viewOf(map: LeafletMap): Box {
  const bounds = map.getBounds()
  return [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]
}

const landOf = (land: Ground['land'], pane: typeof LAND | typeof TOWN_LAND): Polygon =>
  new Polygon(land, { ...pane, className: 'map-land' })

// Rivers and borders are on the land, which the ground of a town covers.
const wideLayer = ({ land, lakes, rivers, borders }: Ground): LayerGroup =>
  new LayerGroup([
    landOf(land, LAND),
    new Polygon(lakes, { ...LAND, className: 'map-lake' }),
    new Polyline(rivers, { ...LAND, className: 'map-river' }),
    new Polyline(borders, { ...LAND, className: 'map-border' }),
  ])

/** Its own sea covers the coarser land. */
const townLayer = ({ land, borders, rivers, streams }: Ground, [south, west, north, east]: Box): LayerGroup =>
  new LayerGroup([
    new Rectangle(new LatLngBounds([south, west], [north, east]), { ...TOWN_LAND, className: 'map-sea' }),
    landOf(land, TOWN_LAND),
    new Polyline(streams, { ...WATER, className: 'map-stream' }),
    new Polyline(rivers, { ...WATER, className: 'map-town-river' }),
    new Polyline(borders, { ...WATER, className: 'map-border' }),
  ])
