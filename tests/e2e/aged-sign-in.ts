import type { Page } from '@playwright/test'

/** The call by which a page gets its ID tokens again. */
export const TOKEN_CALL = /securetoken\.googleapis\.com\/v1\/token/

interface Tokens {
  readonly id_token: string
  readonly access_token: string
}

/** The same token for who signed in so many minutes before. The emulator signs none. */
export function agedToken(token: string, minutes: number): string {
  const [header = '', payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly auth_time: number }
  const aged = { ...claims, auth_time: claims.auth_time - minutes * 60 }
  return `${header}.${Buffer.from(JSON.stringify(aged)).toString('base64url')}.`
}

/** The tokens that the page gets from now on say that its owner signed in so many minutes before. `page.unroute(TOKEN_CALL)` ends it. */
export async function ageSignIn(page: Page, minutes: number): Promise<void> {
  await page.route(TOKEN_CALL, async (route) => {
    const response = await route.fetch()
    const tokens = (await response.json()) as Tokens
    const json = {
      ...tokens,
      id_token: agedToken(tokens.id_token, minutes),
      access_token: agedToken(tokens.access_token, minutes),
    }
    await route.fulfill({ response, json })
  })
}
