import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Shores, rivers and borders of GSHHG (LGPL-3.0-or-later), as the Generic Mapping Tools print them:
// apt-get install gmt gmt-gshhg-full

const WORLD = '-R-180/180/-60/84'

const gmt = (...options) =>
  execFileSync('gmt', options, {
    cwd: tmpdir(),
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
const rowsOf = (text) => text.split('\n').filter((row) => row !== '')

export const within180 = (lng) => ((((lng + 180) % 360) + 360) % 360) - 180
/** The name of a cell of one degree, by its south-western corner. */
export const nameOf = (south, west) => `${south}_${west}`

/** Lines by the cell of one degree in which they lie; they end where a cell ends. */
function linesByCell(...options) {
  const cells = new Map()
  let points = []
  for (const row of rowsOf(gmt('coast', WORLD, '-Df', '-A0', '-M', ...options))) {
    if (row.startsWith('>')) {
      const [bin, level] = row.match(/\d+/g).map(Number)
      const name = nameOf(89 - Math.floor(bin / 360), within180(bin % 360))
      points = []
      if (!cells.has(name)) cells.set(name, [])
      cells.get(name).push({ level, points })
    } else points.push(row.split('\t').map(Number))
  }
  return (name, isWanted = () => true) =>
    (cells.get(name) ?? []).filter(({ level }) => isWanted(level)).map((line) => line.points)
}

/** Names of cells whose south-western corner is on land. */
function cornersOnLand() {
  const folder = mkdtempSync(join(tmpdir(), 'ground-'))
  gmt('grdlandmask', WORLD, '-I1', '-Df', '-A0', '-N0/1/0/1/0', `-G${join(folder, 'mask.nc')}`)
  const rows = rowsOf(gmt('grd2xyz', join(folder, 'mask.nc'))).map((row) => row.split('\t').map(Number))
  rmSync(folder, { recursive: true })
  return new Set(rows.filter(([, , land]) => land === 1).map(([lng, lat]) => nameOf(lat, lng)))
}

/** Reads all of it: afterwards, what is in a cell. */
export function readGshhg() {
  const onLand = cornersOnLand()
  const shores = linesByCell('-W')
  const borders = linesByCell('-N1')
  const waterways = linesByCell('-Ia')
  return (south, west) => {
    const name = nameOf(south, west)
    return {
      isLandAtCorner: onLand.has(name),
      shores: shores(name),
      borders: borders(name),
      rivers: waterways(name, (level) => level <= 2),
      // What follows is dry for a part of the year, or a canal.
      streams: waterways(name, (level) => level === 3 || level === 4),
    }
  }
}
