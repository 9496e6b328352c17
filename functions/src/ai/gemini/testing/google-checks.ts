import type { WireBody } from './call.ts'

/** The API's error message for common mistakes in a request. */
export function complaintAbout({ contents, systemInstruction, generationConfig = {} }: WireBody): string | undefined {
  if (!Array.isArray(contents) || contents.length === 0) {
    return 'GenerateContentRequest.contents: contents is not specified'
  }
  if (systemInstruction !== undefined && typeof systemInstruction !== 'object') {
    return "Invalid value at 'system_instruction'"
  }
  for (const { role = 'user', parts = [] } of contents as NonNullable<WireBody['contents']>) {
    if (!['user', 'model', 'function'].includes(role)) return 'Please use a valid role: user, model.'
    if (parts.length === 0) return 'GenerateContentRequest.contents.parts: contents.parts must not be empty.'
  }
  if (generationConfig.responseSchema && generationConfig.responseMimeType !== 'application/json') {
    return 'Response schema is only supported for a JSON response mime type.'
  }
  return undefined
}
