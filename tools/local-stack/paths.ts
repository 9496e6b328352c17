import { fileURLToPath } from 'node:url'

/** Root of the checkout, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Data, logs and stamps of the local stack; git ignores it. */
export const LOCAL = `${ROOT}.local/`

export const PROJECT = 'demo-waymark'
