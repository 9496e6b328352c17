import { AdminOnly } from './admin-only.tsx'
import { BuildingScreen } from './building-screen.tsx'

export const VaultScreen = () => <BuildingScreen heading="Secure Document Vault" />
export const ProfileScreen = () => <BuildingScreen heading="Profile" />

export const AdminScreen = () => (
  <AdminOnly>
    <BuildingScreen heading="Admin Panel" />
  </AdminOnly>
)
