/** Whether the rules let an action pass. Any other failure than a refusal is thrown. */
export async function allows(action: Promise<unknown>): Promise<boolean> {
  try {
    await action
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return false
    throw error
  }
}
