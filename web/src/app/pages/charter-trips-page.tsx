import { ManageChartersScreen } from '../../features/charters/manage-charters-screen.tsx'
import { AdminOnly } from '../admin-only.tsx'

export const CharterTripsPage = () => (
  <AdminOnly thenHome>
    <ManageChartersScreen />
  </AdminOnly>
)
