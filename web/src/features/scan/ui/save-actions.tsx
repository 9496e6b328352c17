import { Bookmark, BookmarkCheck, RotateCcw } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { placePath } from '../../../config/paths.ts'
import { isOnline, useOnline } from '../../../shared/pwa/online.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { OfflineNote } from '../../../ui/offline-note.tsx'
import { savePlace } from '../data/save-place.ts'
import { startOver } from '../data/scan-session.ts'

interface SaveActionsProps {
  saving: boolean
  /** Id of the saved scan. */
  savedId: string | undefined
}

export function SaveActions({ saving, savedId }: SaveActionsProps) {
  const online = useOnline()
  const noteId = useId()
  const open = useRef<HTMLAnchorElement>(null)

  // The focused button is gone.
  useEffect(() => {
    if (savedId !== undefined && document.activeElement === document.body) open.current?.focus()
  }, [savedId])

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        {savedId === undefined ? (
          <Button
            size="large"
            pending={saving}
            // Not `disabled`, so that keyboard and screen reader users reach it and learn why it does nothing.
            aria-disabled={online ? undefined : true}
            aria-describedby={online ? undefined : noteId}
            onClick={() => {
              if (isOnline()) void savePlace()
            }}
          >
            {!saving && <Bookmark aria-hidden="true" />}
            Save to dashboard
          </Button>
        ) : (
          <Link ref={open} to={placePath(savedId)} className={buttonClass('soft', 'large')}>
            <BookmarkCheck aria-hidden="true" />
            Saved. Open it
          </Link>
        )}
        <Button size="large" variant="secondary" onClick={startOver}>
          <RotateCcw aria-hidden="true" />
          New scan
        </Button>
      </div>
      {!online && savedId === undefined && (
        <OfflineNote id={noteId}>You are offline. Saving needs a connection; the result stays here.</OfflineNote>
      )}
    </div>
  )
}
