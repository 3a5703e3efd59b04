import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { pageTemplateSchema } from './page-component.ts'

/**
 * The home page with its inactive and scheduled parts, for whoever holds a link that the store's owner has made
 * (`npm run content -- preview`, ADR 22). The token stands in the body, which no log and no cache keeps. Refused with
 * `PREVIEW_REFUSED` when it is unknown, over, or another store's.
 */
export const pagePreview = endpoint({
  name: 'pagePreview',
  method: 'POST',
  path: '/v1/PageTemplate/Preview',
  access: 'guest',
  body: z.strictObject({
    token: z.string().check(z.maxLength(100)),
    locationID: z.optional(idSchema),
  }),
  data: pageTemplateSchema,
  assumed: 'How the preview is asked for is not shown.',
})
