import type { Stop } from '@waymark/contract/trips/stop'
import { Button } from '../../../ui/button.tsx'
import type { DayLine, Proposal } from '../model/day-proposal.ts'

function StopOfNow({ stop, isReplaced = false }: { stop: Stop; isReplaced?: boolean }) {
  return (
    <p dir="auto" className="[overflow-wrap:anywhere] text-muted">
      {isReplaced && <span className="sr-only">Instead of </span>}
      <span className={isReplaced ? 'line-through' : undefined}>
        {isReplaced && stop.startsAt !== null && `${stop.startsAt} `}
        {stop.title}
      </span>
    </p>
  )
}

interface ProposalsProps {
  lines: readonly DayLine[]
  onTake: (proposal: Proposal) => void
}

/**
 * A day with its proposals, to be accepted one by one; on wide screens, replaced stops are beside their replacements.
 */
export function Proposals({ lines, onTake }: ProposalsProps) {
  const isBeside = lines.some((line) => 'proposal' in line && line.proposal.instead.length > 0)
  const columns = isBeside ? 'grid gap-x-6 gap-y-1 sm:grid-cols-2' : ''
  return (
    <ol className="divide-y divide-line">
      {lines.map((line) => {
        if ('stop' in line) {
          const { id, startsAt } = line.stop
          return (
            <li key={id} className="flex items-start gap-4 py-3">
              <p className="w-12 shrink-0 text-sm leading-6 font-semibold text-accent-ink tabular-nums">{startsAt}</p>
              <StopOfNow stop={line.stop} />
            </li>
          )
        }
        const { key, startsAt, title, about, instead, verb } = line.proposal
        return (
          <li key={key} className="flex flex-wrap items-start gap-x-4 py-3 sm:flex-nowrap">
            <p className="w-full shrink-0 sm:w-12 text-sm leading-6 font-semibold text-accent-ink tabular-nums">
              {startsAt}
            </p>
            <div className={`min-w-0 flex-1 ${columns}`}>
              {isBeside && (
                <div className={instead.length === 0 ? 'max-sm:hidden' : undefined}>
                  {instead.map((stop) => (
                    <StopOfNow key={stop.id} stop={stop} isReplaced />
                  ))}
                </div>
              )}
              <div className="min-w-0">
                <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                  {title}
                </p>
                {about !== '' && <p className="mt-0.5 text-[0.9375rem] text-muted">{about}</p>}
              </div>
            </div>
            <Button variant="soft" aria-label={`${verb} ${title}`} onClick={() => onTake(line.proposal)}>
              {verb}
            </Button>
          </li>
        )
      })}
    </ol>
  )
}
