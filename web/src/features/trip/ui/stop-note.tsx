import { type ReactNode, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** Longer notes, such as a whole confirmation, are collapsed. */
const LONG = { characters: 280, lines: 5 } as const

const isLong = (note: string): boolean => note.length > LONG.characters || note.split('\n').length > LONG.lines

/** Longer descriptions have more than two lines: on phones, and elsewhere. */
const CLAMPED = { onPhones: 95, elsewhere: 140 } as const

interface StopDescriptionProps {
  text: string
  title: string
  /** What follows, with the button that shows all of it. */
  children: (more: ReactNode) => ReactNode
}

/** A stop's description: two lines, and all of it on request and in print. Screen readers read all of it. */
export function StopDescription({ text, title, children }: StopDescriptionProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > CLAMPED.elsewhere
  const more = text.length > CLAMPED.onPhones && (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Less' : 'More'} about ${title}`}
      className={classNames(
        '-mx-2 -my-2.5 inline-flex min-h-11 min-w-11 items-center justify-center px-2 font-medium text-accent-ink underline-offset-3 hover:underline print:hidden',
        !isLong && 'sm:hidden',
      )}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? 'Less' : 'More'}
    </button>
  )
  return (
    <>
      {text !== '' && (
        <p
          dir="auto"
          className={classNames(
            'mt-0.5 text-[0.9375rem] text-muted [overflow-wrap:anywhere] print:line-clamp-none',
            !isOpen && isLong && 'line-clamp-2',
            !isOpen && more !== false && !isLong && 'max-sm:line-clamp-2',
          )}
        >
          {text}
        </p>
      )}
      {children(more === false ? undefined : more)}
    </>
  )
}

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
