import { CallToAction } from './call-to-action.tsx'
import { Features } from './features.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { VaultPitch } from './vault-pitch.tsx'

/** What a visitor sees first. Plain links and forms only: no router, no data. */
export function LandingScreen() {
  return (
    <>
      <Header />
      <main>
        <Hero />
        <Features />
        <HowItWorks />
        <VaultPitch />
        <CallToAction />
      </main>
      <Footer />
    </>
  )
}
