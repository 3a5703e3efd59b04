import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageTemplateSchema } from './page-component.ts'
import { idSchema } from './ids.ts'

export const pageTemplate = endpoint({
  name: 'pageTemplate',
  method: 'GET',
  path: '/v1/PageTemplate',
  access: 'guest',
  restrictedFlag: 'filterAgeRestrictedItem',
  query: z.object({
    locationID: z.optional(idSchema),
    filterAgeRestrictedItem: z.optional(z.boolean()),
  }),
  data: pageTemplateSchema,
  cacheMinutes: 5,
})
