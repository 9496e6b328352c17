type Farewell = () => void

const farewells = new Set<Farewell>()

/** Calls `farewell` when somebody is about to leave, before anything else is dropped. */
export function onFarewell(farewell: Farewell): void {
  farewells.add(farewell)
}

export function sayFarewell(): void {
  for (const farewell of farewells) farewell()
}
