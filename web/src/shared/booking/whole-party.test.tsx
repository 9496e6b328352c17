import { fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { CustomerForm, NO_CUSTOMER, type CustomerFields } from './customer-form.tsx'

const LABELS = {
  customerName: 'Name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  participants: 'Participants',
  specialRequests: 'Requests',
}

function Form({ most, adults = 2 }: { most: number; adults?: number }) {
  const form = useForm<CustomerFields>({ defaultValues: NO_CUSTOMER })
  return <CustomerForm form={form} labels={LABELS} most={most} busy={false} party={{ adults, childAges: [4, 7] }} />
}

test('a booking begins with one, and takes over the whole party by a press', () => {
  render(<Form most={10} />)
  expect(screen.getByLabelText('Participants')).toHaveProperty('value', '1')
  fireEvent.click(screen.getByRole('button', { name: 'All 4 of you: 2 adults, 2 children' }))
  expect(screen.getByLabelText('Participants')).toHaveProperty('value', '4')
  expect(screen.queryByRole('button', { name: /All 4/ })).toBeNull()
})

test('a party that is larger than what is left is not offered', () => {
  render(<Form most={3} />)
  expect(screen.queryByRole('button', { name: /of you/ })).toBeNull()
})
