import { CallToAction } from './components/call-to-action.tsx'
import { Features } from './components/features.tsx'
import { Footer } from './components/footer.tsx'
import { Header } from './components/header.tsx'
import { Hero } from './components/hero.tsx'
import { HowItWorks } from './components/how-it-works.tsx'
import { VaultPitch } from './components/vault-pitch.tsx'

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
