import {
  deleteNotifications,
  type Notification,
  notificationList,
  pushKey,
  readNotifications,
  registerDevice,
  unregisterDevice,
} from '@aisle/api/notification'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import { notFound } from '../server/server.errors.ts'
import { foreignPushService, pushNotSetUp } from './notification.errors.ts'
import * as store from './notifications.store.ts'
import type { NotificationRecord } from './notifications.table.ts'
import { subscriptionOf } from './push-subscription.rules.ts'

export const notificationRoutes: Domain = ({ serve, services }) => {
  serve(notificationList, async ({ tx, shopper }) => ({
    items: (await store.readNotifications(tx, customerIdOf(shopper))).map(presentNotification),
  }))

  serve(deleteNotifications, async ({ tx, shopper, body }) => {
    if ((await store.removeNotifications(tx, customerIdOf(shopper), body)) === 0) throw notFound()
    return true
  })

  serve(readNotifications, async ({ tx, shopper, body }) => {
    if ((await store.markRead(tx, customerIdOf(shopper), body)) === 0) throw notFound()
    return true
  })

  serve(pushKey, async () => ({ publicKey: services.push?.publicKey ?? null }))

  serve(registerDevice, async ({ tx, shopper, body }) => {
    if ((body.platform ?? 'web') === 'web') {
      if (!services.push) throw pushNotSetUp()
      if (!subscriptionOf(body.token, services.push)) throw foreignPushService()
    }
    await store.saveDevice(tx, customerIdOf(shopper), body.token, body.platform ?? 'web')
    return true
  })

  serve(unregisterDevice, async ({ tx, shopper, params }) => {
    if ((await store.removeDevice(tx, customerIdOf(shopper), params.token)) === 0) throw notFound()
    return true
  })
}

const presentNotification = (row: NotificationRecord): Notification => ({
  notificationID: row.notificationId,
  title: row.title,
  text: row.body,
  createdAt: row.createdAt.toISOString(),
  isRead: row.isRead,
  orderID: row.orderId,
  linkType: row.linkType,
  seoName: row.seoName,
})
