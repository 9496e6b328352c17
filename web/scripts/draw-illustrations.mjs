import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AFLOAT } from './illustrations/afloat.mjs'
import { createCanvas } from './illustrations/canvas.mjs'
import { INSIDE } from './illustrations/inside.mjs'
import { LANDMARKS } from './illustrations/landmarks.mjs'
import { NATURE } from './illustrations/nature.mjs'
import { TOWNS } from './illustrations/towns.mjs'
import { WILD } from './illustrations/wild.mjs'

const FOLDER = fileURLToPath(new URL('../public/illustrations/', import.meta.url))

/** Scenes by time of day. */
const SETS = [
  [{ ...NATURE, ...TOWNS, ...LANDMARKS, ...AFLOAT }, ['dawn', 'day', 'dusk', 'night']],
  [WILD, ['dawn', 'day', 'dusk']],
  [INSIDE, ['day', 'dusk']],
]

/** Draws the illustrations of the demo data, such as `beach-dusk.svg`. Deterministic. */
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [scenes, moods] of SETS) {
  for (const [scene, draw] of Object.entries(scenes)) {
    for (const [index, mood] of moods.entries()) {
      const canvas = createCanvas(mood, 7 + index)
      draw(canvas)
      writeFileSync(`${FOLDER}${scene}-${mood}.svg`, canvas.toSvg())
    }
  }
}
