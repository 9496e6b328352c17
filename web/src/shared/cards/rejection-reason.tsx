/** The administrator's reason for rejecting a submission. */
export function RejectionReason({ reason }: { reason: string }) {
  return (
    <p className="rounded-control bg-danger-soft px-3.5 py-2.5 text-danger">
      <span className="font-semibold">Reason: </span>
      <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {reason}
      </span>
    </p>
  )
}
