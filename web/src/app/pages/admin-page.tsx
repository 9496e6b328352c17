import { AdminScreen } from '../../features/admin/ui/admin-screen.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { AdminOnly } from '../admin-only.tsx'

const LazyBookings = lazyDialog(
  async () => (await import('../../features/bookings/ui/customer-bookings-dialog.tsx')).CustomerBookingsDialog,
)

export const AdminPage = () => (
  <AdminOnly>
    <AdminScreen renderBookings={(of, onClose) => <LazyBookings of={of} onClose={onClose} />} />
  </AdminOnly>
)
