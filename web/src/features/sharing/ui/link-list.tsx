import { useState } from 'react'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { OnlineButton } from '../../../shared/messages/online-button.tsx'
import { formatInstantDay } from '../../../shared/time/dates.ts'
import { notify } from '../../../ui/toast.tsx'
import { type ListedLink, revokeLink, useTripLinks } from '../data/share-trip.ts'
import { LINK_ROLES } from '../model/link-words.ts'

function LinkItem({ tripId, link }: { tripId: string; link: ListedLink }) {
  const [pending, setPending] = useState(false)
  const what = LINK_ROLES[link.role]
  const until = `until ${formatInstantDay(link.expiresAt)}`

  async function revoke(): Promise<void> {
    setPending(true)
    try {
      await revokeLink(tripId, link.id)
      notify.success('Link revoked', 'It does not work any more. Who has joined by it stays.')
    } catch (error) {
      setPending(false)
      toastFailure(error, 'Failed to revoke the link')
    }
  }

  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{what}</p>
        <p className="text-sm text-muted">
          {until}
          {link.isSingleUse && ', for one person'}
        </p>
      </div>
      <OnlineButton what="Revoking a link" variant="ghost" pending={pending} onClick={() => void revoke()}>
        Revoke
        <span className="sr-only">
          {' '}
          the link “{what}” {until}
        </span>
      </OnlineButton>
    </li>
  )
}

/** The trip's valid links. */
export function LinkList({ tripId }: { tripId: string }) {
  const { data: links = [] } = useTripLinks(tripId)
  if (links.length === 0) return null
  return (
    <section aria-labelledby="links-title">
      <h3 id="links-title" className="text-base">
        Links that work
      </h3>
      <ul className="mt-1">
        {links.map((link) => (
          <LinkItem key={link.id} tripId={tripId} link={link} />
        ))}
      </ul>
    </section>
  )
}
