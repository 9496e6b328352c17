import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { firebaseApp } from '../live/firebase.ts'

let appCheck: ReturnType<typeof initializeAppCheck> | undefined

/** A token that says to the server that it is this app which calls. */
export async function appCheckToken(siteKey: string): Promise<string> {
  appCheck ??= initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
  return (await getToken(appCheck)).token
}
