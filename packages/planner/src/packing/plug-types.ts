import table from '../../../../data/sockets.json' with { type: 'json' }

/** Socket types by IEC letter, with their countries (ISO 3166-1 alpha-2). */
const SOCKETS = Object.entries<readonly string[]>(table.sockets)

const socketsByCountry = new Map(
  SOCKETS.flatMap(([types, countries]) => countries.map((code) => [code, types] as const)),
)

/** Compatible sockets: the Europlug C fits many, the Schuko plug fits E and F, two pins fit B. */
const ALSO_FITS: Readonly<Record<string, string>> = { A: 'B', C: 'EFJKLNO', E: 'F', F: 'E' }

/** A country's socket types as letters, 'CF' for Germany; undefined if unknown. */
export const socketsIn = (countryCode: string): string | undefined => socketsByCountry.get(countryCode)

/**
 * Whether plugs from `home` need an adapter in `abroad`: some usual plug fits no socket there. True for unknown
 * countries.
 */
export function needsAdapter(home: string, abroad: string): boolean {
  if (home === abroad) return false
  const plugs = socketsIn(home)
  const sockets = socketsIn(abroad)
  if (plugs === undefined || sockets === undefined) return true
  const fits = (plug: string) =>
    Array.from(sockets).some((socket) => `${plug}${ALSO_FITS[plug] ?? ''}`.includes(socket))
  return !Array.from(plugs).every(fits)
}
