/** '88%' for 0.876. */
export const percent = (confidence: number): string => `${Math.round(confidence * 100)}%`
