import { lazy, Suspense } from 'react'
import { AdminScreen } from '../../features/admin/ui/admin-screen.tsx'
import { AdminOnly } from '../admin-only.tsx'

const LazyBookings = lazy(async () => ({
  default: (await import('../../features/bookings/ui/customer-bookings-dialog.tsx')).CustomerBookingsDialog,
}))

export const AdminPage = () => (
  <AdminOnly>
    <AdminScreen
      renderBookings={(of, onClose) => (
        <Suspense fallback={null}>
          <LazyBookings of={of} onClose={onClose} />
        </Suspense>
      )}
    />
  </AdminOnly>
)
