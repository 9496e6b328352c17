import { CustomerBookingsDialog } from '../../features/bookings/ui/customer-bookings-dialog.tsx'
import { ManageChartersScreen } from '../../features/charters/ui/manage-charters-screen.tsx'
import { AdminOnly } from '../admin-only.tsx'

export const CharterTripsPage = () => (
  <AdminOnly thenHome>
    <ManageChartersScreen
      renderBookings={({ id, title }, onClose) => (
        <CustomerBookingsDialog of={{ type: 'charter', id, title }} onClose={onClose} />
      )}
    />
  </AdminOnly>
)
