import { LIMITS } from '@waymark/contract/limits'

const DAYS = LIMITS.pendingHours / 24

/** Terms of a booking that somebody has to confirm. */
export const BookingTerms = () => (
  <p className="text-[0.9375rem] text-muted">
    Your booking waits until it is confirmed, for {DAYS} days at most. Nothing is paid here; cancel free of charge until
    it begins.
  </p>
)
