import type { ScanResult } from '@waymark/contract/scans'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { LiveCards } from '../../../domain/live-cards.tsx'
import type { Live } from '../../../platform/live.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { PlaceCard } from './place-card.tsx'

export function DiscoveredPlacesTab({ places }: { places: Live<ScanResult[]> }) {
  return (
    <LiveCards
      live={places}
      loading="Loading your discovered places"
      renderCard={(place) => <PlaceCard place={place} />}
      empty={
        <EmptyState
          title="No discovered places yet"
          description="Take a photo of a landmark to learn what it is and keep it here."
          illustration={<Scene name="Cultural" className="h-36 w-full rounded-card" />}
          action={
            <Link to={paths.home} className={buttonClass('primary', 'large')}>
              Start Discovering
            </Link>
          }
        />
      }
    />
  )
}
