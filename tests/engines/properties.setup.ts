import fc from 'fast-check'
import { SEED } from '@waymark/firestore-stand-in/testing/seeded'

/** Property tests use the same values in each run, unless WAYMARK_SEED is set; a failure prints seed and path. */
fc.configureGlobal({ seed: SEED })
