import type { icons } from 'lucide-react'

/** What a prerendered screen asks the server for first, while its code is still on the way. */
interface FirstCall {
  /** Only where the address asks for this tab; without it, at any address of the screen. */
  readonly tab?: string
  /**
   * A path of the API. In its path, `:name` stands for a segment of the screen's address; as the value of a parameter,
   * for the parameter of that name in the address, and the parameter is left out where that is blank.
   */
  readonly url: `/api/${string}`
}

export interface Screen {
  /** Of the document, before the product's name, and in the menu. */
  readonly title: string
  /**
   * A module below `src` that exports a component of its own name: `ui/my-data-screen.tsx` exports `MyDataScreen`. A
   * prerendered one exports `prefetch` as well, which gets ready what the screen shows first and never rejects.
   */
  readonly module: `${string}.tsx`
  /**
   * A screen for visitors moves about by `shared/navigation` instead of the router, which visitors do without. One for
   * administrators stands in `AdminOnly`.
   */
  readonly access: 'visitor' | 'signed-in' | 'admin'
  /** Without the header and menu of the app around it. */
  readonly bare?: true
  readonly menu?: {
    readonly icon: keyof typeof icons
    /** In the header of a visitor's pages, too, which has an order of its own: this place in it. */
    readonly forVisitors?: number
  }
  /** Visitors see the loading state before any code has come: the build draws it, and Hosting serves it at the path. */
  readonly prerender?: { readonly firstCalls: readonly FirstCall[] }
  /** On whose devices the service worker keeps the code. */
  readonly offline: 'everyone' | 'signed-in' | 'nobody'
  /** Most kB of JavaScript and CSS, gzip, with which it opens: for a visitor where it is for visitors. */
  readonly budget: number
}
