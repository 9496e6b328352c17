import { BuildingScreen } from './building-screen.tsx'

export const ProfileScreen = () => <BuildingScreen heading="Profile" />
