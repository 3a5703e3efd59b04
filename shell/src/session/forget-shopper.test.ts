import { afterEach, expect, it } from 'vitest'
import { forgetShopper } from './forget-shopper.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('1§4 signing out removes what was kept of the shopper, and leaves what is the browser’s or another store’s', () => {
  for (const key of [
    'aisle:fresh:order-intent',
    'aisle:fresh:addresses',
    'aisle:fresh:mode',
    'aisle:fresh:searches',
    'aisle:fresh:disclaimers',
    'aisle:cellar:addresses',
  ]) {
    localStorage.setItem(key, '{}')
  }
  for (const key of ['aisle:fresh:age-session', 'aisle:fresh:guest', 'foreign']) sessionStorage.setItem(key, '{}')

  // What full storage did not take.
  for (const name of ['aisle:fresh:age-check', 'aisle:cellar:age-check', 'aisle-store'])
    document.cookie = `${name}=1; Path=/`

  forgetShopper('fresh')

  const cookies = document.cookie.split('; ').filter((cookie) => cookie.endsWith('=1'))
  expect(cookies.toSorted()).toEqual(['aisle-store=1', 'aisle:cellar:age-check=1'])
  expect(Object.keys(localStorage).toSorted()).toEqual(['aisle:cellar:addresses', 'aisle:fresh:disclaimers'])
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['aisle:fresh:guest', 'foreign'])
})

it('F23 a session that has run out leaves the order that was sent and not answered, and nothing else of the shopper', () => {
  for (const key of ['aisle:fresh:order-intent', 'aisle:fresh:addresses', 'aisle:fresh:checkout-draft'])
    localStorage.setItem(key, '{}')

  forgetShopper('fresh', { hasRunOut: true })
  expect(Object.keys(localStorage)).toEqual(['aisle:fresh:order-intent'])

  forgetShopper('fresh')
  expect(Object.keys(localStorage)).toEqual([])
})
