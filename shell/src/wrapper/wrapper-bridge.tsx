import { userInfo } from '@aisle/api/customer'
import { registerDevice } from '@aisle/api/notification'
import { type FromWrapper, tellWrapper, type Wrapper, wrapperOf, WRAPPER_VERSION } from '@aisle/contract'
import { useCallIfReady, useGo, usePlatform, useSession } from '@aisle/platform'
import { useEffect, useEffectEvent } from 'react'
import { pageOfAppLink } from './app-link.rules.ts'
import { listenToWrapper, tellGeolocation } from './listen-to-wrapper.ts'

/** Listens to the mobile app and tells it what it shows outside of the page; see docs/mobile-wrapper.md. */
export default function WrapperBridge() {
  const wrapper = wrapperOf(globalThis)
  return wrapper ? <Bridge wrapper={wrapper} /> : null
}

function Bridge({ wrapper }: { readonly wrapper: Wrapper }) {
  const { api, tenant } = usePlatform()
  const go = useGo()
  const isCustomer = useSession((state) => Boolean(state.customerId))
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
        if (isCustomer) {
          const body = { token: message.token, platform: wrapper.platform }
          // The app tells its token again at its next start.
          api.call(registerDevice, { body }).catch(() => {})
        }
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

  useEffect(() => tellWrapper(wrapper, { type: 'unread', count: unread }), [wrapper, unread])
  return null
}
