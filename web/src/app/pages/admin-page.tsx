import { AdminScreen } from '../../features/admin/ui/admin-screen.tsx'
import { useCustomerBookings } from '../../features/bookings/data/use-customer-bookings.ts'
import { Badge } from '../../ui/badge.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { AdminOnly } from '../admin-only.tsx'

const LazyBookings = lazyDialog(
  async () => (await import('../../features/bookings/ui/customer-bookings-dialog.tsx')).CustomerBookingsDialog,
)

/** As many as the list of pending bookings reads first, whose listener this shares while that is open. */
const MOST = 50

/** How many bookings wait to be confirmed, live; nothing if none does. */
function PendingCount() {
  const live = useCustomerBookings('pending', MOST)
  if (live.status !== 'ready' || live.data.length === 0) return null
  return <Badge tone="warning">{live.data.length === MOST ? `${MOST}+` : live.data.length}</Badge>
}

export const AdminPage = () => (
  <AdminOnly>
    <AdminScreen
      renderBookings={(of, onClose) => <LazyBookings of={of} onClose={onClose} />}
      pendingCount={<PendingCount />}
    />
  </AdminOnly>
)
