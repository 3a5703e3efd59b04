/** What a fulfillment code means. All rules are about the kind, never the code (decision 1). */
export type FulfillmentKind = 'pickup' | 'curbside' | 'delivery' | 'scheduled'

const kinds: ReadonlyMap<string, FulfillmentKind> = new Map([
  ['sp', 'pickup'],
  ['is', 'pickup'],
  ['cs', 'curbside'],
  ['sd', 'delivery'],
  ['scd', 'scheduled'],
])

/** The kind of a code of either set, `undefined` for an unknown one: it is hidden. */
export const fulfillmentKind = (codeName: string): FulfillmentKind | undefined => kinds.get(codeName.toLowerCase())

/** The shopper comes to the store. */
export const isPickedUp = (codeName: string): boolean => {
  const kind = fulfillmentKind(codeName)
  return kind === 'pickup' || kind === 'curbside'
}
