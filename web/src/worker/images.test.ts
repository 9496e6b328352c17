import { describe, expect, it } from 'vitest'
import { isKeptImage, isScanImage } from './images.ts'

const HERE = 'https://waymark.test'
const STORAGE = 'https://firebasestorage.googleapis.com/v0/b/waymark/o'

function asked(address: string, destination: RequestDestination) {
  const url = new URL(address, HERE)
  const request = Object.defineProperty(new Request(url), 'destination', { value: destination })
  return { request, url, sameOrigin: url.origin === HERE, event: new Event('fetch') as ExtendableEvent }
}

const isKept = (address: string, destination: RequestDestination = 'image') => isKeptImage(asked(address, destination))
const isScan = (address: string, destination: RequestDestination = 'image') => isScanImage(asked(address, destination))

describe('pictures kept for offline use', () => {
  it('are the app’s own and those in public storage', () => {
    expect(isKept('/assets/lisbon.webp')).toBe(true)
    expect(isKept(`${STORAGE}/public%2Fstays%2F1.jpg?alt=media`)).toBe(true)
  })

  it('are not those of one person', () => {
    expect(isKept(`${STORAGE}/vault%2Fann%2F1.jpg?alt=media`)).toBe(false)
    expect(isKept('/api/scan-results/1/image')).toBe(false)
  })

  it('are not those of other hosts', () => {
    expect(isKept('https://pictures.example/public%2F1.jpg')).toBe(false)
  })

  it('are pictures only', () => {
    expect(isKept('/assets/lisbon.webp', 'script')).toBe(false)
  })
})

describe('photos of discovered places kept for their owner', () => {
  it('are those that the API serves', () => {
    expect(isScan('/api/scan-results/1/image')).toBe(true)
  })

  it('are nothing else of the API, and nothing of other hosts', () => {
    expect(isScan('/api/scan-results')).toBe(false)
    expect(isScan('/api/scan-results/1')).toBe(false)
    expect(isScan('/api/scan-results/1/image/2')).toBe(false)
    expect(isScan('https://pictures.example/api/scan-results/1/image')).toBe(false)
    expect(isScan('/api/scan-results/1/image', '')).toBe(false)
  })
})
