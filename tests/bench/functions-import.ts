import { IMPORT_BUDGET, importPairs, medianRatio } from './import-times.ts'

const ratio = medianRatio(importPairs(11))
console.log(
  `functions import: ${ratio.toFixed(2)}x of firebase-admin + firebase-functions alone (budget ${IMPORT_BUDGET}x)`,
)
process.exit(ratio <= IMPORT_BUDGET ? 0 : 1)
