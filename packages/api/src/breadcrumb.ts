import * as z from 'zod/mini'

/** One step of the way to a page; `linkType` and `seoName` make its address. */
export const breadcrumbSchema = z.object({ title: z.string(), linkType: z.string(), seoName: z.string() })
export type Breadcrumb = z.output<typeof breadcrumbSchema>
