import { isKnownKeyring, type StoredKeyring } from '@waymark/contract/vault/keyring'
import { ChevronDown, KeyRound, LockKeyhole, LockKeyholeOpen, ShieldCheck, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { UnlockForm } from '../../../shared/vault/unlock-form.tsx'
import { lockVault, useVault } from '../../../shared/vault/vault-session.ts'
import type { Live } from '../../../shared/live/live.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { useOnline } from '../../../shared/pwa/online.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { openVaultDialog, continueUnlocked, useIsUnlockRequested } from '../data/vault-dialog.ts'
import { useFormerKeyrings } from '../data/use-former-keyrings.ts'

/** Shown if there is no vault because it was reset recently. */
function FormerVault() {
  const former = useFormerKeyrings()
  if (former.status !== 'ready' || former.all.length === 0) return null
  return (
    <p className="mt-4 text-sm text-muted">
      Your vault was reset.{' '}
      <Button variant="ghost" className="-mx-2 min-h-11 !px-2" onClick={() => openVaultDialog('bring-back')}>
        Bring it back
      </Button>
    </p>
  )
}

interface LockCardProps {
  icon: ReactNode
  heading: string
  says: ReactNode
  children?: ReactNode
}

function LockCard({ icon, heading, says, children }: LockCardProps) {
  return (
    <Card>
      <div className="flex items-start gap-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink [&_svg]:size-5">
          {icon}
        </span>
        <div className="min-w-0">
          <h2 tabIndex={-1} className="text-xl">
            {heading}
          </h2>
          <p className="mt-1 text-[0.9375rem] text-muted">{says}</p>
        </div>
      </div>
      {children !== undefined && <div className="mt-5">{children}</div>}
    </Card>
  )
}

function NoVault() {
  return (
    <LockCard
      icon={<ShieldCheck aria-hidden="true" />}
      heading="Set up your vault"
      says="Choose a passphrase that only you know. With it this device encrypts your documents before they are sent."
    >
      <Button onClick={() => openVaultDialog('set-up')}>
        <KeyRound aria-hidden="true" />
        Set up vault
      </Button>
      <FormerVault />
    </LockCard>
  )
}

function LockedVault({ keyring }: { keyring: StoredKeyring }) {
  const isWanted = useIsUnlockRequested()
  if (!isKnownKeyring(keyring)) {
    return (
      <LockCard icon={<LockKeyhole aria-hidden="true" />} heading="Your vault needs a newer app" says="">
        <UnlockForm keyring={keyring} />
      </LockCard>
    )
  }
  return (
    <LockCard
      icon={<LockKeyhole aria-hidden="true" />}
      heading="Your vault is locked"
      says={isWanted ? 'Unlock it to go on.' : 'Unlock it to see, open and add documents.'}
    >
      <UnlockForm keyring={keyring} isWanted={isWanted} onUnlocked={continueUnlocked} />
      <Button variant="ghost" className="mt-2 w-full" onClick={() => openVaultDialog('recover')}>
        Forgot your passphrase?
      </Button>
      <Button variant="ghost" className="w-full" onClick={() => openVaultDialog('bring-back')}>
        Undo a change
      </Button>
    </LockCard>
  )
}

/** Actions of one purpose, so that the dangerous one is not among the usual ones. */
const Acts = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="border-t border-line pt-3">
    <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">{heading}</h3>
    <div className="grid gap-2">{children}</div>
  </section>
)

function OpenVault() {
  const online = useOnline()
  const [hasSettings, setHasSettings] = useState(false)
  return (
    <LockCard
      icon={<LockKeyholeOpen aria-hidden="true" />}
      heading="Your vault is open"
      says="In this tab alone. It locks by itself after 15 minutes without use."
    >
      <div className="flex flex-wrap gap-2.5 lg:grid">
        <Button onClick={lockVault}>
          <LockKeyhole aria-hidden="true" />
          Lock now
        </Button>
        <Button
          variant="ghost"
          className="lg:hidden"
          aria-expanded={hasSettings}
          onClick={() => setHasSettings(!hasSettings)}
        >
          Settings
          <ChevronDown aria-hidden="true" className={hasSettings ? 'rotate-180' : ''} />
        </Button>
        {/* Rarely needed: on phones the documents come first. */}
        <div className={hasSettings ? 'grid w-full gap-4' : 'grid w-full gap-4 max-lg:hidden'}>
          <Acts heading="How you open it">
            <Button variant="secondary" onClick={() => openVaultDialog('change')}>
              Change passphrase
            </Button>
            <Button variant="secondary" disabled={!online} onClick={() => openVaultDialog('passkeys')}>
              Passkeys
            </Button>
          </Acts>
          <Acts heading="If something goes wrong">
            <Button variant="secondary" onClick={() => openVaultDialog('renew')}>
              Renew recovery code
            </Button>
            <Button variant="secondary" disabled={!online} onClick={() => openVaultDialog('new-key')}>
              Re-encrypt everything
            </Button>
            <Button variant="ghost" onClick={() => openVaultDialog('bring-back')}>
              Undo a change
            </Button>
          </Acts>
          <Acts heading="Start over">
            <Button variant="ghost" className="!text-danger" onClick={() => openVaultDialog('reset')}>
              Reset the vault
            </Button>
          </Acts>
        </div>
      </div>
    </LockCard>
  )
}

interface VaultLockProps {
  live: Live<StoredKeyring | null>
  /** Null if there is no vault; undefined until it is known. */
  keyring: StoredKeyring | null | undefined
}

/** The state of the vault (not set up, locked or unlocked) with the actions that change it. */
export function VaultLock(props: VaultLockProps) {
  const { phase } = useVault()
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef(phase)

  // The focused control disappears with the previous state; the heading names the new one.
  useEffect(() => {
    if (before.current === phase) return
    before.current = phase
    if (document.activeElement === document.body) frame.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [phase])

  return (
    <div ref={frame} className="min-w-0 lg:col-start-2">
      <StateOfLock {...props} phase={phase} />
    </div>
  )
}

function StateOfLock({ live, keyring, phase }: VaultLockProps & { phase: 'open' | 'locked' }) {
  const online = useOnline()
  if (live.status === 'failed') return <ErrorState onRetry={() => live.retry()} />
  if (keyring === undefined && !online) {
    return (
      <LockCard
        icon={<WifiOff aria-hidden="true" />}
        heading="You are offline"
        says="Your vault has not been opened on this device yet. That needs a connection, once."
      />
    )
  }
  if (keyring === undefined) {
    return (
      <LiveLoading>
        <LoadingRegion label="Loading your vault">
          <Skeleton className="h-52 rounded-card" />
        </LoadingRegion>
      </LiveLoading>
    )
  }
  // A vault that was just created here is unlocked before the server has confirmed it.
  if (phase === 'open') return <OpenVault />
  return keyring === null ? <NoVault /> : <LockedVault keyring={keyring} />
}
