import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'

/** Characters that a device's token may have. */
export const MAX_DEVICE_TOKEN = 2000

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

/** What a push service knows a device by; of a browser its subscription as JSON (W3C Push API), which is long. */
const deviceToken = z.string().check(z.minLength(1), z.maxLength(MAX_DEVICE_TOKEN))

const notificationIds = z.array(idSchema).check(z.minLength(1), z.maxLength(500))

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
  body: notificationIds,
  data: z.boolean(),
})

export const readNotifications = endpoint({
  name: 'readNotifications',
  method: 'PUT',
  path: '/v1/Notification/Read',
  access: 'customer',
  body: notificationIds,
  data: z.boolean(),
  assumed: 'How a notification comes to be read is not shown.',
})

/** The key that a browser subscribes with (RFC 8292, base64url); `null` where the store sends no push messages. */
export const pushKey = endpoint({
  name: 'pushKey',
  method: 'GET',
  path: '/v1/Notification/PushKey',
  access: 'customer',
  data: z.object({ publicKey: z.nullable(z.string()) }),
  assumed: 'How a device comes to its token is not shown.',
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
