import { userInfo } from '@aisle/api/customer'
import { deleteNotifications, notificationList, pushKey, readNotifications } from '@aisle/api/notification'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aNotification } from '../account.builder.ts'
import { answer, told } from '../testing/answer.ts'
import { busy, signedIn } from '../testing/signed-in.ts'
import NotificationsPage from './notifications.page.tsx'

const ready = aNotification({ orderID: id(60) })
const onItsWay = aNotification({ notificationID: id(51), title: 'Your order is on its way', isRead: false })

const removed: unknown[] = []
const read: unknown[] = []
let kept = [ready, onItsWay]
const take = (ids: unknown) => {
  kept = kept.filter(({ notificationID }) => !JSON.stringify(ids).includes(notificationID))
}

beforeEach(() => {
  removed.length = 0
  read.length = 0
  kept = [ready, onItsWay]
  server.use(
    serve(notificationList, () => reply({ items: kept })),
    serve(readNotifications, ({ body }) => {
      read.push(body)
      return reply(true)
    }),
    serve(deleteNotifications, ({ body }) => {
      removed.push(body)
      take(body)
      return reply(true)
    }),
    serve(pushKey, () => reply({ publicKey: null })),
    serve(userInfo, busy),
  )
})

const open = () => renderWithProviders(<NotificationsPage />, signedIn)
const titles = () => screen.queryAllByRole('listitem').map((row) => row.getAttribute('aria-label'))
const cross = (title: string) => screen.findByRole('button', { name: `Remove ${title}` })
const both = ['Your order is ready', 'Your order is on its way']

describe('notifications (spec 1 §4)', () => {
  it('say what happened and lead to the order', async () => {
    open()

    const row = await screen.findByRole('listitem', { name: 'Your order is ready' })
    within(row).getByText('Fetch it until 8 PM.')
    expect(within(row).getByRole('link', { name: 'See order' })).toHaveProperty('pathname', `/order/${id(60)}`)
    expect(titles()).toEqual(both)
  })

  it('say so when there are none', async () => {
    kept = []
    open()

    await screen.findByRole('heading', { name: 'No notifications' })
    expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull()
    expect(read).toEqual([])
  })

  it('are read once they were shown, and marked as news until the page is opened again', async () => {
    open()

    await waitFor(() => expect(read).toEqual([[id(51)]]))
    screen.getByRole('heading', { name: 'Unread: Your order is on its way' })
    screen.getByRole('heading', { name: 'Your order is ready' })
  })

  it('show all the same when they cannot be marked as read', async () => {
    server.use(serve(readNotifications, busy))
    const { platform } = open()
    await screen.findByRole('listitem', { name: 'Your order is ready' })

    await waitFor(() => expect(platform.queryClient.getMutationCache().getAll()[0]?.state.status).toBe('error'))

    expect(titles()).toEqual(both)
    expect(told(platform)).toEqual([])
  })
})

describe('removing one', () => {
  it('takes it away before the store has answered, and leaves the focus on the list', async () => {
    const held = Promise.withResolvers<void>()
    server.use(
      serve(deleteNotifications, async ({ body }) => {
        removed.push(body)
        await held.promise
        take(body)
        return reply(true)
      }),
    )
    const { user, platform } = open()

    await user.click(await cross('Your order is ready'))

    expect(titles()).toEqual(['Your order is on its way'])
    expect(document.activeElement?.querySelector('ul')).not.toBeNull()
    held.resolve()
    await waitFor(() => expect(told(platform)).toEqual(['Removed.']))
    expect(removed).toEqual([[id(50)]])
  })

  it('brings it back and says so when that is refused', async () => {
    server.use(serve(deleteNotifications, busy))
    const { user, platform } = open()

    await user.click(await cross('Your order is ready'))

    await waitFor(() => expect(told(platform)).toEqual(['The notification could not be removed. The store is busy.']))
    expect(titles()).toEqual(both)
  })

  it('tells of each where two are removed at a time, and brings neither back in between', async () => {
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    let lists = 0
    server.use(
      serve(notificationList, () => {
        lists += 1
        return reply({ items: kept })
      }),
      serve(deleteNotifications, async ({ body }) => {
        removed.push(body)
        await (removed.length === 1 ? first : second).promise
        take(body)
        return reply(true)
      }),
    )
    const { user, platform } = open()

    await user.click(await cross('Your order is ready'))
    await user.click(await cross('Your order is on its way'))
    first.resolve()
    await waitFor(() => expect(told(platform)).toEqual(['Removed.']))
    expect(titles()).toEqual([])
    expect(lists).toBe(1)
    second.resolve()

    await waitFor(() => expect(lists).toBe(2))
    expect(removed).toEqual([[id(50)], [id(51)]])
    await screen.findByRole('heading', { name: 'No notifications' })
  })
})

describe('removing all', () => {
  it('takes them away once that is confirmed', async () => {
    const { user, platform } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove all' }))

    await answer(platform, true)

    await screen.findByRole('heading', { name: 'No notifications' })
    await waitFor(() => expect(removed).toEqual([[id(50), id(51)]]))
  })

  it('takes none away when it is not', async () => {
    const { user, platform } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove all' }))

    await answer(platform, false)

    expect(platform.queryClient.isMutating()).toBe(0)
    expect(titles()).toEqual(both)
  })

  it('brings all back when that is refused', async () => {
    server.use(serve(deleteNotifications, busy))
    const { user, platform } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove all' }))

    await answer(platform, true)

    await waitFor(() => expect(told(platform)).toHaveLength(1))
    expect(titles()).toEqual(both)
  })
})

describe('push notifications', () => {
  it.each([
    ['are not offered by a store that sends none', null, 'Push notifications are not set up for this store.'],
    ['are not offered to a browser without them', 'BKey', 'This browser cannot receive push notifications.'],
  ])('%s', async (_, publicKey, text) => {
    server.use(serve(pushKey, () => reply({ publicKey })))
    open()

    await screen.findByText(text)
  })

  it('ask again where the store could not say whether it sends any', async () => {
    server.use(serve(pushKey, busy))
    const { user } = open()

    await screen.findByText('We could not find out whether this device hears about your orders.')
    server.use(serve(pushKey, () => reply({ publicKey: null })))
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByText('Push notifications are not set up for this store.')
  })
})
