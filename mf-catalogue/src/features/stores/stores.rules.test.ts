import { aStore, id } from '@aisle/platform/testing'
import { describe, expect, it } from 'vitest'
import { aLocation } from '../../catalogue.builder.ts'
import { addressLine, chosenStore, methodToStart } from './chosen-store.rules.ts'
import { clockTime, hoursByDay } from './opening-hours.rules.ts'
import { distanceOptions, readStoreSearch, readWanted, storesInput, writeStoreSearch } from './store-search.rules.ts'

const [pickup, delivery] = aLocation().fulFillments

describe('the method to start with', () => {
  it.each([
    { why: "the shopper's own", store: aLocation(), current: aStore({ codeName: 'sd' }), method: 'Delivery' },
    { why: "the store's first", store: aLocation(), current: null, method: 'Store pickup' },
    {
      why: 'none that is coming soon',
      store: aLocation({ fulFillments: [{ ...pickup!, configuration: { isComingSoon: true } }, delivery!] }), // oxlint-disable-line typescript/no-non-null-assertion -- the builder makes two
      current: null,
      method: 'Delivery',
    },
    { why: 'none where there is none', store: aLocation({ fulFillments: [] }), current: null, method: undefined },
  ])('is $why', ({ store, current, method }) => {
    expect(methodToStart(store, current)?.fulfillmentName).toBe(method)
  })
})

it('shops with the zip code of the shopper, else of the store', () => {
  const [method] = aLocation().fulFillments
  if (!method) throw new Error('the builder makes methods')

  expect(chosenStore(aLocation(), method, '60601').zipCode).toBe('60601')
  expect(chosenStore(aLocation({ customerZip: '62702' }), method, '').zipCode).toBe('62702')
  expect(chosenStore(aLocation(), method, '')).toMatchObject({ zipCode: '62701', fulfillmentId: id(2) })
})

it('writes an address on one line', () => {
  expect(addressLine({ zip: '62701' })).toBe('62701')
  expect(addressLine({ line1: '1 Elm', line2: 'Unit 2', city: 'Lima', state: 'OH', zip: '45801' })).toBe(
    '1 Elm Unit 2, Lima, OH 45801',
  )
})

describe('opening hours', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['09:05', '9:05 AM'],
    ['12:00', '12:00 PM'],
    ['23:30', '11:30 PM'],
    ['24:00', '12:00 AM'],
  ])('%s is %s', (time, shown) => {
    expect(clockTime(time)).toBe(shown)
  })

  it('begin with Monday; a day without times is closed', () => {
    const week = hoursByDay([{ weekday: 1, opensAt: '09:00', closesAt: '17:00' }])

    expect(week[0]).toEqual({ day: 'Monday', hours: '9:00 AM – 5:00 PM' })
    expect(week[6]).toEqual({ day: 'Sunday', hours: undefined })
  })
})

describe('the search for stores in the address', () => {
  it.each([
    ['', { zip: '62701' }, 'zip=62701', { zipCode: '62701' }],
    ['redirectFrom=%2Fcart', { distance: 10 }, 'redirectFrom=%2Fcart&distance=10', { distance: 10 }],
    [
      'zip=62701',
      { zip: '', latitude: 39.8, longitude: -89.6 },
      'latitude=39.800&longitude=-89.600',
      { latitude: 39.8, longitude: -89.6, nearby: true },
    ],
    ['distance=7', {}, '', {}],
    ['zip=62701', { zip: '', place: 'Lima, OH' }, 'place=Lima%2C+OH', { search: 'Lima, OH' }],
    ['place=Lima', { zip: '45801', place: '' }, 'zip=45801', { zipCode: '45801' }],
    ['zip=45801&place=Lima', {}, 'zip=45801', { zipCode: '45801' }],
  ])('%j changed by %j is %j and asks for %j', (query, change, written, asked) => {
    const next = writeStoreSearch(new URLSearchParams(query), change)

    expect(next.toString()).toBe(written)
    expect(storesInput(readStoreSearch(next)).query).toEqual(asked)
  })
})

it('1§9 distances to choose from', () => {
  expect(distanceOptions).toEqual([
    { value: '0', label: 'All' },
    { value: '5', label: '5 miles' },
    { value: '10', label: '10 miles' },
    { value: '15', label: '15 miles' },
    { value: '20', label: '20 miles' },
    { value: '25', label: '25 miles' },
    { value: '-1', label: '25+ miles' },
  ])
})

it.each([
  ['', { kind: 'nothing' }],
  ['   ', { kind: 'nothing' }],
  ['62701', { kind: 'zip', zip: '62701' }],
  [' 62701-1234 ', { kind: 'zip', zip: '62701-1234' }],
  ['627', { kind: 'refused', why: 'zip' }],
  ['627011', { kind: 'refused', why: 'zip' }],
  ['62701-12', { kind: 'refused', why: 'zip' }],
  ['Chicago', { kind: 'place', place: 'Chicago' }],
  ['  New   York, NY', { kind: 'place', place: 'New York, NY' }],
  ['29 Palms', { kind: 'place', place: '29 Palms' }],
  ['Añasco', { kind: 'place', place: 'Añasco' }],
  ['IL', { kind: 'place', place: 'IL' }],
  ['x', { kind: 'refused', why: 'place' }],
  ['?!', { kind: 'refused', why: 'place' }],
  ['x'.repeat(101), { kind: 'refused', why: 'place' }],
])('%j is read as %j', (text, wanted) => {
  expect(readWanted(text)).toEqual(wanted)
})
