interface Spot {
  readonly x: number
  readonly y: number
}

/** Pins nearer than this on the screen cover each other's numbers. */
const NEAR_PX = 34

/**
 * Pins that lie on each other at the current zoom, together; most groups have one. A pin belongs to the first group
 * whose first pin is near.
 * @param isApart pins that are shown alone
 */
export function groupPins<P>(pins: readonly P[], spotOf: (pin: P) => Spot, isApart: (pin: P) => boolean): P[][] {
  const groups: { readonly spot: Spot; readonly pins: P[]; readonly isOpen: boolean }[] = []
  for (const pin of pins) {
    const spot = spotOf(pin)
    const isOpen = !isApart(pin)
    const near = groups.find(
      (group) => group.isOpen && Math.hypot(group.spot.x - spot.x, group.spot.y - spot.y) < NEAR_PX,
    )
    if (isOpen && near) near.pins.push(pin)
    else groups.push({ spot, pins: [pin], isOpen })
  }
  return groups.map((group) => group.pins)
}
