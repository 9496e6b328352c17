import type { SECOND_FACTOR_CLAIM } from '@waymark/contract/users/second-factor-calls'
import { checkAdmin } from '@waymark/contract/users/user-calls'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { callApi } from '../shared/api/api-client.ts'
import { ApiError, isSessionOver } from '../shared/api/api-error.ts'
import { useSession, type Session } from '../shared/session/session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadingScreen } from '../ui/spinner.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const Verifying = () => <LoadingScreen label="Verifying Access..." visible />

const LazyRefusal = lazyPart(async () => (await import('./admin-refusal.tsx')).AdminRefusal, { Loading: Verifying })

const HOME_DELAY_MS = 1_000
/** A page that was opened while the connection returned is not told about it, so it asks again after this time. */
const ASK_AGAIN_MS = 5_000

type Check = 'checking' | 'admin' | 'denied' | 'failed' | { readonly refusal: string }

const checkOf = (error: unknown): Check =>
  error instanceof ApiError && error.code === 'forbidden' ? { refusal: error.userMessage } : 'failed'

/** Only the type is imported: the calls beside it are for the few who enter a code. */
const PROVEN: typeof SECOND_FACTOR_CLAIM = 'secondFactor'

/**
 * Security rules read rights from the ID token, which lives for an hour and may know less than the server: of a right
 * that was granted since, or of a code after which the page was reloaded before the token was renewed.
 */
async function renewOutdatedToken(user: Session['user']): Promise<void> {
  const { claims } = await user.getIdTokenResult()
  const proven = claims[PROVEN]
  const isProven = proven === undefined || (Array.isArray(proven) && proven.includes(claims.auth_time))
  if (claims['admin'] !== true || !isProven) await user.getIdToken(true)
}

interface AdminOnlyProps {
  /** Whether others are sent to the home screen after a moment. */
  thenHome?: boolean
  children: ReactNode
}

function AccessDenied({ thenHome }: { thenHome: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!thenHome) return undefined
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), HOME_DELAY_MS)
    return () => clearTimeout(timer)
  }, [thenHome, navigate])
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <h1 className="text-3xl">Access Denied</h1>
      <p className="mt-3 text-lg">You need admin privileges to access this page.</p>
      <p className="mt-2 text-muted">Only authorized administrators can access this panel...</p>
      <Link to={paths.home} className={buttonClass('primary', 'medium', 'mt-8')}>
        Return Home
      </Link>
    </div>
  )
}

/** Asks the server whether the signed-in person is an administrator before it shows anything. */
export function AdminOnly({ thenHome = false, children }: AdminOnlyProps) {
  const { user } = useSession()
  const [check, setCheck] = useState<Check>('checking')

  useEffect(() => {
    if (check !== 'checking' && check !== 'failed') return undefined
    let abort = new AbortController()
    const ask = (): void => {
      abort.abort()
      abort = new AbortController()
      const { signal } = abort
      const answered = async (): Promise<Check> => {
        const { isAdmin } = await callApi(checkAdmin, {}, { signal })
        if (!isAdmin) return 'denied'
        await renewOutdatedToken(user)
        return 'admin'
      }
      answered().then(setCheck, (error: unknown) => {
        // An unknown session is on its way to the sign-in screen already.
        if (!signal.aborted && !isSessionOver(error)) setCheck(checkOf(error))
      })
    }
    if (check === 'checking') ask()
    const timer = check === 'failed' ? setInterval(ask, ASK_AGAIN_MS) : undefined
    // A question that was lost with the network may fail only after that is back.
    const again = (): void => (check === 'failed' ? setCheck('checking') : ask())
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
      abort.abort()
    }
  }, [check, user])

  if (check === 'admin') return children
  if (check === 'denied') return <AccessDenied thenHome={thenHome} />
  if (typeof check === 'object') {
    return <LazyRefusal message={check.refusal} onDone={() => setCheck('checking')} />
  }
  if (check === 'checking') return <Verifying />
  return <ErrorState description="Your access could not be verified." onRetry={() => setCheck('checking')} />
}
