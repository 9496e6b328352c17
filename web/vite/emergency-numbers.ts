import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ID = 'virtual:emergency-numbers'
const FOLDER = new URL('../../data/countries/', import.meta.url)

/**
 * Provides the emergency numbers of all countries to the browser, where they are needed offline. The other country
 * facts stay on the server.
 */
export const emergencyNumbers = (): Plugin => ({
  name: 'emergency-numbers',
  resolveId: (source) => (source === ID ? `\0${ID}` : null),
  load(id) {
    if (id !== `\0${ID}`) return null
    const byCountry = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const { code, emergency } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
        if (emergency === undefined) return []
        const { general, police, ambulance, fire } = emergency
        return [[code, { general, police, ambulance, fire }]]
      })
    return `export const EMERGENCY_NUMBERS = ${JSON.stringify(Object.fromEntries(byCountry))}\n`
  },
})
