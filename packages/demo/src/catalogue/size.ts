import type { UnitBasis } from './product.types.ts'

const UNITS: Readonly<Record<string, UnitBasis>> = {
  lb: { quantity: 1, unit: 'lb' },
  oz: { quantity: 1, unit: 'oz' },
  'fl oz': { quantity: 1, unit: 'fl oz' },
  pt: { quantity: 16, unit: 'fl oz' },
  qt: { quantity: 32, unit: 'fl oz' },
  gal: { quantity: 128, unit: 'fl oz' },
  mL: { quantity: 0.033814, unit: 'fl oz' },
  L: { quantity: 33.814, unit: 'fl oz' },
  ct: { quantity: 1, unit: 'ct' },
  'sq ft': { quantity: 1, unit: 'sq ft' },
  yd: { quantity: 1, unit: 'yd' },
}
const SIZE = /(?:(\d+) × )?(half|\d+(?:\.\d+)?) (fl oz|sq ft|[A-Za-z]+)\b(?!.*\d)/

/** What `24 × 16.9 fl oz`, `half gal` or `6 in, 10 ct` amounts to; undefined where a unit price says nothing: `each`. */
export function unitBasisOf(sizeText: string): UnitBasis | undefined {
  const [, pieces = '1', amount = '', name = ''] = SIZE.exec(sizeText) ?? []
  const unit = UNITS[name]
  if (!unit) return undefined
  const quantity = Number(pieces) * (amount === 'half' ? 0.5 : Number(amount)) * unit.quantity
  return { quantity: Number(quantity.toFixed(2)), unit: unit.unit }
}

/** Cents for one unit, to a tenth: shelf labels need it for paper towels. */
export const unitPriceOf = (priceCents: number, { quantity }: UnitBasis): number =>
  Math.round((priceCents / quantity) * 10) / 10
