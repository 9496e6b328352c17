/** What a traveller is told when planning fails for a reason that is not theirs. */
export const PLANNING_FAILED = 'Failed to plan trip. Please try again.'
