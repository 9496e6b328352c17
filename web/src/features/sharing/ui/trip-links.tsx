import { useId } from 'react'
import { LinkList } from './link-list.tsx'
import { LinkMaker } from './link-maker.tsx'

/** Creates and lists links to a trip. Requires a network. */
export function TripLinks({ tripId, title }: { tripId: string; title: string }) {
  const headingId = useId()
  return (
    <>
      <section aria-labelledby={headingId}>
        <h3 id={headingId} className="mb-3 text-base">
          Invite by a link
        </h3>
        <LinkMaker tripId={tripId} title={title} />
      </section>
      <LinkList tripId={tripId} />
    </>
  )
}
