import { expect, it } from 'vitest'
import { similarOf } from './similar.ts'

const of = (id: string, location: string, category: 'culture' | 'food' = 'food', rating = 4) => ({
  ...{ id, location, category, rating },
})

it('similar activities are of the town or of the country, and none from elsewhere', () => {
  const asked = of('tarts', 'Lisbon, Portugal')
  const inTown = [asked, of('fado', 'Lisbon, Portugal', 'culture', 5), of('market', 'Lisbon, Portugal')]
  const alike = [of('port', 'Porto, portugal'), of('ramen', 'Kyoto, Japan', 'food', 5), ...inTown]
  expect(similarOf(asked, inTown, alike).map(({ id }) => id)).toEqual(['market', 'fado', 'port'])
})
