import type { TaxClass } from '../catalogue/product.types.ts'

type Tax = { taxClass: string; name: string; ratePercent: number }

/** One named tax with a rate for each class; classes that are left out are free of it. */
export const taxesNamed = (name: string, rates: Partial<Record<TaxClass, number>>): Tax[] =>
  Object.entries(rates).map(([taxClass, ratePercent]) => ({ taxClass, name, ratePercent }))
