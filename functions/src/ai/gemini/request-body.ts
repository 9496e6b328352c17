import type { Ask, Part } from './exchange.ts'

const HARMS = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT']

const SAFETY_SETTINGS = HARMS.map((harm) => ({
  category: `HARM_CATEGORY_${harm}`,
  // War memorials, arms museums and nightlife are ordinary travel topics; only what is surely harmful is blocked.
  threshold: 'BLOCK_ONLY_HIGH',
}))

function wirePart(part: Part): object {
  if ('raw' in part) return part.raw
  if ('image' in part) return { inlineData: { mimeType: part.image.mimeType, data: part.image.base64 } }
  if ('toolResult' in part) {
    const { id, name, result } = part.toolResult
    return { functionResponse: { ...(id !== undefined && { id }), name, response: result } }
  }
  return part
}

/**
 * The request body. Google must not store requests, which is the default only for older projects. No temperature: newer
 * models ignore it and will reject it.
 */
export const requestBody = ({ instructions, turns, schema, tools, mustUse, maxOutputTokens }: Ask) => ({
  systemInstruction: { role: 'system', parts: [{ text: instructions }] },
  contents: turns.map(({ role, parts }) => ({ role, parts: parts.map(wirePart) })),
  generationConfig: {
    maxOutputTokens,
    thinkingConfig: { thinkingLevel: 'LOW' },
    ...(schema && { responseMimeType: 'application/json', responseSchema: schema }),
  },
  safetySettings: SAFETY_SETTINGS,
  ...(tools && { tools: [{ functionDeclarations: tools }] }),
  ...(mustUse && { toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: mustUse } } }),
  store: false,
})
