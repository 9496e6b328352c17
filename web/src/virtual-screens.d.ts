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
    readonly firstCalls: readonly import('../screens.ts').FirstCall[]
  }[]
}
