import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notices, notify } from './notice.tsx'

test('a new notice takes the place of the one before', async () => {
  render(<Notices />)
  act(() => notify.success('Trip deleted successfully'))
  expect(await screen.findByText('Trip deleted successfully')).toBeDefined()
  act(() => notify.error('Error', 'Failed to delete trip'))
  expect(await screen.findByText('Failed to delete trip')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Trip deleted successfully')).toBeNull())
})
