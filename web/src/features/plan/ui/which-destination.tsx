import type { WhichQuestion } from '@waymark/atlas/destination-search'

interface WhichDestinationProps {
  which: WhichQuestion
  onChoose: (text: string) => void
}

/**
 * 'Which Springfield?', 'Which part of Norway?' or 'Did you mean Edinburgh?', with the possible answers. The accessible
 * name of each contains what is shown (WCAG 2.5.3): the text alone lacks the region of a well-known place.
 */
export function WhichDestination({ which, onChoose }: WhichDestinationProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{which.question}</legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {which.choices.map((choice) => (
          <button
            key={choice.text}
            type="button"
            aria-label={which.shows === 'within' ? `${choice.name}, ${choice.within}` : choice.text}
            onClick={() => onChoose(choice.text)}
            className="min-h-11 rounded-full border border-control bg-surface px-3.5 text-[0.9375rem] font-medium transition-colors hover:border-accent hover:text-accent-ink"
          >
            {choice[which.shows]}
          </button>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-muted">Or leave it open: the plan says which one it takes.</p>
    </fieldset>
  )
}
