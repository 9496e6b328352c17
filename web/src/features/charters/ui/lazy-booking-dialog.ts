import { lazy } from 'react'

// Loaded when the button is pressed, together with the chunks it needs, to save a round trip.
export const LazyBookingDialog = lazy(async () => {
  const [{ BookingDialog }] = await Promise.all([
    import('./booking-dialog.tsx'),
    import('../../../ui/opened-dialog.tsx'),
  ])
  return { default: BookingDialog }
})
