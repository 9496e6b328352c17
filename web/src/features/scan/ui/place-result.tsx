import { BookOpen, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Card } from '../../../ui/card.tsx'
import { choosePlace } from '../data/scan-session.ts'
import type { Scan } from '../model/scan.ts'
import { ConfidenceBadges } from './confidence-badges.tsx'
import { NameItPart } from './name-it-part.tsx'
import { OtherPlaces } from './other-places.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { SaveActions } from './save-actions.tsx'

interface PlaceResultProps {
  scan: Extract<Scan, { phase: 'result' }>
}

/** The recognised place. */
export function PlaceResult({ scan }: PlaceResultProps) {
  const { picture, position, places, chosen, named, answeredBy, saving, savedIds } = scan
  const place = places[chosen]
  const title = useRef<HTMLHeadingElement>(null)
  const titled = useRef(chosen)

  // What was pressed to choose another place is gone.
  useEffect(() => {
    if (titled.current !== chosen) title.current?.focus()
    titled.current = chosen
  }, [chosen])

  if (place === undefined) return null
  const { name, category, description, confidence, ...facts } = place
  const isNamed = named.includes(chosen)
  const [Icon, answerer] = isNamed
    ? [BookOpen, facts.verified === false ? undefined : 'Told by the built-in guide']
    : answeredBy === 'guide'
      ? [BookOpen, 'Answered by the built-in guide']
      : [Sparkles, 'Answered by Gemini']
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-7">
      <img
        src={picture.dataUrl}
        alt="What you scanned"
        className="max-h-80 w-full rounded-card bg-sunken object-contain lg:sticky lg:top-6 lg:order-2"
      />
      <Card>
        <h2 ref={title} tabIndex={-1} dir="auto" className="text-2xl sm:text-3xl">
          {name}
        </h2>
        <div className="mt-3 mb-6 space-y-6">
          <ConfidenceBadges category={category} confidence={confidence} verified={facts.verified} isNamed={isNamed} />
          {!isNamed && answeredBy === 'guide' && (
            <p>
              This is told from where the photo was taken; nobody looked at what it shows. The confidence says how
              likely one photographs this place from there.
            </p>
          )}
          <SaveActions saving={saving} savedId={savedIds[chosen]} />
          <OtherPlaces places={places} chosen={chosen} named={named} disabled={saving} onChoose={choosePlace} />
          <NameItPart key={chosen} position={position} disabled={saving} label="It is something else" />
        </div>
        <PlaceFacts description={description} facts={facts} />
        {answerer !== undefined && (
          <p className="mt-6 flex items-center gap-2 text-sm text-muted">
            <Icon aria-hidden="true" className="size-4" />
            {answerer}
          </p>
        )}
      </Card>
    </div>
  )
}
