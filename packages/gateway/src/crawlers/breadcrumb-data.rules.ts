import type { Breadcrumb } from '@aisle/api/breadcrumb'
import type { PageAnswers } from '../documents/page-answers.rules.ts'
import type { StoreLinks } from './store-links.ts'

type Step = { readonly name: string; readonly url: string | undefined }
type Here = { readonly title: string; readonly url: string; readonly home: string; readonly links: StoreLinks }

/**
 * The way to a page from the store's home (schema.org/BreadcrumbList). Steps whose page the tenant does not have are
 * left out: all but the last need an address.
 */
export function breadcrumbData(
  { product, category, products }: PageAnswers,
  { title, url, home, links }: Here,
): object {
  const way = product?.breadcrumbs ?? category?.breadcrumbs ?? products?.breadcrumbs ?? []
  const between = way.map((crumb: Breadcrumb): Step => ({ name: crumb.title, url: links.ofCrumb(crumb) }))
  const [here] = url.split('?') // the second page of a category stands where the first one does
  const steps = [{ name: home, url: links.to('home', {}) }, ...between].filter((step) => step.url && step.url !== here)
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: [...steps, { name: title, url }].map(({ name, url: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}
