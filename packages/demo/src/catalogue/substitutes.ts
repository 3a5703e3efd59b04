import type { DemoProduct } from './product.types.ts'

const MOST = 4

/** What a picker takes instead: the same kind of thing first, then the nearest in price. */
export function substitutesOf(product: DemoProduct, shelf: readonly DemoProduct[]): string[] {
  const distance = (other: DemoProduct) =>
    Math.abs(Math.log(other.priceCents / product.priceCents)) + (other.picture.kind === product.picture.kind ? 0 : 1)
  return shelf
    .filter((other) => other.seoName !== product.seoName && other.family === product.family && other.isListed)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST)
    .map(({ seoName }) => seoName)
}
