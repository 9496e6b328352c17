import { lazy } from 'react'

// Most visitors look around first: what is behind a button is fetched when it is pressed, with what it opens in, which
// it would otherwise ask for itself a round trip later.
export const LazyBookingDialog = lazy(async () => {
  const [{ BookingDialog }] = await Promise.all([
    import('./booking-dialog.tsx'),
    import('../../../ui/dialog-windows.tsx'),
  ])
  return { default: BookingDialog }
})
