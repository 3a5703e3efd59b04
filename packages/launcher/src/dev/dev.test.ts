import { expect, it } from 'vitest'
import { dev, slicesAsPublished, slicesFromSource } from './dev.ts'

it('takes everything from source without a name, and the shell besides the slices that are named', () => {
  expect(slicesFromSource([])).toEqual(expect.arrayContaining(['shell', 'mf-catalogue', 'mf-orders']))
  expect(slicesFromSource(['mf-orders'])).toEqual(['shell', 'mf-orders'])
  expect(slicesFromSource(['shell'])).toEqual(['shell'])
})

it('publishes what is not from source with a shell, by which it is proven', () => {
  expect(slicesAsPublished(['shell', 'mf-orders'])).toEqual(expect.arrayContaining(['shell', 'mf-catalogue']))
  expect(slicesAsPublished(['shell', 'mf-orders'])).not.toContain('mf-orders')
  expect(slicesAsPublished(slicesFromSource([]))).toEqual([])
})

it('refuses a slice that does not exist before anything is started', async () => {
  await expect(dev(['mf-order'])).rejects.toThrow('There is no mf-order; what can be built is shell, ')
})

it('refuses an option that it does not know', async () => {
  await expect(dev(['--watch'])).rejects.toThrow('"npm run dev" does not know --watch')
})
