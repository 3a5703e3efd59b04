import { endpoints } from '@aisle/api/endpoints'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { openTestApp } from './testing.ts'

const test = await openTestApp()

const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ operationId: z.string(), 'x-served': z.boolean() })),
  ),
})

describe('the documentation', () => {
  it('describes every call of the contract once, and says which are served', async () => {
    const response = await test.request({ url: '/docs/openapi.json' })
    const { openapi, paths } = z.parse(documentSchema, response.json())
    expect(openapi).toBe('3.1.0')
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted())
    expect(operations.filter((operation) => !operation['x-served'])).toHaveLength(test.app.notServed.length)
  })

  it('can be read without anything from elsewhere', async () => {
    const page = await test.request({ url: '/docs' })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toMatch(/https?:\/\/|<script/)
  })

  it('T65 every reply carries the security headers', async () => {
    for (const url of ['/docs', '/healthz', '/v1/Configuration', '/nothing']) {
      const { headers } = await test.request({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      })
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
      expect(headers.vary).toContain('authorization')
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})
