import { call } from '../support/call.ts'
import type { Person } from '../support/people.ts'

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

/** What a client sends that knows only the document: a file and its type. */
export function documentForm(type: string): FormData {
  const form = new FormData()
  form.append('document', new Blob([PDF], { type: 'application/pdf' }), 'ticket.pdf')
  form.append('type', type)
  return form
}

export async function storedPlainDocument(person: Person): Promise<{ readonly id: string }> {
  const answer = await call('POST', '/api/documents/upload', {
    headers: person.byCookie,
    form: documentForm('passport'),
  })
  if (answer.status !== 200) throw new Error(`POST /api/documents/upload answered ${answer.status}`)
  return answer.body as { id: string }
}
