import { expect, it } from 'vitest'
import { allLandmarks, landmarkNamed } from './landmark-named.ts'
import { nearbyAttractions } from './nearby-attractions.ts'

it('names up to five other sights of each landmark, each once', () => {
  for (const landmark of allLandmarks()) {
    const names = nearbyAttractions(landmark, landmark.name)
    expect(names.length).toBeLessThanOrEqual(5)
    expect(names).not.toContain(landmark.name)
    expect(new Set(names).size).toBe(names.length)
  }
})

it('starts with the nearest and takes landmarks and places of the atlas', () => {
  const names = nearbyAttractions(landmarkNamed('Notre-Dame Cathedral')!, 'Notre-Dame Cathedral')
  expect(names[0]).toBe('Le Caveau de la Huchette')
  expect(names[1]).toBe('Sainte-Chapelle')
  expect(names).toHaveLength(5)
})

it('names nothing where nothing is in reach', () => {
  expect(nearbyAttractions({ lat: -30, lng: -20 }, 'Anything')).toEqual([])
})
