/** Made of `data/countries` by vite/emergency-numbers.ts. */
declare module 'virtual:emergency-numbers' {
  /** Each is left out where nobody is sure. `general` is one for everything. */
  export interface EmergencyNumbers {
    readonly general?: string
    readonly police?: string
    readonly ambulance?: string
    readonly fire?: string
  }

  /** By country: ISO 3166-1 alpha-2. */
  export const EMERGENCY_NUMBERS: Readonly<Record<string, EmergencyNumbers>>
}
