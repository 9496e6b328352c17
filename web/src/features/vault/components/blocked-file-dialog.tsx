import { ExternalLink } from 'lucide-react'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { dismissBlocked, useBlockedFile } from '../data/view-document.ts'

/** For a browser that opened no tab: a link needs no leave. */
export function BlockedFileDialog() {
  const blocked = useBlockedFile()
  if (blocked === undefined) return null
  return (
    <Dialog
      open
      onOpenChange={dismissBlocked}
      title="Your document is ready"
      description="This browser did not open a new tab by itself."
      footer={
        <a
          href={blocked.url}
          target="_blank"
          rel="noopener"
          className={buttonClass('primary')}
          onClick={() => setTimeout(dismissBlocked)}
        >
          <ExternalLink aria-hidden="true" />
          Open it
        </a>
      }
    />
  )
}
