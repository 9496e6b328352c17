import { Backpack, Bot, Camera, Compass, MapPinned, WifiOff } from 'lucide-react'

const FEATURES = [
  {
    title: 'AI trip planning',
    text: 'A plan for every day, with places that exist, times that work out and a budget that adds up.',
    Icon: Compass,
  },
  {
    title: 'Packing lists',
    text: 'For the weather, the length and the kind of your trip. Tick things off, alone or together.',
    Icon: Backpack,
  },
  {
    title: 'Scan & Discover',
    text: 'Take a photo of a landmark and learn what it is, what happened there and what is near.',
    Icon: Camera,
  },
  {
    title: 'Travel assistant',
    text: 'Ask anything about your trip, day and night. It knows where you are going.',
    Icon: Bot,
  },
  {
    title: 'Local experiences',
    text: 'Activities by people who live there, stays and charter trips, booked in one place.',
    Icon: MapPinned,
  },
  {
    title: 'Works offline',
    text: 'What you have opened once opens again on the plane, in the cellar and on the mountain.',
    Icon: WifiOff,
  },
] as const

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 md:py-24">
        <h2 id="features-title" className="max-w-2xl text-3xl sm:text-4xl">
          Everything a journey needs, and nothing that gets in its way
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
          {FEATURES.map(({ title, text, Icon }) => (
            <li key={title}>
              <Icon aria-hidden="true" className="size-7 text-accent-ink" strokeWidth={1.7} />
              <h3 className="mt-3.5 text-xl">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
