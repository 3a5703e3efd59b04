import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { unpagedQuerySchema } from './paging.ts'

const noticeShape = {
  id: z.string(),
  /** ISO instant; a change asks again (spec 1 §4). */
  updatedAt: z.string(),
  title: z.string(),
  /** HTML */
  content: z.string(),
}

export const disclaimerSchema = z.object({ ...noticeShape, isRequiredAcceptance: z.boolean() })
export type Disclaimer = z.output<typeof disclaimerSchema>

export const announcementSchema = z.object({ ...noticeShape, imageURL: z.optional(z.nullable(z.string())) })
export type Announcement = z.output<typeof announcementSchema>

export const disclaimers = endpoint({
  name: 'disclaimers',
  method: 'GET',
  path: '/v1/Disclaimer',
  access: 'guest',
  query: unpagedQuerySchema,
  data: z.object({ items: z.array(disclaimerSchema) }),
})

export const announcements = endpoint({
  name: 'announcements',
  method: 'GET',
  path: '/v1/Disclaimer/Announcement',
  access: 'guest',
  query: unpagedQuerySchema,
  data: z.object({ items: z.array(announcementSchema) }),
})
