import * as z from 'zod/mini'
import { idSchema } from './ids.ts'

const text = z.optional(z.nullable(z.string()))
const flag = z.optional(z.boolean())
const length = z.optional(z.number())

/** px */
const sidesSchema = z.object({ top: length, right: length, bottom: length, left: length })
const perScreen = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.object({ desktop: z.optional(schema), mobile: z.optional(schema) }))

/** When a component shows: ISO instants, open-ended where one is missing. */
export const scheduleSchema = z.object({ startsAt: text, endsAt: text })

const nodeShape = {
  id: z.string(),
  visible: z.boolean(),
  isActive: flag,
  padding: perScreen(sidesSchema),
  margin: perScreen(sidesSchema),
  isAgeRestricted: flag,
  schedule: z.optional(z.array(scheduleSchema)),
}

/** `/{linkType}/{seoName}`; the type LNS leads to the loyalty program (spec 1 §2). */
const linkShape = { linkType: text, seoName: text, openInNewTab: flag }

export const typographySchema = z.object({
  fontSize: length,
  lineHeight: length,
  letterSpacing: length,
  fontWeight: z.optional(z.number()),
  textTransform: text,
  fontStyle: text,
  textDecoration: text,
})

export const textComponentSchema = z.object({
  ...nodeShape,
  type: z.literal('text'),
  text: z.string(),
  htmlTag: z.optional(z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'span', 'div'])),
  alignment: perScreen(z.enum(['left', 'center', 'right', 'justify'])),
  typography: perScreen(typographySchema),
  textColor: z.optional(z.object({ color: text, custom: text })),
})

/** Rich text written in the store editor. */
export const textEditorComponentSchema = z.object({ ...nodeShape, type: z.literal('textEditor'), html: z.string() })

export const slideSchema = z.object({
  id: z.string(),
  imageUrl: text,
  defaultImage: text,
  imageAlt: text,
  imageWidth: length,
  imageHeight: length,
  imageLinkType: text,
  imageSeoName: text,
  imageOpenInNewTab: flag,
  contentTitle: text,
  contentSubTitle: text,
  contentPosition: text,
  buttonLabel: text,
  buttonLinkType: text,
  seoName: text,
  openInNewTab: flag,
  /** percent */
  opacity: length,
})
export type Slide = z.output<typeof slideSchema>

export const imageSliderComponentSchema = z.object({
  ...nodeShape,
  type: z.literal('imageSlider'),
  size: z.optional(z.enum(['small', 'medium', 'large'])),
  infinite: flag,
  autoplay: flag,
  /** seconds */
  autoplayDuration: z.optional(z.number()),
  arrows: flag,
  navigation: flag,
  slides: z.array(slideSchema),
})

export const collectionComponentSchema = z.object({
  ...nodeShape,
  type: z.literal('collection'),
  collection: z.object({ id: idSchema, name: z.string(), seoName: z.string() }),
  collectionTitle: text,
})

export const imageComponentSchema = z.object({
  ...nodeShape,
  ...linkShape,
  type: z.literal('image'),
  imageUrl: text,
  imageAlt: text,
  imageWidth: length,
  imageHeight: length,
})

export const sectionSchema = z.object({
  ...nodeShape,
  type: z.literal('section'),
  get columns() {
    return z.array(columnSchema)
  },
})

export const pageComponentSchema = z.discriminatedUnion('type', [
  sectionSchema,
  textComponentSchema,
  textEditorComponentSchema,
  imageSliderComponentSchema,
  collectionComponentSchema,
  imageComponentSchema,
])

export const columnSchema = z.object({
  id: z.string(),
  /** percent of the section */
  width: z.number(),
  get components() {
    return z.array(pageComponentSchema)
  },
})

/** The home page: sections contain columns, which contain components (spec 1 §3). */
export const pageTemplateSchema = z.object({ title: text, description: text, sections: z.array(sectionSchema) })

export type PageTemplate = z.output<typeof pageTemplateSchema>
export type PageSection = z.output<typeof sectionSchema>
export type PageColumn = z.output<typeof columnSchema>
export type PageComponent = z.output<typeof pageComponentSchema>
export type PageComponentOf<Type extends PageComponent['type']> = Extract<PageComponent, { type: Type }>
