import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../pictures/draw-pictures.ts', import.meta.url))

/** `shared/pictures/place-picture.tsx` reads them from here. */
const FOLDER = 'pictures/'

let drawing: Promise<ReadonlyMap<string, string>> | undefined

const pictures = (): Promise<ReadonlyMap<string, string>> =>
  (drawing ??= runnerImport<typeof import('../pictures/draw-pictures.ts')>(SOURCE, {
    configFile: false,
    logLevel: 'warn',
  }).then(({ module }) => module.drawPictures()))

/**
 * Emits the drawn picture of each described destination. They are not precached: the service worker caches those that
 * were seen.
 */
export const placePictures = (): Plugin => ({
  name: 'place-pictures',
  /** The dev server draws them at startup, because it has no build step. */
  async configureServer({ middlewares }) {
    const drawn = await pictures()
    middlewares.use(`/${FOLDER}`, (request, response, next) => {
      const picture = drawn.get((request.url ?? '').slice(1))
      if (picture === undefined) next()
      else response.setHeader('Content-Type', 'image/svg+xml').end(picture)
    })
  },
  async generateBundle() {
    for (const [name, source] of await pictures()) this.emitFile({ type: 'asset', fileName: FOLDER + name, source })
  },
})
