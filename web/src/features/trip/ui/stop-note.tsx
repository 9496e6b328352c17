import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** Longer notes, such as a whole confirmation, are collapsed. */
const LONG = { characters: 280, lines: 5 } as const

const isLong = (note: string): boolean => note.length > LONG.characters || note.split('\n').length > LONG.lines

/** A stop's note: its first lines, and all of it on request and in print. */
export function StopNote({ note, title }: { note: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    // A collapsed note needs a full row, below the row's buttons.
    <div className={classNames('mt-1.5 border-l border-accent pl-4 text-[0.9375rem]', isLong(note) && 'clear-right')}>
      <p
        dir="auto"
        className={classNames(
          'whitespace-pre-line [overflow-wrap:anywhere]',
          isLong(note) && !isOpen && 'line-clamp-4 print:line-clamp-none',
        )}
      >
        {note}
      </p>
      {isLong(note) && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Less' : 'More'} of the note of ${title}`}
          className="-mb-2 inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-3 print:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </button>
      )}
    </div>
  )
}
