import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '../config/paths.ts'
import { CharterScreen } from '../features/charters/ui/charter-screen.tsx'
import { CharterTripScreen } from '../features/charters/ui/charter-trip-screen.tsx'
import { LandingScreen } from '../features/landing/ui/landing-screen.tsx'
import { StayScreen } from '../features/stays/ui/stay-screen.tsx'
import { StaysScreen } from '../features/stays/ui/stays-screen.tsx'
import { NavigationContext, type Navigation } from '../shared/navigation/navigation.ts'
import { documentTitle } from './use-document-title.ts'
import { VisitorFrame } from './visitor-frame.tsx'

/** A page that the build draws, so that something shows before any JavaScript has come. */
export interface PrerenderedPage {
  /** Below the folder of the build; `firebase.json` says at which addresses it is served. */
  readonly file: string
  readonly title: string
  /** Modules that the page needs at once, from the folder of the workspace. */
  readonly modules: readonly string[]
  readonly markup: string
}

/** The mark by which a style rule and `start-visitor.tsx` know what the build has drawn. */
const drawn = (page: ReactNode): string => renderToStaticMarkup(<div data-prerendered>{page}</div>)

const standing = (pathname: string): Navigation => ({
  address: { pathname, search: '', state: null },
  go: () => undefined,
  back: () => undefined,
  blockNavigation: () => () => undefined,
})

/** A screen for everyone as it is while it loads. */
function loading(file: string, title: string, Screen: ComponentType, path: string, module: string): PrerenderedPage {
  return {
    file,
    title: documentTitle(title),
    modules: ['src/app/start-visitor.tsx', module],
    markup: drawn(
      <NavigationContext value={standing(path)}>
        <VisitorFrame>
          <Screen />
        </VisitorFrame>
      </NavigationContext>,
    ),
  }
}

const STAYS = 'src/features/stays/ui'
const CHARTERS = 'src/features/charters/ui'

/** The landing page has links and forms only, and needs no React in the browser. */
export const prerender = (): readonly PrerenderedPage[] => [
  { file: 'index.html', title: documentTitle(undefined), modules: [], markup: drawn(<LandingScreen />) },
  loading('stays.html', 'Accommodations', StaysScreen, paths.accommodations, `${STAYS}/stays-screen.tsx`),
  loading('stay.html', 'Accommodation', StayScreen, paths.accommodation, `${STAYS}/stay-screen.tsx`),
  loading('charters.html', 'Charter Trips', CharterScreen, paths.charter, `${CHARTERS}/charter-screen.tsx`),
  loading(
    'charter-trip.html',
    'Charter Trip',
    CharterTripScreen,
    paths.charterTrip,
    `${CHARTERS}/charter-trip-screen.tsx`,
  ),
]
