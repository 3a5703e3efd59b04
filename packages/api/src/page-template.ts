import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageTemplateSchema } from './page-component.ts'
import { idSchema } from './ids.ts'

export const pageTemplate = endpoint({
  name: 'pageTemplate',
  method: 'GET',
  path: '/v1/PageTemplate',
  access: 'guest',
  query: z.object({
    locationID: z.optional(idSchema),
    filterAgeRestrictedItem: z.optional(z.boolean()),
    /** Inactive and scheduled components too; needs the editor's token. */
    preview: z.optional(z.string()),
  }),
  data: pageTemplateSchema,
  cacheMinutes: 5,
  assumed: 'How the preview is asked for is not shown.',
})
