import { AdminOnly } from './admin-only.tsx'
import { BuildingScreen } from './building-screen.tsx'

export const VaultScreen = () => <BuildingScreen heading="Secure Document Vault" />
export const CharterScreen = () => <BuildingScreen heading="Charter Trips" />
export const CharterTripScreen = () => <BuildingScreen heading="Charter Trip" />
export const ProfileScreen = () => <BuildingScreen heading="Profile" />

export const AdminScreen = () => (
  <AdminOnly>
    <BuildingScreen heading="Admin Panel" />
  </AdminOnly>
)

export const CharterTripsScreen = () => (
  <AdminOnly thenHome>
    <BuildingScreen heading="Manage Charter Trips" />
  </AdminOnly>
)
