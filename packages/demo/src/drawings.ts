import type { DemoProduct } from './catalogue/product.types.ts'
import { banners } from './drawings/banners.ts'
import { campaigns } from './drawings/campaigns.ts'
import { drawProduct } from './drawings/draw-product.ts'
import { drawFavicon, drawLogo } from './drawings/logos.ts'
import { departmentSeoNames } from './drawings/departments.ts'
import { drawDepartment, drawPlaceholder, type PlaceholderName, placeholderNames } from './drawings/placeholders.ts'

/** A picture as a file: its path from the root of the store, and its SVG. */
export type Drawing = { path: string; svg: string }

const LOGOS = ['fresh', 'cellar', 'beta', 'test'] as const

/** Pictures that belong to no product: banners, campaigns, departments, placeholders, logos. */
export const storeDrawings = (): Drawing[] => [
  ...Object.entries(banners).map(([name, draw]) => ({ path: `/images/banners/${name}.svg`, svg: draw() })),
  ...Object.entries(campaigns).map(([name, draw]) => ({ path: `/images/campaigns/${name}.svg`, svg: draw() })),
  ...departmentSeoNames.map((name) => ({ path: `/images/departments/${name}.svg`, svg: drawDepartment(name) })),
  ...placeholderDrawings(),
  ...LOGOS.map((name) => ({ path: `/images/brand/${name}-logo.svg`, svg: drawLogo(name) })),
  ...LOGOS.map((name) => ({ path: `/images/brand/${name}-favicon.svg`, svg: drawFavicon(name) })),
  { path: '/images/brand/basket-favicon.svg', svg: drawFavicon(undefined) },
]

export const placeholderPath = (name: PlaceholderName) => `/images/placeholders/${name}.svg`

/** One picture for each department and for the goods that differ from it, for products that have none. */
export const placeholderDrawings = (): Drawing[] =>
  placeholderNames.map((name) => ({ path: placeholderPath(name), svg: drawPlaceholder(name) }))

export const productImagePath = ({ seoName }: Pick<DemoProduct, 'seoName'>) => `/images/products/${seoName}.svg`

/** One picture for each product. Equal names in several stores are the same product and the same picture. */
export const productDrawings = (products: readonly DemoProduct[]): Drawing[] =>
  products.map((product) => ({ path: productImagePath(product), svg: drawProduct(product) }))
