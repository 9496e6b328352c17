import type { PackingList } from '@waymark/contract/packing'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { LiveCards } from '../../../domain/live-cards.tsx'
import type { Live } from '../../../platform/live.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { PackingListCard } from './packing-list-card.tsx'

export function PackingListsTab({ lists }: { lists: Live<PackingList[]> }) {
  return (
    <LiveCards
      live={lists}
      loading="Loading your packing lists"
      renderCard={(list) => <PackingListCard list={list} />}
      empty={
        <EmptyState
          title="No packing lists yet"
          description="Let us work out what to take, and tick it off as you pack."
          illustration={<Scene name="Beach" className="h-36 w-full rounded-card" />}
          action={
            <Link to={paths.packingAssistant} className={buttonClass('primary', 'large')}>
              Create Packing List
            </Link>
          }
        />
      }
    />
  )
}
