import { expect, test } from 'vitest'
import { hostingConfig } from '../../web/vite/hosting.ts'

test('firebase.json serves the screens of the table and allows the script of their pages, as `npm run hosting` writes it', async () => {
  const { current, wanted } = await hostingConfig()
  expect(current).toEqual(wanted)
})
