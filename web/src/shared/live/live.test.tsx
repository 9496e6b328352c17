import { act, render, screen } from '@testing-library/react'
import { docConverter, type Stored } from '@waymark/contract/converter'
import { z } from '@waymark/contract/zod'
import { initializeApp } from 'firebase/app'
import { collection, disableNetwork, doc, getFirestore, orderBy, query, setDoc, updateDoc } from 'firebase/firestore'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useLiveDoc, useLiveList } from './live.ts'

// Uses the real SDK offline: reads return what was written here.

const Place = z.strictObject({ id: z.string(), name: z.string() })
type Place = z.infer<typeof Place>
const converter = docConverter<Place>(Place)

const db = getFirestore(initializeApp({ projectId: 'demo-live', apiKey: 'none' }, 'live-test'))
const raw = collection(db, 'places')
const places = raw.withConverter<Stored<Place>>(converter)

function List({ prefix = '' }: { prefix?: string }) {
  const live = useLiveList(query(places, orderBy('name')))
  if (live.status !== 'ready') return <p>{live.status}</p>
  const names = live.data.map((place) => prefix + place.name).join(', ')
  return <p>{`${names} ${live.fromCache ? '(cached)' : ''}`}</p>
}

function One({ id }: { id: string | null }) {
  const live = useLiveDoc(id === null ? null : doc(places, id))
  if (live.status !== 'ready') return <p>{live.status}</p>
  return <p>{live.data === null ? 'nothing' : live.data.name}</p>
}

const write = (id: string, name: unknown) => void setDoc(doc(raw, id), { name })

beforeAll(async () => {
  await disableNetwork(db)
  write('a', 'Lisbon')
  write('b', 'Oslo')
})

describe('a live list', () => {
  test('shows the documents, says that they come from the cache, and follows changes', async () => {
    render(<List />)
    expect(await screen.findByText('Lisbon, Oslo (cached)')).toBeDefined()
    await act(async () => void updateDoc(doc(raw, 'b'), { name: 'Bergen' }))
    expect(await screen.findByText('Bergen, Lisbon (cached)')).toBeDefined()
    await act(async () => write('b', 'Oslo'))
    expect(await screen.findByText('Lisbon, Oslo (cached)')).toBeDefined()
  })

  test('keeps its listener when a render makes an equal query anew', async () => {
    const { rerender } = render(<List />)
    await screen.findByText('Lisbon, Oslo (cached)')
    rerender(<List prefix="to " />)
    expect(screen.getByText('to Lisbon, to Oslo (cached)')).toBeDefined()
  })

  test('leaves out a malformed document and reports it', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    write('c', 42)
    render(<List />)
    const told = [expect.stringContaining('reading places'), [{ path: 'name', code: 'invalid_type' }]]
    await vi.waitFor(() => expect(reported.mock.calls).toContainEqual(told), { timeout: 60_000 })
    expect(screen.getByText('Lisbon, Oslo (cached)')).toBeDefined()
    reported.mockClear()
  })
})

describe('a live document', () => {
  test('follows the address it is given', async () => {
    const { rerender } = render(<One id="a" />)
    expect(await screen.findByText('Lisbon')).toBeDefined()
    rerender(<One id="b" />)
    expect(await screen.findByText('Oslo')).toBeDefined()
  })

  test('without an address is nothing, until there is one', async () => {
    const { rerender } = render(<One id={null} />)
    expect(await screen.findByText('nothing')).toBeDefined()
    rerender(<One id="a" />)
    expect(await screen.findByText('Lisbon')).toBeDefined()
  })
})
