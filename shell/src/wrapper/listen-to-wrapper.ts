import {
  type FromWrapper,
  fromWrapperSchema,
  GEOLOCATION_EVENT,
  type GeolocationState,
  type Wrapper,
} from '@aisle/contract'
import * as z from 'zod/mini'

/** Hears the app's messages; those that are not understood are a newer app's. The answer ends it. */
export function listenToWrapper(wrapper: Wrapper, follow: (message: FromWrapper) => void): () => void {
  wrapper.receive = (text) => {
    const message = z.safeParse(fromWrapperSchema, jsonOf(text))
    if (message.success) follow(message.data)
  }
  return () => {
    delete wrapper.receive
  }
}

/** Keeps whether the device may be asked where it is, and tells the pages that ask (spec 1 §4). */
export function tellGeolocation(wrapper: Wrapper, state: GeolocationState): void {
  wrapper.geolocation = state
  dispatchEvent(new CustomEvent(GEOLOCATION_EVENT, { detail: state }))
}

/** Keeps the device's token for whoever signs out here. */
export function keepPushToken(wrapper: Wrapper, token: string): void {
  wrapper.pushToken = token
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined // no message of this contract, and so not heard
  }
}
