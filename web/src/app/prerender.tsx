import { SCREENS } from 'virtual:screens'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { namedScreens, type NamedScreen } from '../../screens.ts'
import { LandingScreen } from '../features/landing/ui/landing-screen.tsx'
import { NavigationContext } from '../shared/navigation/navigation.ts'
import { documentTitle } from './use-document-title.ts'
import { VisitorFrame } from './visitor-frame.tsx'

/** A page that the build draws, so that something shows before any JavaScript has come. */
export interface PrerenderedPage {
  /** Below the folder of the build. */
  readonly file: string
  readonly title: string
  /** Of its screen, with `:id` where it stands for many addresses. */
  readonly path: string
  /** Modules that the page needs immediately, below `src`. */
  readonly modules: readonly string[]
  readonly markup: string
}

/** The mark by which a style rule and the app know what the build has drawn. */
const draw = (page: ReactNode): string => renderToStaticMarkup(<div data-prerendered>{page}</div>)

/** It has links and forms only, and needs no React in the browser. */
const landing = (): PrerenderedPage => ({
  file: 'index.html',
  title: documentTitle(undefined),
  path: '/',
  modules: [],
  markup: draw(<LandingScreen />),
})

/** A visitor's screen as it is while it loads. */
async function loading({ path, page, title, module }: NamedScreen): Promise<PrerenderedPage> {
  const screen = await SCREENS.find((each) => each.path === path)?.load()
  if (screen === undefined) throw new Error(`prerender: there is no screen at ${path}`)
  const navigation = {
    address: { pathname: path, search: '', state: null },
    go: () => undefined,
    back: () => undefined,
    blockNavigation: () => () => undefined,
  }
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
