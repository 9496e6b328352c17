/** Screens of the app, taken by `npm run screenshots` (tests/screenshots/take-for-landing.ts) in light and dark. */
const LOOKS = [
  {
    name: 'trip',
    wide: true,
    alt: 'A day of a trip to Lisbon: its stops with times and prices, beside them the map',
    text: 'Every day with its stops, the way between them and what they cost. Drag one to another hour, or to another day.',
  },
  {
    name: 'packing',
    wide: false,
    alt: 'A packing list with its categories, some items ticked off',
    text: 'The packing list fits the weather there, and is ticked off without signal.',
  },
  {
    name: 'plan',
    wide: false,
    alt: 'The form that plans a trip: destination, dates, budget and travel style',
    text: 'Where, when, how much: that is all it asks.',
  },
  {
    name: 'stays',
    wide: true,
    alt: 'Stays with pictures, ratings and prices',
    text: 'Stays that are free on your days, booked without leaving the plan.',
  },
] as const

const SIZES = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 720 } } as const

const NIGHT = '(prefers-color-scheme: dark)'
const WIDE = '(width >= 64rem)'

interface LookProps {
  name: string
  alt: string
  wide: boolean
}

function Look({ name, alt, wide }: LookProps) {
  const file = (size: string, at: string, type = 'avif') => `/screenshots/landing-${name}-${size}-${at}.${type}`
  return (
    <picture>
      {wide && (
        <>
          <source media={`${NIGHT} and ${WIDE}`} type="image/avif" srcSet={file('wide', 'night')} {...SIZES.wide} />
          <source media={WIDE} type="image/avif" srcSet={file('wide', 'day')} {...SIZES.wide} />
        </>
      )}
      <source media={NIGHT} type="image/avif" srcSet={file('narrow', 'night')} />
      <source type="image/avif" srcSet={file('narrow', 'day')} />
      <img
        src={file('narrow', 'day', 'webp')}
        alt={alt}
        {...SIZES.narrow}
        loading="lazy"
        decoding="async"
        className="w-full rounded-card border border-line shadow-card"
      />
    </picture>
  )
}

export function LookInside() {
  return (
    <section aria-labelledby="look-inside-title" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 md:py-24">
      <h2 id="look-inside-title" className="text-3xl sm:text-4xl">
        A look inside
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a part that scrolls sideways must be reached by keyboard; no element says that */}
      <div role="group" aria-labelledby="look-inside-title" tabIndex={0} className="look-inside mt-10">
        {LOOKS.map(({ name, wide, alt, text }) => (
          <figure key={name} className={wide ? 'lg:col-span-2' : undefined}>
            <Look name={name} alt={alt} wide={wide} />
            <figcaption className="mt-3.5 text-muted">{text}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
