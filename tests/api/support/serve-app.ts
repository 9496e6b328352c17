import { serveOwnApp } from './own-app.ts'
import { ORIGIN } from './stack.ts'

/** The API as a process of its own over the emulators of the stack, which a test can kill. Says its port first. */
const { port } = await serveOwnApp()
process.stdout.write(`${port} beside ${ORIGIN}\n`)
