import { CannotOpen } from '../../shared/vault/crypto/sealed-bytes.ts'
import { BadZip } from '../../features/my-data/model/read-zip.ts'
import { saysOf } from '../../shared/vault/vault-index.ts'
import { openSealedExport, readSealedExport, type OpenedDocument } from './open-export.ts'

// A standalone page in plain DOM: it must open from a disk in any browser for years to come.

function part<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof type)) throw new Error(`The page has no ${id}`)
  return found
}

const form = part('form', HTMLFormElement)
const file = part('file', HTMLInputElement)
const secret = part('secret', HTMLInputElement)
const button = part('open', HTMLButtonElement)
const said = part('said', HTMLOutputElement)
const list = part('documents', HTMLUListElement)

const KEEP_MS = 60_000

function save(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), KEEP_MS)
}

function whyNot(error: unknown): string {
  if (error instanceof BadZip) return error.message
  if (error instanceof CannotOpen) return 'It has been changed or damaged. Nothing of it is shown.'
  return `This browser could not open it: ${String(error)}`
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text })
}

function itemOf({ id, details, open }: OpenedDocument): HTMLLIElement {
  const item = document.createElement('li')
  if (details === undefined) {
    item.append(element('strong', `Document ${id}`), element('p', 'Not opened: changed, damaged, or of another vault.'))
    return item
  }
  const { name, expires, notes } = details
  const facts = [expires === null ? '' : `Expires ${expires}`, notes].filter((fact) => fact !== '')
  const button = element('button', 'Save')
  button.type = 'button'
  button.setAttribute('aria-label', `Save ${name}`)
  const failure = Object.assign(element('p', ''), { role: 'alert' })
  button.addEventListener('click', () => {
    failure.textContent = ''
    open().then(
      (blob) => save(name, blob),
      (error: unknown) => {
        failure.textContent = whyNot(error)
      },
    )
  })
  item.append(element('strong', name), ...facts.map((fact) => element('p', fact)), button, failure)
  return item
}

/** List items for documents that are missing from the file, or older than the saved version. */
function findingItems(findings: Awaited<ReturnType<typeof openSealedExport>>['findings']): HTMLLIElement[] {
  if (findings === undefined) {
    return [element('li', 'Nothing in this file tells whether documents are missing, or older than you saved them.')]
  }
  return findings.map((finding) => {
    const item = element('li', '')
    item.append(
      element('strong', finding.name === '' ? 'A document' : finding.name),
      saysOf(finding, (instant) => instant.slice(0, 10)),
    )
    return item
  })
}

async function open(): Promise<void> {
  const [chosen] = file.files ?? []
  if (chosen === undefined || secret.value === '') {
    said.textContent = 'Choose the file, and enter your passphrase or your recovery code.'
    return
  }
  list.replaceChildren()
  said.textContent = 'Opening. This takes some seconds.'
  button.disabled = true
  // Deriving the key blocks the thread, so the message must be painted before.
  await new Promise((resolve) => setTimeout(resolve, 50))
  try {
    const sealed = await readSealedExport(chosen)
    const { documents, passportNumber, findings } = await openSealedExport(sealed, secret.value)
    list.replaceChildren(...findingItems(findings), ...documents.map(itemOf))
    const count = documents.length === 1 ? '1 document' : `${documents.length} documents`
    said.textContent = passportNumber === undefined ? `${count}.` : `${count}. Passport number: ${passportNumber}`
  } catch (error) {
    said.textContent =
      error instanceof CannotOpen ? 'Neither this passphrase nor this code opens the vault.' : whyNot(error)
  }
  button.disabled = false
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void open()
})
