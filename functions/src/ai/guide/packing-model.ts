import type { PackingModel } from '../port/packing-model.ts'

/** The list is the guide's already: there is nothing to add. */
export const guidePackingModel: PackingModel = { name: 'guide', additions: () => Promise.resolve([]) }
