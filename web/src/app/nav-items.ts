import {
  Backpack,
  BedDouble,
  Bot,
  Bus,
  Camera,
  CircleUserRound,
  House,
  LayoutDashboard,
  LockKeyhole,
  MapPinned,
  ShieldCheck,
  TicketsPlane,
  Waypoints,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '../config/paths.ts'

export interface NavItem {
  readonly to: string
  readonly label: string
  readonly Icon: LucideIcon
}

export const NAV_ITEMS: readonly NavItem[] = [
  { to: paths.home, label: 'Home', Icon: House },
  { to: paths.plan, label: 'Plan Trip', Icon: Waypoints },
  { to: paths.travelAssistant, label: 'AI Assistant', Icon: Bot },
  { to: paths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.scanDiscover, label: 'Scan & Discover', Icon: Camera },
  { to: paths.packingAssistant, label: 'Packing Assistant', Icon: Backpack },
  { to: paths.vault, label: 'Vault', Icon: LockKeyhole },
  { to: paths.activities, label: 'Activities', Icon: MapPinned },
  { to: paths.accommodations, label: 'Accommodations', Icon: BedDouble },
  { to: paths.charter, label: 'Charter Trips', Icon: Bus },
  { to: paths.profile, label: 'Profile', Icon: CircleUserRound },
]

export const ADMIN_NAV_ITEMS: readonly NavItem[] = [
  { to: paths.charterTrips, label: 'Manage Charter', Icon: TicketsPlane },
  { to: paths.admin, label: 'Admin', Icon: ShieldCheck },
]
