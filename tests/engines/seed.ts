/** Of the runs that nobody gave a seed: it is the same each time, so that a failure is the fault of what was changed. */
const EVERY_TIME = 20_261_122

/**
 * The seed of this run: WAYMARK_SEED, which `npm run test:long` draws by chance. Tests name it in their titles, so that a
 * failure can be played again.
 */
export const SEED = Number(process.env['WAYMARK_SEED'] ?? EVERY_TIME)
