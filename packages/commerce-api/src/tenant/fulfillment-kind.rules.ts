/** What a tenant's own code means (decision 1). All rules are about kinds. */
export const FULFILLMENT_KINDS = ['pickup', 'curbside', 'delivery', 'scheduled'] as const
export type FulfillmentKind = (typeof FULFILLMENT_KINDS)[number]

const KIND_OF_CODE: ReadonlyMap<string, FulfillmentKind> = new Map([
  ['sp', 'pickup'],
  ['is', 'pickup'],
  ['cs', 'curbside'],
  ['sd', 'delivery'],
  ['scd', 'scheduled'],
])

/** `undefined` for a code that nobody knows. */
export const kindOfCode = (codeName: string): FulfillmentKind | undefined => KIND_OF_CODE.get(codeName.toLowerCase())

/** Goods travel to the shopper. */
export const isBrought = (kind: FulfillmentKind): boolean => kind === 'delivery' || kind === 'scheduled'
