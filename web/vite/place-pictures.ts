import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../pictures/draw-pictures.ts', import.meta.url))

/** Where `shared/pictures/place-picture.tsx` finds them. */
const FOLDER = 'pictures/'

let drawing: Promise<ReadonlyMap<string, string>> | undefined

const pictures = (): Promise<ReadonlyMap<string, string>> =>
  (drawing ??= runnerImport<typeof import('../pictures/draw-pictures.ts')>(SOURCE, {
    configFile: false,
    logLevel: 'warn',
  }).then(({ module }) => module.drawPictures()))

/**
 * A drawn picture of every described destination as a file of the site. No list of files kept offline has them: the
 * service worker keeps those that somebody has seen.
 */
export const placePictures = (): Plugin => ({
  name: 'place-pictures',
  /** The development server draws them before it starts, since it builds nothing. */
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
