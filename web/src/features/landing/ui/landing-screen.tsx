import { Features } from './features.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LookInside } from './look-inside.tsx'
import { VaultPitch } from './vault-pitch.tsx'
import { LOGIN_PATH } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'

function CallToAction() {
  return (
    <section className="mx-auto max-w-3xl px-4 py-20 text-center sm:px-6 md:py-28">
      <h2 className="text-4xl sm:text-5xl">Where to next?</h2>
      <p className="mt-4 text-lg text-muted">The first plan takes less time than finding your passport.</p>
      <a href={LOGIN_PATH} className={buttonClass('primary', 'large', 'mt-8')}>
        Get Started Free
      </a>
    </section>
  )
}

/** The landing page. Plain links and forms only: no router, no data. */
export function LandingScreen() {
  return (
    <>
      <Header />
      <main>
        <Hero />
        <Features />
        <LookInside />
        <HowItWorks />
        <VaultPitch />
        <CallToAction />
      </main>
      <Footer />
    </>
  )
}
