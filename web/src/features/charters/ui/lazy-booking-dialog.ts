import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

// Loaded when the button is pressed, together with the chunks it needs, to save a round trip.
export const LazyBookingDialog = lazyDialog(async () => {
  const [{ BookingDialog }] = await Promise.all([
    import('./booking-dialog.tsx'),
    import('../../../ui/opened-dialog.tsx'),
  ])
  return BookingDialog
})
