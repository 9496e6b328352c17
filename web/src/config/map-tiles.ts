/** URL of a map provider's tiles, and the attribution it requires. */
export interface MapTiles {
  /** Contains {z}, {x} and {y}. */
  readonly url: string
  readonly attribution: string
}

/** Parses `VITE_MAP_TILES` and `VITE_MAP_ATTRIBUTION`; undefined if neither is set. @throws Error if only one is set */
export function parseMapTiles(url: string | undefined, attribution: string | undefined): MapTiles | undefined {
  if (!url) return undefined
  if (!/^https:\/\/[^?#]*\{z\}.*/.test(url) || !['{x}', '{y}'].every((part) => url.includes(part)))
    throw new Error('VITE_MAP_TILES needs an https address with {z}, {x} and {y}.')
  if (!attribution) throw new Error('VITE_MAP_TILES needs VITE_MAP_ATTRIBUTION, which providers ask for.')
  return { url, attribution }
}

/** Undefined without a provider: the map then shows its own drawn background only. */
export const MAP_TILES: MapTiles | undefined = parseMapTiles(
  import.meta.env.VITE_MAP_TILES,
  import.meta.env.VITE_MAP_ATTRIBUTION,
)
