import type { DestinationRow } from '@waymark/atlas/tables'

/** The first rows that fit, one of each country. The others are not judged: a climate has to be worked out. */
export function firstOfCountries<Row extends Pick<DestinationRow, 'countryCode'>>(
  rows: readonly Row[],
  fits: (row: Row) => boolean,
  most: number,
): Row[] {
  const countries = new Set<string>()
  return rows.filter((row) => {
    const isShown = countries.size < most && !countries.has(row.countryCode) && fits(row)
    if (isShown) countries.add(row.countryCode)
    return isShown
  })
}
