import type { StayCategory } from '@waymark/contract/stays/accommodation'
import { Building2, Hotel, House, TreePine, type LucideIcon } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'

const ICONS: Readonly<Record<StayCategory, LucideIcon>> = {
  hotel: Hotel,
  apartment: Building2,
  villa: House,
  cabin: TreePine,
}

/** Shown for stays without a picture. */
export function CategoryIcon({ category, className }: { category: StayCategory; className?: string }) {
  const Icon = ICONS[category]
  return (
    <div className={classNames('grid place-items-center bg-accent-soft text-accent-ink', className)}>
      <Icon aria-hidden="true" className="size-14" strokeWidth={1.4} />
    </div>
  )
}
