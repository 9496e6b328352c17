import { writeFileSync } from 'node:fs'
import type { Taken } from './photograph.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 2rem }
  h2 { margin-top: 3rem; border-bottom: 1px solid }
  .pictures { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block: .5rem }
  figure { margin: 0 }
  figcaption { font-size: .8rem }
  img { height: 260px; object-fit: cover; object-position: top; border: 1px solid #8888; display: block }
  .fault { color: #c22; white-space: pre-wrap; overflow-wrap: anywhere }
`

const faultsOf = ({ faults }: Taken): string =>
  faults.length === 0 ? '' : `<ul>${faults.map((fault) => `<li class="fault">${escaped(fault)}</li>`).join('')}</ul>`

const rowOf = (taken: Taken): string => `
  <h3>${escaped(taken.shot.state)} <small>(${taken.shot.as})</small></h3>
  ${faultsOf(taken)}
  <div class="pictures">${taken.pictures
    .map(
      ({ file, width, scheme }) =>
        `<figure><a href="${file}"><img src="${file}" alt="${escaped(`${taken.shot.screen}, ${taken.shot.state}`)}" loading="lazy"></a>
        <figcaption>${width} px, ${scheme}</figcaption></figure>`,
    )
    .join('')}</div>`

/** Writes the page with all pictures by screen, with problems at the top. */
export function writeSheet(folder: string, all: readonly Taken[]): void {
  const screens = [...new Set(all.map(({ shot }) => shot.screen))]
  const faulty = all.filter(({ faults }) => faults.length > 0)
  const summary = faulty
    .map((taken) => `<li>${escaped(`${taken.shot.screen}, ${taken.shot.state}`)}${faultsOf(taken)}</li>`)
    .join('')
  const sections = screens.map((screen) => {
    const rows = all.filter(({ shot }) => shot.screen === screen)
    return `<section><h2>${escaped(screen)}</h2>${rows.map(rowOf).join('')}</section>`
  })
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>
    <h1>Contact sheet</h1>
    <p>${all.length} states of ${screens.length} screens. ${faulty.length === 0 ? 'None scrolls sideways or complains.' : ''}</p>
    <ul>${summary}</ul>${sections.join('')}</html>`,
  )
}
