import { AdminScreen } from '../../features/admin/ui/admin-screen.tsx'
import { CustomerBookingsDialog } from '../../features/bookings/ui/customer-bookings-dialog.tsx'
import { AdminOnly } from '../admin-only.tsx'

export const AdminPage = () => (
  <AdminOnly>
    <AdminScreen renderBookings={(of, onClose) => <CustomerBookingsDialog of={of} onClose={onClose} />} />
  </AdminOnly>
)
