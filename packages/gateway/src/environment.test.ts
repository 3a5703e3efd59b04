import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const variables = {
  API_URL: 'http://127.0.0.1:3001',
  IDENTITY_URL: 'http://127.0.0.1:3002',
  PARTNERS_URL: 'http://127.0.0.1:3003',
  REGISTRY_DIR: '/registry',
  APP_DATABASE_URL: 'postgres://app@localhost/aisle',
  GUEST_KEY_FILE: '/keys/guest.json',
}

it('takes one address of the API or several', () => {
  const { API_URL } = readEnvironment({ ...variables, API_URL: 'http://a:3001, http://b:3001' })

  expect(API_URL).toEqual(['http://a:3001', 'http://b:3001'])
  expect(readEnvironment(variables).API_URL).toEqual(['http://127.0.0.1:3001'])
})

it.each(['', 'ftp://a', 'http://a:3001,b'])('refuses %j as addresses of the API', (API_URL) => {
  expect(() => readEnvironment({ ...variables, API_URL })).toThrow('The gateway cannot start: API_URL')
})

it('lets pages listen to dev servers of this machine only', () => {
  expect(readEnvironment(variables).devSockets).toEqual([])
  expect(readEnvironment({ ...variables, DEV_SOCKETS: 'ws://127.0.0.1:4100' }).devSockets).toHaveLength(1)
  expect(() => readEnvironment({ ...variables, DEV_SOCKETS: 'ws://evil.example:80' })).toThrow('DEV_SOCKETS')
})
