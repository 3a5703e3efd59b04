import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'

/** A message to a customer; `linkType` and `seoName` lead to what it is about. */
export const notificationSchema = z.object({
  notificationID: idSchema,
  title: z.string(),
  text: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
  orderID: z.optional(z.nullable(idSchema)),
  linkType: z.optional(z.nullable(z.string())),
  seoName: z.optional(z.nullable(z.string())),
})
export type Notification = z.output<typeof notificationSchema>

const deviceToken = z.string().check(z.minLength(1), z.maxLength(500))

export const notificationList = endpoint({
  name: 'notificationList',
  method: 'GET',
  path: '/v1/Notification',
  access: 'customer',
  query: z.object({ global: z.optional(z.boolean()) }),
  data: z.object({ items: z.array(notificationSchema) }),
})

export const deleteNotifications = endpoint({
  name: 'deleteNotifications',
  method: 'DELETE',
  path: '/v1/Notification/',
  access: 'customer',
  body: z.array(idSchema).check(z.minLength(1), z.maxLength(500)),
  data: z.boolean(),
})

export const registerDevice = endpoint({
  name: 'registerDevice',
  method: 'POST',
  path: '/v1/Notification/Token',
  access: 'customer',
  body: z.strictObject({ token: deviceToken, platform: z.optional(z.enum(['web', 'ios', 'android'])) }),
  data: z.boolean(),
  assumed: 'The body is not shown.',
})

export const unregisterDevice = endpoint({
  name: 'unregisterDevice',
  method: 'DELETE',
  path: '/v1/Notification/Token/:token',
  access: 'customer',
  params: z.object({ token: deviceToken }),
  data: z.boolean(),
})
