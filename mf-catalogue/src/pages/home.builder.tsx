import { categoryList } from '@aisle/api/category'
import type { PageComponent } from '@aisle/api/page-component'
import { pageTemplate } from '@aisle/api/page-template'
import { trendingProducts } from '@aisle/api/product-listing'
import { bringEverythingNear, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { aListing, aTemplate } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import HomePage from './home.page.tsx'

type Options = Parameters<typeof renderWithProviders>[1]

/** What every part of a template has. */
export const node = (name: string) => ({ id: name, visible: true })

/** A store without categories and without anything that is bought, all of whose home page is near the screen. */
export function emptyStore() {
  server.use(
    serve(categoryList, () => reply({ items: [] })),
    serve(trendingProducts, () => reply(aListing([]))),
  )
  return bringEverythingNear()
}

export const showHome = (options: Options = {}) =>
  renderWithProviders(<HomePage />, { surfaces: [surface], ...options })

/** The home page whose template has these parts. */
export function openHome(components: PageComponent[], options: Options = {}) {
  server.use(serve(pageTemplate, () => reply(aTemplate(...components))))
  return showHome(options)
}
