import { userInfo } from '@aisle/api/customer'
import { registerDevice } from '@aisle/api/notification'
import { type FromWrapper, tellWrapper, type Wrapper, wrapperOf, WRAPPER_VERSION } from '@aisle/contract'
import { useCallIfReady, useGo, usePlatform, useSession } from '@aisle/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import { pageOfAppLink } from './app-link.rules.ts'
import { keepPushToken, listenToWrapper, tellGeolocation } from './listen-to-wrapper.ts'

/** Listens to the mobile app and tells it what it shows outside of the page; see docs/mobile-wrapper.md. */
export default function WrapperBridge() {
  const wrapper = wrapperOf(globalThis)
  return wrapper ? <Bridge wrapper={wrapper} /> : null
}

function Bridge({ wrapper }: { readonly wrapper: Wrapper }) {
  const { api, tenant } = usePlatform()
  const go = useGo()
  const customerId = useSession((state) => state.customerId)
  const isCustomer = Boolean(customerId)
  const [pushToken, setPushToken] = useState(wrapper.pushToken)
  const unread = useCallIfReady(userInfo, {}, { enabled: isCustomer }).data?.unreadNotifications ?? 0

  const follow = useEffectEvent((message: FromWrapper) => {
    switch (message.type) {
      case 'app-link': {
        const page = pageOfAppLink(message.url, location.origin)
        if (page !== undefined) void go(page)
        return
      }
      case 'geolocation':
        tellGeolocation(wrapper, message.state)
        return
      case 'push-token':
        keepPushToken(wrapper, message.token)
        setPushToken(message.token)
        return
      case 'resumed':
        dispatchEvent(new Event('focus'))
    }
  })
  const { tenant: name } = tenant.store.getState()

  useEffect(() => {
    const leave = listenToWrapper(wrapper, (message) => follow(message))
    tellWrapper(wrapper, { type: 'ready', version: WRAPPER_VERSION, tenant: name })
    return leave
  }, [wrapper, name])

  const { platform } = wrapper
  useEffect(() => {
    // An app that starts says its token before the page knows who is there.
    if (pushToken === undefined || !customerId) return
    // What could not be kept is told again at the app's next start.
    api.call(registerDevice, { body: { token: pushToken, platform } }).catch(() => {})
  }, [api, platform, pushToken, customerId])

  useEffect(() => tellWrapper(wrapper, { type: 'unread', count: unread }), [wrapper, unread])
  return null
}
