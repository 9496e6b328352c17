import type { icons } from 'lucide-react'

/** A request that a prerendered screen starts before its code is loaded. */
interface FirstCall {
  /** Only if the address selects this tab; without it, at any address of the screen. */
  readonly tab?: string
  /**
   * A path of the API. `:name` in the path is a segment of the screen's address; as the value of a query parameter it
   * is the parameter of that name in the address, and is left out if that is blank.
   */
  readonly url: `/api/${string}`
}

export interface Screen {
  /** Title of the document, before the product's name, and label in the menu. */
  readonly title: string
  /**
   * A module below `src` that exports a component of its own name: `ui/my-data-screen.tsx` exports `MyDataScreen`. A
   * prerendered one also exports `prefetch`, which loads what the screen shows first and never rejects.
   */
  readonly module: `${string}.tsx`
  /**
   * Screens for visitors navigate with `shared/navigation` instead of react-router. Administrators' screens are wrapped
   * in `AdminOnly`.
   */
  readonly access: 'visitor' | 'signed-in' | 'admin'
  /** Without the app's header and menu. */
  readonly bare?: true
  readonly menu?: {
    readonly icon: keyof typeof icons
    /** Also in the header of visitors' pages, at this position. */
    readonly forVisitors?: number
  }
  /** The build renders the loading state for visitors, and Hosting serves it at the path. */
  readonly prerender?: {
    /** For search engines and link previews, at most 160 characters. */
    readonly description: string
    readonly firstCalls: readonly FirstCall[]
  }
  /** On whose devices the service worker keeps the code. */
  readonly offline: 'everyone' | 'signed-in' | 'nobody'
  /** Most kB of JavaScript and CSS (gzip) it starts with: for a visitor if it is open to visitors. */
  readonly budget: number
}
