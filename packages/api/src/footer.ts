import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cardBrandSchema } from './payment-method.ts'

const text = z.optional(z.nullable(z.string()))

export const footerLinkSchema = z.object({
  title: z.string(),
  /** A page of the store. */
  slug: text,
  /** Elsewhere. */
  url: text,
  openInNewTab: z.optional(z.boolean()),
})

export const footerDetailsSchema = z.object({
  groups: z.array(z.object({ title: z.string(), links: z.array(footerLinkSchema) })),
  legalLinks: z.array(footerLinkSchema),
  copyright: text,
  address: text,
  phoneNumber: text,
  email: text,
  hours: text,
})
export type FooterDetails = z.output<typeof footerDetailsSchema>

/** A page written by the store. */
export const contentPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** HTML */
  content: z.string(),
  metaDescription: text,
  updatedAt: text,
})
export type ContentPage = z.output<typeof contentPageSchema>

export const footerDetails = endpoint({
  name: 'footerDetails',
  method: 'GET',
  path: '/v1/FooterDetails',
  access: 'guest',
  query: z.object({ global: z.optional(z.boolean()) }),
  data: footerDetailsSchema,
  cacheMinutes: 10,
  persisted: true,
  assumed: 'The reply is not shown.',
})

export const paymentLogos = endpoint({
  name: 'paymentLogos',
  method: 'GET',
  path: '/v1/FooterDetails/PaymentLogos',
  access: 'guest',
  data: z.object({ items: z.array(z.object({ brand: cardBrandSchema, imageURL: text })) }),
  cacheMinutes: 10,
  persisted: true,
  assumed: 'The reply is not shown.',
})

export const contentPage = endpoint({
  name: 'contentPage',
  method: 'GET',
  path: '/v1/FooterDetails/PageDetails/Slug',
  access: 'guest',
  query: z.object({
    slugData: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Of these pages alone: legal ones stand where no age is asked for (decision 12). */
    kind: z.optional(z.literal('legal')),
  }),
  data: contentPageSchema,
  assumed: 'The reply is not shown, and no parameter tells legal pages from others.',
})

/** Where the store's app is to be had. */
export const mobileApp = endpoint({
  name: 'mobileApp',
  method: 'GET',
  path: '/v1/MobileApp',
  access: 'guest',
  query: z.object({ global: z.optional(z.boolean()) }),
  data: z.object({ url: text }),
})
