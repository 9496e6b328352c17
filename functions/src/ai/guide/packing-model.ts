import type { PackingModel } from '../packing-model.ts'

/** The list is the guide's already: there is nothing to add. */
export const guidePackingModel: PackingModel = { name: 'guide', additions: () => Promise.resolve([]) }
