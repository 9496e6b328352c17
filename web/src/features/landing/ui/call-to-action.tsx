import { LOGIN_PATH } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'

export function CallToAction() {
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
