import { CircleHelp } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { percent } from '../model/scan.ts'

interface ConfidenceBadgesProps {
  category: string
  confidence: number
  verified: boolean | undefined
  /** Whether the user has said what it is. */
  isNamed?: boolean
}

/** Category and confidence. */
export function ConfidenceBadges({ category, confidence, verified, isNamed = false }: ConfidenceBadgesProps) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="accent" dir="auto" className="[overflow-wrap:anywhere]">
        {category}
      </Badge>
      <Badge>{isNamed ? 'Named by you' : `${percent(confidence)} confidence`}</Badge>
      {verified === false && (
        <Badge tone="warning">
          <CircleHelp aria-hidden="true" />
          Not verified
        </Badge>
      )}
    </p>
  )
}
