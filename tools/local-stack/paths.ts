import { fileURLToPath } from 'node:url'

/** The checkout, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What the local stack keeps on this machine: data, logs, stamps. Not in version control. */
export const LOCAL = `${ROOT}.local/`

export const PROJECT = 'demo-waymark'
