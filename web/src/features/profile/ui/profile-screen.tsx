import type { User } from '@waymark/contract/users/user'
import { ArrowLeft, UserRoundX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../config/paths.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { useKeyring } from '../../../shared/vault/use-keyring.ts'
import { useLiveDoc, useSettled } from '../../../shared/live/live.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { useOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ThemeSwitch } from '../../../ui/theme-switch.tsx'
import { OnlineCards } from './online-cards.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { ProfileView } from './profile-view.tsx'
import { VerifyEmail } from './verify-email.tsx'
import type { EditedField } from '../model/profile-fields.ts'
import { userRef } from '../../../shared/live/profile.ts'

const BackToHome = () => (
  <ScreenLink to={paths.home} className={buttonClass('ghost')}>
    <ArrowLeft aria-hidden="true" />
    Back to Home
  </ScreenLink>
)

const Missing = ({ title, description }: { title: string; description: string }) => (
  <Card>
    <EmptyState
      title={title}
      description={description}
      illustration={<UserRoundX aria-hidden="true" className="mx-auto size-16 text-muted" />}
    />
  </Card>
)

const Loading = () => (
  <LiveLoading>
    <LoadingRegion label="Loading your profile">
      <Card className="space-y-6">
        <div className="flex items-center gap-5">
          <Skeleton className="size-16 rounded-full" />
          <Skeleton className="h-8 w-40" />
        </div>
        {/* On a phone about as high as a profile, so that the cards below are not moved. */}
        <Skeleton className="h-96 md:h-40" />
      </Card>
    </LoadingRegion>
  </LiveLoading>
)

/** Shows or edits the profile. */
function Profile({ user }: { user: User }) {
  const keyring = useKeyring()
  const [edited, setEdited] = useState<EditedField>()
  const isEditing = edited !== undefined
  const [saved, setSaved] = useState<User>()
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // The server's response arrives before the live update.
  const newest = saved !== undefined && saved.updatedAt > user.updatedAt ? saved : user

  useEffect(() => {
    if (!isEditing && wasEditing.current) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (edited === undefined) {
    const keys = keyring.status === 'ready' ? keyring.data : null
    return <ProfileView user={newest} keyring={keys} editRef={edit} onEdit={setEdited} />
  }
  return (
    <ProfileEditor
      user={newest}
      keyring={keyring}
      first={edited}
      onCancel={() => setEdited(undefined)}
      onSaved={(answer) => {
        setSaved(answer)
        setEdited(undefined)
      }}
    />
  )
}

function LoadedProfile() {
  const { uid } = useSession()
  const profile = useLiveDoc(userRef(uid))
  const settled = useSettled(profile)
  if (profile.status === 'failed') return <ErrorState onRetry={() => profile.retry()} />
  if (profile.status === 'loading' || !settled) return <Loading />
  if (profile.data !== null) return <Profile user={profile.data} />
  return profile.fromCache ? (
    <Missing
      title="You are offline"
      description="Your profile is not on this device yet. It appears when you are back online."
    />
  ) : (
    <Missing title="No Profile Found" description="Unable to load profile information." />
  )
}

// Useless offline, and not cached (vite/offline-files.ts).
const LazySessionsDialog = lazyDialog(async () => (await import('./sessions-dialog.tsx')).SessionsDialog)

function Sessions() {
  const [isOpen, setOpen] = useState(false)
  const online = useOnline()
  return (
    <Card>
      <h2 className="text-xl">Your devices</h2>
      <p className="mt-1 mb-4 text-muted">Where you are signed in, and how to end that.</p>
      <Button variant="secondary" disabled={!online} onClick={() => setOpen(true)}>
        Show devices
      </Button>
      {isOpen && <LazySessionsDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** `/profile`: the traveller's profile. */
export function ProfileScreen() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        compact
        title="Profile"
        description="Your details for planning and booking."
        actions={<BackToHome />}
      />
      <div className="space-y-6">
        <LoadedProfile />
        <VerifyEmail />
        <OnlineCards />
        <Card>
          <h2 className="text-xl">Appearance</h2>
          <p className="mt-1 mb-4 text-muted">Kept on this device.</p>
          <div className="max-w-72">
            <ThemeSwitch />
          </div>
        </Card>
        <Sessions />
        <Card>
          <h2 className="text-xl">Your data</h2>
          <p className="mt-1 mb-4 text-muted">Export everything, import an export, or delete your account.</p>
          <ScreenLink to={paths.myData} className={buttonClass('secondary')}>
            Open your data
          </ScreenLink>
        </Card>
      </div>
    </div>
  )
}
