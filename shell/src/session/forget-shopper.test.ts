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

  forgetShopper('fresh')

  expect(Object.keys(localStorage).toSorted()).toEqual(['aisle:cellar:addresses', 'aisle:fresh:disclaimers'])
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['aisle:fresh:guest', 'foreign'])
})
