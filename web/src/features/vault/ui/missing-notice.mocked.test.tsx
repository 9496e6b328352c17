import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aesKey, steadyBytes } from '../../../shared/vault/crypto/testing/pieces.ts'
import type { Look } from '../../../shared/vault/vault-index-keeper.ts'
import { MissingNotice } from './missing-notice.tsx'

const look = vi.hoisted(() => ({ next: { findings: [] } as Look }))

vi.mock('../../../shared/live/vault-index-store.ts', () => ({}))
vi.mock('../../../shared/vault/vault-index-keeper.ts', () => ({ lookAtVault: () => Promise.resolve(look.next) }))

test('what is missing is told by name, with what the owner can have done', async () => {
  const key = await aesKey(steadyBytes(32, 1))
  const vault = { uid: 'ann', keyId: 'keyOfTheVault_-9012345', format: 2, key, former: new Map() } as const
  look.next = {
    findings: [{ id: 'a', name: 'Pass.pdf', savedAt: '2026-11-23T08:00:00.000Z', what: 'missing' }],
  }
  render(<MissingNotice vault={vault} documents={[]} />)
  const notice = await screen.findByRole('alert', { name: 'Changes that are not yours' })
  expect(notice.textContent).toContain('Pass.pdf is missing. It was last saved on')
  expect(notice.textContent).toContain(
    'where you have brought your vault back, by what you deleted or edited before that',
  )
})
