import { BookOpen, Bookmark, BookmarkCheck, RotateCcw, Sparkles, WifiOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { placePath } from '../../../config/paths.ts'
import { useOnline } from '../../../platform/online.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { savePlace } from '../data/save-place.ts'
import { choosePlace, startOver } from '../data/scan-session.ts'
import { percent } from '../logic/percent.ts'
import type { Scan } from '../logic/scan.ts'
import { ConfidenceBadges } from './confidence-badges.tsx'
import { PlaceFacts } from './place-facts.tsx'

interface PlaceResultProps {
  scan: Extract<Scan, { phase: 'result' }>
}

/** What the photo was found to show. */
export function PlaceResult({ scan }: PlaceResultProps) {
  const { picture, places, chosen, answeredBy, saving, savedIds } = scan
  const online = useOnline()
  const place = places[chosen]
  if (place === undefined) return null
  const { name, category, description, confidence, ...facts } = place
  const savedId = savedIds[chosen]
  const others = places
    .map(({ name, confidence }, index) => ({ name, confidence, index }))
    .filter(({ index }) => index !== chosen)
  const [Icon, answerer] =
    answeredBy === 'guide' ? [BookOpen, 'Answered by the built-in guide'] : [Sparkles, 'Answered by Gemini']
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7">
      <Card className="order-2 lg:order-1">
        <h2 dir="auto" className="text-2xl sm:text-3xl">
          {name}
        </h2>
        <div className="mt-3 mb-6">
          <ConfidenceBadges category={category} confidence={confidence} verified={facts.verified} />
        </div>
        <PlaceFacts description={description} facts={facts} />
        <p className="mt-6 flex items-center gap-2 text-sm text-muted">
          <Icon aria-hidden="true" className="size-4" />
          {answerer}
        </p>
      </Card>
      <div className="order-1 space-y-4 lg:sticky lg:top-6 lg:order-2">
        <img
          src={picture.dataUrl}
          alt="What you scanned"
          className="max-h-80 w-full rounded-card bg-sunken object-contain"
        />
        {savedId === undefined ? (
          <Button size="large" className="w-full" pending={saving} disabled={!online} onClick={() => void savePlace()}>
            {!saving && <Bookmark aria-hidden="true" />}
            Save to dashboard
          </Button>
        ) : (
          <Link to={placePath(savedId)} className={buttonClass('soft', 'large', 'w-full')}>
            <BookmarkCheck aria-hidden="true" />
            Saved. Open it
          </Link>
        )}
        {!online && savedId === undefined && (
          <output className="flex items-start gap-2.5 text-[0.9375rem] font-medium text-warning">
            <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            You are offline. Saving needs a connection; the result stays here.
          </output>
        )}
        <Button variant="secondary" className="w-full" onClick={startOver}>
          <RotateCcw aria-hidden="true" />
          New scan
        </Button>
        {others.length > 0 && (
          <section className="rounded-card bg-sunken p-4">
            <h3 className="text-base">Not it? It could also be</h3>
            <ul className="mt-2.5 space-y-2">
              {others.map(({ name, confidence, index }) => (
                <li key={index}>
                  <Button
                    variant="secondary"
                    className="w-full !justify-between py-2 text-left"
                    disabled={saving}
                    onClick={() => choosePlace(index)}
                  >
                    <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                      {name}
                    </span>
                    <span className="shrink-0 text-sm font-normal text-muted">{percent(confidence)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
