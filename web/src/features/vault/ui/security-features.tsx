import { CloudUpload, KeyRound, ShieldCheck, UserLock } from 'lucide-react'
import { PointsCard } from '../../../ui/points-card.tsx'

const POINTS = [
  {
    Icon: ShieldCheck,
    name: 'End-to-end encryption',
    detail: 'Files, names and notes are encrypted on your device. We see type, size and time alone.',
  },
  { Icon: CloudUpload, name: 'Secure cloud storage', detail: 'What lies in the cloud is of no use without your key.' },
  {
    Icon: KeyRound,
    name: 'Automatic backups',
    detail: 'Every upload is stored in the cloud at once and opens on all your devices.',
  },
  { Icon: UserLock, name: 'Access control', detail: 'Only you can open it. It locks by itself when you are away.' },
] as const

export const SecurityFeatures = () => <PointsCard heading="Security features" points={POINTS} />
