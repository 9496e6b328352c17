import { renderToStaticMarkup } from 'react-dom/server'
import { LandingScreen } from '../features/landing/landing-screen.tsx'

/** The landing page as the build puts it into index.html: it has links and forms only, and needs no React in the browser. */
export const landingMarkup = (): string =>
  renderToStaticMarkup(
    <div id="root">
      <div id="landing">
        <LandingScreen />
      </div>
    </div>,
  )
