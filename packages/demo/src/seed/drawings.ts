import { banners } from '../drawings/banners.ts'
import { campaigns } from '../drawings/campaigns.ts'
import { drawProduct } from '../drawings/draw-product.ts'
import { drawFavicon, drawLogo } from '../drawings/logos.ts'
import { departmentSeoNames, drawDepartment, drawPlaceholder } from '../drawings/placeholders.ts'
import type { DemoTenant } from '../tenants.ts'

type Drawing = readonly [path: string, svg: string]

const BRANDS = ['fresh', 'cellar', 'beta', 'test'] as const

/** Every picture of the demo by its path below `/images/`. */
export function* drawingsOf(tenants: readonly DemoTenant[]): Generator<Drawing> {
  for (const [name, draw] of Object.entries(banners)) yield [`banners/${name}.svg`, draw()]
  for (const [name, draw] of Object.entries(campaigns)) yield [`campaigns/${name}.svg`, draw()]
  yield ['brand/basket-favicon.svg', drawFavicon(undefined)]
  for (const name of BRANDS) {
    yield [`brand/${name}-logo.svg`, drawLogo(name)]
    yield [`brand/${name}-favicon.svg`, drawFavicon(name)]
  }
  for (const name of departmentSeoNames) {
    yield [`departments/${name}.svg`, drawDepartment(name)]
    yield [`placeholders/${name}.svg`, drawPlaceholder(name)]
  }
  for (const { catalogue } of tenants) {
    for (const product of catalogue.products) yield [`products/${product.seoName}.svg`, drawProduct(product)]
  }
}
