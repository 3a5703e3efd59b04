import type { ZipAreaSeed } from '@aisle/commerce-api/seeding'

/** Zip code, latitude and longitude of the middle of an area. */
type Area = readonly [zip: string, latitude: number, longitude: number]

const areasOf = (city: string, state: string, areas: readonly Area[]): ZipAreaSeed[] =>
  areas.map(([zip, latitude, longitude]) => ({ zip, city, state, latitude, longitude }))

export const chicago = areasOf('Chicago', 'IL', [
  ['60610', 41.9033, -87.6336],
  ['60613', 41.9543, -87.6575],
  ['60614', 41.9227, -87.6533],
  ['60618', 41.9464, -87.7042],
  ['60622', 41.9019, -87.6779],
  ['60642', 41.9003, -87.6582],
  ['60647', 41.9209, -87.7017],
  ['60657', 41.9399, -87.6528],
])

export const seattle = areasOf('Seattle', 'WA', [
  ['98103', 47.6733, -122.3426],
  ['98105', 47.6631, -122.3022],
  ['98107', 47.6701, -122.3763],
  ['98109', 47.6339, -122.3476],
  ['98115', 47.6849, -122.2968],
  ['98117', 47.6873, -122.3772],
  ['98119', 47.6379, -122.3643],
])

export const philadelphia = areasOf('Philadelphia', 'PA', [
  ['19106', 39.9474, -75.1473],
  ['19107', 39.9522, -75.1586],
  ['19123', 39.966, -75.146],
  ['19124', 40.0178, -75.0895],
  ['19125', 39.9757, -75.1264],
  ['19134', 39.9929, -75.1073],
  ['19137', 40.0007, -75.0726],
  ['19147', 39.9363, -75.1556],
])

export const charleston = areasOf('Charleston', 'SC', [
  ['29401', 32.7795, -79.9371],
  ['29403', 32.7976, -79.9493],
  ['29407', 32.7993, -79.9976],
  ['29412', 32.7181, -79.9587],
])

export const norfolk = areasOf('Norfolk', 'VA', [
  ['23507', 36.8644, -76.3005],
  ['23510', 36.8526, -76.2885],
  ['23517', 36.8697, -76.2943],
  ['23508', 36.8859, -76.3004],
])

export const northampton = areasOf('Northampton', 'MA', [
  ['01060', 42.3223, -72.6313],
  ['01062', 42.3223, -72.6894],
  ['01027', 42.2668, -72.669],
])

export const boulder = areasOf('Boulder', 'CO', [
  ['80301', 40.0497, -105.2143],
  ['80302', 40.0172, -105.2851],
  ['80304', 40.0375, -105.2771],
])
