const STEPS = [
  {
    title: 'Say where and when',
    text: 'Destination, dates, budget and the way you like to travel. That is all it asks.',
  },
  {
    title: 'Watch the days arrive',
    text: 'The plan is written day by day, on every device that you are signed in on.',
  },
  { title: 'Go', text: 'Pack by the list, keep your tickets in the vault, and open it all without signal.' },
] as const

export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="mx-auto max-w-6xl px-4 py-16 sm:px-6 md:py-24"
    >
      <h2 id="how-it-works-title" className="text-3xl sm:text-4xl">
        How It Works
      </h2>
      <ol className="mt-10 grid gap-8 md:mt-14 md:grid-cols-3 md:gap-10">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-accent pt-5">
            <span aria-hidden="true" className="font-display text-4xl font-bold text-accent-ink">
              {index + 1}
            </span>
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
