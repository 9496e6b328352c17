import fc from 'fast-check'
import { SEED } from '@waymark/firestore-stand-in/testing/seeded'

/** Properties are tried with the same values each time, until WAYMARK_SEED says otherwise; a failure prints seed and path. */
fc.configureGlobal({ seed: SEED })
