import { pageTemplateSchema } from '@aisle/api/page-component'
import * as z from 'zod/mini'
import { wordsOf } from '../../search/words.rules.ts'

const address = z
  .string()
  .check(z.regex(/^[^\s/\\?#%]{1,120}$/, { error: 'Must be a part of an address: no spaces, / \\ ? # or %' }))
const title = z.string().check(z.minLength(1), z.maxLength(200))
const html = z.string().check(z.maxLength(200_000))
const description = z.optional(z.string().check(z.maxLength(2000)))
const image = z
  .string()
  .check(z.refine(isImageAddress, { error: 'Must be an https address, or a path of the store that begins with /' }))
const instant = z.iso.datetime({ offset: true })
const isActive = z.optional(z.boolean())

/** A page made of sections. Without a location it is for every one that has none of its own. */
const templateSchema = z.object({ name: address, location: z.optional(z.string()), template: pageTemplateSchema })

/** Products by their addresses, in the order shown. */
const collectionSchema = z.object({
  seoName: address,
  name: title,
  description,
  imageUrl: z.optional(image),
  products: z.array(z.string()),
})

const pageSchema = z.object({
  slug: address,
  kind: z.optional(z.enum(['page', 'legal', 'footer'])),
  title,
  html,
  metaDescription: description,
  isActive,
})

/** `id` is a name that the owner gives, or the UUID of one that was made elsewhere. */
const disclaimerSchema = z.object({
  id: address,
  title,
  html,
  isRequiredAcceptance: z.optional(z.boolean()),
  isActive,
})

const announcementSchema = z.object({
  id: address,
  title,
  html,
  imageUrl: z.optional(image),
  startsAt: z.optional(instant),
  endsAt: z.optional(instant),
  isActive,
})

const plainWords = z.string().check(
  z.refine((text) => text !== '' && wordsOf(text).join(' ') === text, {
    error: 'Must be lower-case words of letters and digits, with a space between them',
  }),
)

/** What shoppers call the same thing; every word of a group leads to the others. */
const synonymsSchema = z.object({
  word: plainWords,
  sameAs: z.array(plainWords).check(z.minLength(1), z.maxLength(20)),
})

/** The files of a store's content: a list of entries in each. */
export const contentSchemas = {
  collections: z.array(collectionSchema),
  templates: z.array(templateSchema),
  pages: z.array(pageSchema),
  disclaimers: z.array(disclaimerSchema),
  announcements: z.array(announcementSchema),
  synonyms: z.array(synonymsSchema),
} as const

export type ContentKind = keyof typeof contentSchemas
export const contentKinds = ['collections', 'templates', 'pages', 'disclaimers', 'announcements', 'synonyms'] as const

export type Content = { readonly [Kind in ContentKind]: z.output<(typeof contentSchemas)[Kind]> }
export type ContentEntry<Kind extends ContentKind> = Content[Kind][number]

type Keyed = {
  readonly word?: string
  readonly slug?: string
  readonly seoName?: string
  readonly id?: string
  readonly name?: string
} & {
  readonly location?: string | undefined
}

/** What tells an entry from the others of its file. */
export const entryKey = ({ word, slug, seoName, id, name = '', location }: Keyed): string =>
  word ?? slug ?? seoName ?? id ?? (location ? `${name} of ${location}` : name)

export const fileOf = (kind: ContentKind): string => `${kind}.json`

/** https, or a path of this origin: anything else the store would not show (T34). */
export function isImageAddress(text: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
