import { SCREENS } from 'virtual:screens'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { namedScreens, type NamedScreen } from '../../screens.ts'
import { LandingScreen } from '../features/landing/ui/landing-screen.tsx'
import { navigationAt, NavigationContext } from '../shared/navigation/navigation.ts'
import { documentTitle } from './use-document-title.ts'
import { VisitorFrame } from './visitor-frame.tsx'

/** A page that is rendered at build time, so that something shows before any JavaScript has loaded. */
export interface PrerenderedPage {
  /** File name, relative to the build folder. */
  readonly file: string
  readonly title: string
  /** Path of the screen, with `:id` if the page serves many addresses. */
  readonly path: string
  /** Modules the page needs immediately, relative to `src`. */
  readonly modules: readonly string[]
  readonly markup: string
}

/** Wraps a page in the attribute by which style rules and the app recognise prerendered markup. */
const draw = (page: ReactNode): string => renderToStaticMarkup(<div data-prerendered>{page}</div>)

/** The landing page has links and forms only, and needs no React in the browser. */
const landing = (): PrerenderedPage => ({
  file: 'index.html',
  title: documentTitle(undefined),
  path: '/',
  modules: [],
  markup: draw(<LandingScreen />),
})

/** A visitor's screen in its loading state. */
async function loading({ path, page, title, module }: NamedScreen): Promise<PrerenderedPage> {
  const screen = await SCREENS.find((each) => each.path === path)?.load()
  if (screen === undefined) throw new Error(`prerender: there is no screen at ${path}`)
  const navigation = navigationAt({ pathname: path })
  const markup = draw(
    <NavigationContext value={navigation}>
      <VisitorFrame>
        <screen.Component />
      </VisitorFrame>
    </NavigationContext>,
  )
  return { file: page, title: documentTitle(title), path, modules: ['app/start-visitor.tsx', module], markup }
}

export const PAGES: readonly PrerenderedPage[] = [
  landing(),
  ...(await Promise.all(
    namedScreens()
      .filter(({ prerender }) => prerender !== undefined)
      .map(loading),
  )),
]
