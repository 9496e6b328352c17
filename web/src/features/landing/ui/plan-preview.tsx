const STOPS = [
  { time: '09:30', name: 'Castelo de São Jorge', note: 'before the crowds' },
  { time: '12:45', name: 'Lunch in Alfama', note: 'grilled sardines' },
  { time: '15:00', name: 'Museu Nacional do Azulejo', note: '1 h 30 min' },
] as const

/** A drawn example of a plan. */
export function PlanPreview() {
  return (
    <figure className="relative mx-auto w-full max-w-md lg:max-w-none">
      <img
        src="/pictures/lisbon-portugal.svg"
        alt="Drawing of Lisbon, Portugal"
        width={800}
        height={500}
        className="aspect-4/3 w-full rounded-[2rem] bg-sunken object-cover object-[35%_50%] shadow-lifted lg:aspect-square"
      />
      <figcaption className="relative mx-4 -mt-16 rounded-card border border-line bg-surface p-5 shadow-lifted sm:mx-auto sm:w-88 lg:absolute lg:right-6 lg:-bottom-12 lg:m-0">
        <div className="flex items-baseline justify-between">
          <span className="font-display text-lg font-bold">Day 2: Old Lisbon</span>
          <span className="text-sm text-muted">of 5</span>
        </div>
        <ol className="mt-3 grid gap-2.5">
          {STOPS.map(({ time, name, note }) => (
            <li key={time} className="grid grid-cols-[3.1rem_1fr] items-baseline gap-2">
              <span className="text-sm font-semibold text-accent-ink tabular-nums">{time}</span>
              <span className="leading-snug">
                {name}
                <span className="block text-sm text-muted">{note}</span>
              </span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
