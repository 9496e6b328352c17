const firstIdOf = async (url: string): Promise<string> => {
  const [first] = (await (await fetch(url)).json()) as { id: string }[]
  if (first === undefined) throw new Error(`${url} lists nothing.`)
  return first.id
}

/** The pages of a visitor that React draws, with something of the stack at `url` on each. */
export const visitorPages = async (url: string): Promise<(readonly [name: string, path: string])[]> => [
  ['stays', '/accommodations'],
  ['a stay', `/accommodations/${await firstIdOf(`${url}/api/accommodations/featured`)}`],
  ['charter trips', '/charter'],
  ['a charter trip', `/charter/${await firstIdOf(`${url}/api/charter-trips/featured`)}`],
]
