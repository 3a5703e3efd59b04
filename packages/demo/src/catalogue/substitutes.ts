import type { DemoProduct } from './product.types.ts'

const MOST = 4

/** What a picker takes instead: the same kind of thing with the same facts first, then the nearest in price. */
export function substitutesOf(product: DemoProduct, shelf: readonly DemoProduct[]): string[] {
  return shelf
    .filter((other) => other.seoName !== product.seoName && other.family === product.family && other.isListed)
    .toSorted((one, other) => distanceOf(product, one) - distanceOf(product, other))
    .slice(0, MOST)
    .map(({ seoName }) => seoName)
}

function distanceOf(product: DemoProduct, other: DemoProduct): number {
  const kind = product.picture.kind === other.picture.kind ? 0 : 1
  const facts = product.nutrition === other.nutrition ? 0 : 0.5
  return kind + facts + Math.abs(Math.log(priceOf(other) / priceOf(product)))
}

const priceOf = ({ priceCents, unit }: DemoProduct) => priceCents / (unit?.quantity ?? 1)
