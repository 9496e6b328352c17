/** Runs in the page: React and twenty plain cards, and nothing else. */
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const CARDS = 20

const card = (number: number) =>
  createElement(
    'li',
    { key: number },
    createElement('h2', null, createElement('a', { href: `#${number}` }, `House ${number}`)),
    createElement('p', null, 'Lisbon, Portugal'),
    createElement('p', null, '$120.00 / night'),
  )

const page = createElement(
  'main',
  null,
  createElement('h1', null, 'Houses'),
  createElement(
    'ul',
    null,
    Array.from({ length: CARDS }, (_, index) => card(index + 1)),
  ),
)

createRoot(document.body.appendChild(document.createElement('div'))).render(page)
