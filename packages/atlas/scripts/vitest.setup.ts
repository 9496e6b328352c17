import { buildData } from './build-data.ts'

/** Tests read tables built from the current `data/`. */
export default buildData
