/** Where a map provider's tiles are, and what it wants to be said beside them. */
export interface MapTiles {
  /** With {z}, {x} and {y}. */
  readonly url: string
  readonly attribution: string
}

/** Parses `VITE_MAP_TILES` and `VITE_MAP_ATTRIBUTION`; undefined when no provider is configured, an error for half of one. */
export function parseMapTiles(url: string | undefined, attribution: string | undefined): MapTiles | undefined {
  if (!url) return undefined
  if (!/^https:\/\/[^?#]*\{z\}.*/.test(url) || !['{x}', '{y}'].every((part) => url.includes(part)))
    throw new Error('VITE_MAP_TILES needs an https address with {z}, {x} and {y}.')
  if (!attribution) throw new Error('VITE_MAP_TILES needs VITE_MAP_ATTRIBUTION, which providers ask for.')
  return { url, attribution }
}

/** Without a provider the map shows its own ground alone. */
export const MAP_TILES: MapTiles | undefined = parseMapTiles(
  import.meta.env.VITE_MAP_TILES,
  import.meta.env.VITE_MAP_ATTRIBUTION,
)
