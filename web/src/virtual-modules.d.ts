/** Columns of the table of screens (`web/screens.ts`), each module with those that its readers need. */

declare module 'virtual:screens' {
  interface LoadedScreen {
    readonly Component: import('react').ComponentType
    /** Of prerendered screens: gets ready what the screen shows first at this address. Never rejects. */
    readonly prefetch?: (address: Pick<Location, 'pathname' | 'search'>) => Promise<void>
  }

  export interface Screen {
    readonly path: string
    readonly title: string
    readonly access: 'visitor' | 'signed-in' | 'admin'
    readonly bare?: true
    readonly load: () => Promise<LoadedScreen>
  }

  export const SCREENS: readonly Screen[]
}

declare module 'virtual:screens/visitor' {
  type Screen = import('virtual:screens').Screen

  /** All of them, and how those are loaded that are open to visitors. */
  export const VISITOR_SCREENS: readonly (Omit<Screen, 'load'> & Partial<Pick<Screen, 'load'>>)[]

  /** In the header of a visitor's pages. */
  export const VISITOR_LINKS: readonly { readonly to: string; readonly label: string }[]
}

declare module 'virtual:screens/menu' {
  export interface MenuLink {
    readonly to: string
    readonly label: string
    readonly Icon: import('lucide-react').LucideIcon
    readonly forAdmins: boolean
  }

  export const MENU: readonly MenuLink[]
}

declare module 'virtual:screens/first-calls' {
  export const FIRST_CALLS: readonly {
    readonly path: string
    readonly firstCalls: NonNullable<import('../screen.ts').Screen['prerender']>['firstCalls']
  }[]
}

/** Made by vite/destination-names.ts. */
declare module 'virtual:destination-names' {
  export const DESTINATION_NAMES: import('@waymark/atlas/destination-names').DestinationNames
}

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
