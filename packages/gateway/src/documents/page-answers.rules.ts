import { categoryList } from '@aisle/api/category'
import { collectionDetail } from '@aisle/api/collection'
import { discountDetail } from '@aisle/api/discount'
import type { Endpoint } from '@aisle/api/endpoint'
import { contentPage } from '@aisle/api/footer'
import { locationDetail } from '@aisle/api/location'
import { pageTemplate } from '@aisle/api/page-template'
import { productDetails } from '@aisle/api/product'
import { productList } from '@aisle/api/product-listing'
import type { InlinedCall } from '@aisle/contract'
import * as z from 'zod/mini'

/** What the calls of a page say about the thing that it shows. */
export type PageAnswers = ReturnType<typeof pageAnswersOf>

export function pageAnswersOf(calls: readonly InlinedCall[]) {
  const [category, ...others] = answerTo(categoryList, calls)?.items ?? []
  return {
    product: answerTo(productDetails, calls),
    // Asked for one category by name the list has one; the menu's list has all.
    category: others.length === 0 ? category : undefined,
    collection: answerTo(collectionDetail, calls),
    discount: answerTo(discountDetail, calls),
    content: answerTo(contentPage, calls),
    location: answerTo(locationDetail, calls),
    template: answerTo(pageTemplate, calls),
    products: answerTo(productList, calls),
  }
}

type Asked<Data extends z.ZodMiniType> = Pick<Endpoint, 'method' | 'path'> & { readonly data: Data }

function answerTo<Data extends z.ZodMiniType>({ method, path, data }: Asked<Data>, calls: readonly InlinedCall[]) {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  const call = calls.find(({ key: [asked, address] }) => asked === method && pattern.test(String(address)))
  return z.safeParse(data, call?.data).data
}
