/** Of a booking, to be shown or read out where it was booked. */
export function BookingCode({ code }: { code: string }) {
  return (
    <p className="mt-2 text-[0.9375rem] text-muted">
      Code: <span className="text-lg font-semibold text-ink tabular-nums select-all">{code}</span>
    </p>
  )
}
