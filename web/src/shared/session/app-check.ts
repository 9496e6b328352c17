import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { firebaseApp } from '../live/firebase.ts'

let appCheck: ReturnType<typeof initializeAppCheck> | undefined

/** An App Check token, which proves to the server that this app is calling. */
export async function appCheckToken(siteKey: string): Promise<string> {
  appCheck ??= initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
  return (await getToken(appCheck)).token
}
