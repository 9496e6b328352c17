import { describe, expect, it } from 'vitest'
import { type LandmarkDescription, describeLandmark } from './describe-landmark.ts'
import { findLandmarks } from './find-landmark.ts'
import { sightsNear } from './sights-near.ts'

const texts = (description: LandmarkDescription): string[] => [
  description.name,
  description.category,
  description.description,
  description.location.address,
  description.historicalInfo,
  description.bestTimeToVisit,
  ...description.keyFeatures,
  ...description.visitingTips,
  ...description.nearbyAttractions,
]

const HALF_THE_EQUATOR_METERS = 20_100_000
const sights = sightsNear({ lat: 0, lng: 0 }, HALF_THE_EQUATOR_METERS).map(({ sight }) => sight)

describe('describeLandmark', () => {
  it('tells what the table knows of a landmark', () => {
    const [candidate] = findLandmarks({ lat: 48.8584, lng: 2.2945 })
    expect(describeLandmark(candidate!)).toMatchObject({
      name: 'Eiffel Tower',
      category: 'Tower',
      description:
        'Tower in Paris, France, known there as Tour Eiffel. Look for the open lattice of 18,000 iron parts, the three viewing levels and the sparkling lights after dark.',
      confidence: candidate!.confidence,
      location: { address: 'Champ de Mars, Paris, France' },
      keyFeatures: [
        'The open lattice of 18,000 iron parts',
        'The three viewing levels',
        'The sparkling lights after dark',
      ],
      bestTimeToVisit: 'Around sunset',
    })
  })

  it('tells what the atlas knows of a place, and that it has no history of it', () => {
    const [candidate] = findLandmarks({ lat: 52.5021, lng: 13.4316 })
    const description = describeLandmark(candidate!)
    expect(description).toMatchObject({
      name: 'Markthalle Neun',
      category: 'Food',
      location: { address: 'Berlin, Germany' },
      historicalInfo: 'The guide holds no history of this place.',
    })
    expect(description.nearbyAttractions).toHaveLength(5)
  })

  it('names a price and closing days of a place of the atlas', () => {
    const sight = sights.find(({ name }) => name === 'Neues Museum')!
    const { visitingTips } = describeLandmark({ sight, distanceMeters: 0, confidence: 0.5 })
    expect(visitingTips[0]).toMatch(/^Allow about \S+ (minutes|hours|hour)\. Entry costs about \$\d+\.$/)
    expect(visitingTips[1]).toBe('It is regularly closed on Mondays.')
  })

  it('fills every text of every sight with something short enough to show', () => {
    const isFine = (text: string) =>
      text !== '' && text === text.trim() && text.length <= 400 && !/undefined|NaN|—/.test(text)
    const isWhole = (description: LandmarkDescription) =>
      description.keyFeatures.length > 0 && description.visitingTips.length > 0 && texts(description).every(isFine)
    const descriptions = sights.map((sight) => describeLandmark({ sight, distanceMeters: 0, confidence: 0.5 }))
    expect(descriptions.filter((description) => !isWhole(description))).toEqual([])
  })
})
