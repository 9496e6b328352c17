export const RELEASE: string
export function refusal(folder: string, project: string | undefined): string | undefined
