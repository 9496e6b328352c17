import { buildData } from './build-data.ts'

/** The tests read the tables of the atlas as they are made of `data/` now. */
export default buildData
