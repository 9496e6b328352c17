import type { Page } from '@playwright/test'

interface Kind {
  /** Whether it supports secrets (WebAuthn PRF). */
  readonly hasPrf: boolean
}

/** Chromium's virtual authenticator for one tab, which responds immediately. */
export async function withAuthenticator(page: Page, kind: Kind) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const add = async ({ hasPrf }: Kind): Promise<string> => {
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
        hasPrf,
      },
    })
    return authenticatorId
  }
  let authenticatorId = await add(kind)
  return {
    async replaceBy(other: Kind): Promise<void> {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      authenticatorId = await add(other)
    },
    /** Whether user verification succeeds. */
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Ids of its passkeys. */
    async credentials(): Promise<string[]> {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.map(({ credentialId }) => Buffer.from(credentialId, 'base64').toString('base64url'))
    },
  }
}
