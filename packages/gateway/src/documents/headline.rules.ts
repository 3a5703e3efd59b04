import type { PageTemplate } from '@aisle/api/page-component'
import type { Route } from '@aisle/contract'
import type { PageAnswers } from './page-answers.rules.ts'
import { imageAddress } from './store-state.rules.ts'

/** What search engines, tabs and the preloader are told of a page, taken from its own data. */
export type Headline = {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly image?: string | undefined
}

type Said = { readonly title?: string | null | undefined; readonly description?: string | null | undefined }

/** What the thing that the page shows is called, in its own words. A search shows none and is called Search (spec 1 §2). */
export function headlineOf(answers: PageAnswers, route: Pick<Route, 'linkName'> | undefined): Headline {
  const { title, description } = route?.linkName === 'search' ? {} : thingOf(answers)
  return {
    title: title || undefined,
    description: description?.trim() || undefined,
    image: imageAddress(answers.product?.profileImage) ?? openingImage(answers.template),
  }
}

function thingOf({
  product,
  category,
  collection,
  discount,
  content,
  location,
  template,
  products,
}: PageAnswers): Said {
  if (product) return { title: product.title, description: product.shortDescription ?? product.descriptionText }
  if (category) return { title: category.categoryName, description: category.description }
  if (collection) return { title: collection.collectionName, description: collection.description }
  if (discount) return { title: discount.discountName, description: discount.description }
  if (content) return { title: content.title, description: content.metaDescription }
  if (location) return { title: location.name }
  // Products below a template are a part of the page, not its subject.
  return template ?? products ?? {}
}

/** The picture that a home page opens with. */
function openingImage(template: PageTemplate | undefined) {
  const [first] = template?.sections[0]?.columns.flatMap(({ components }) => components) ?? []
  return first?.type === 'imageSlider' ? imageAddress(first.slides[0]?.imageUrl) : undefined
}
