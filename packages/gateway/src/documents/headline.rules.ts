import type { InlinedCall } from '@aisle/contract'
import * as z from 'zod/mini'
import { imageAddress } from './store-state.rules.ts'

/** What search engines, tabs and the preloader are told of a page, taken from its own data. */
export type Headline = {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly image?: string | undefined
}

const text = z.optional(z.nullable(z.string()))
const product = z.object({ title: z.string(), shortDescription: text, profileImage: text })
const collection = z.object({ collectionName: z.string(), description: text })
const categories = z.object({
  items: z.array(z.object({ categoryName: z.string(), seoName: z.string(), description: text })),
})
const content = z.object({ title: z.string(), metaDescription: text })
const slider = z.object({ type: z.literal('imageSlider'), slides: z.array(z.object({ imageUrl: text })) })
const template = z.object({
  title: text,
  description: text,
  sections: z.array(z.object({ columns: z.array(z.object({ components: z.array(z.unknown()) })) })),
})

type Reader = (data: unknown) => Headline

const reader =
  <Schema extends z.ZodMiniType>(schema: Schema, read: (data: z.output<Schema>) => Headline): Reader =>
  (data) => {
    const parsed = z.safeParse(schema, data)
    return parsed.success ? read(parsed.data) : {}
  }

const readers = new Map<string, Reader>([
  [
    '/v1/Product/Details',
    reader(product, ({ title, shortDescription, profileImage }) => ({
      title,
      description: shortDescription ?? undefined,
      image: imageAddress(profileImage),
    })),
  ],
  [
    '/v1/Collection/GetCollection',
    reader(collection, ({ collectionName, description }) => ({
      title: collectionName,
      description: description ?? undefined,
    })),
  ],
  [
    '/v1/Category',
    reader(categories, ({ items: [first, ...others] }) =>
      // Asked for one category by name the list has one; the menu's list has all.
      first && others.length === 0 ? { title: first.categoryName, description: first.description ?? undefined } : {},
    ),
  ],
  [
    '/v1/FooterDetails/PageDetails/Slug',
    reader(content, ({ title, metaDescription }) => ({
      title,
      description: metaDescription ?? undefined,
    })),
  ],
  [
    '/v1/PageTemplate',
    reader(template, ({ title, description, sections }) => ({
      title: title ?? undefined,
      description: description ?? undefined,
      image: firstImage(sections[0]?.columns.flatMap(({ components }) => components) ?? []),
    })),
  ],
])

/** The first thing that the page's data say about each part of the headline. */
export function headlineOf(calls: readonly InlinedCall[]): Headline {
  const found = calls.map(({ key: [, path], data }) => readers.get(String(path))?.(data) ?? {})
  return {
    title: found.find(({ title }) => title)?.title,
    description: found.find(({ description }) => description)?.description,
    image: found.find(({ image }) => image)?.image,
  }
}

/** The picture that a home page opens with. */
function firstImage(components: readonly unknown[]) {
  const parsed = z.safeParse(slider, components[0])
  return parsed.success ? imageAddress(parsed.data.slides[0]?.imageUrl) : undefined
}
