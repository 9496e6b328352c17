import { lazy } from 'react'

// Most visitors look around first: what is behind a button is fetched when it is pressed.
export const LazyBookingDialog = lazy(async () => ({
  default: (await import('./booking-dialog.tsx')).BookingDialog,
}))
