import type { ValueArea } from './stored-value.ts'
import { writePreferenceCookie } from './preference-cookie.ts'

/** This store's cookies as a place for kept values: 3 days from each write (spec 1 §9). */
export const cookieArea: ValueArea = {
  getItem(name) {
    const start = `${name}=`
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length))
  },
  setItem(name, value) {
    writePreferenceCookie(name, value)
    if (cookieArea.getItem(name) !== value) throw new Error('The browser keeps no cookie.')
  },
  removeItem(name) {
    document.cookie = `${name}=; Path=/; Max-Age=0`
  },
}
