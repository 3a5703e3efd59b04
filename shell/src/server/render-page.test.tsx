// @vitest-environment node
import { configuration } from '@aisle/api/configuration'
import { callKey } from '@aisle/api/endpoint'
import { footerDetails } from '@aisle/api/footer'
import { completeSurface, defineSurface, type Remote } from '@aisle/contract'
import { aBoot } from '@aisle/contract/testing'
import { useCall } from '@aisle/platform'
import { aConfiguration } from '@aisle/platform/testing'
import { expect, it, vi } from 'vitest'
import { renderPage } from './render-page.tsx'

const declaration = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: { home: { path: '/', title: 'Home', linkName: 'home', isPublic: true } },
  widgets: { categories: { slot: 'header.actions' } },
})

const boot = aBoot({
  registry: {
    revision: 1,
    remotes: {
      'mf-catalogue': {
        version: '1.0.0',
        contract: 1,
        entry: { url: '/entry.js', integrity: 'sha384-AAAA' },
        manifest: {},
        surface: completeSurface(declaration),
        preloads: {},
      },
    },
  },
  calls: [{ key: [...callKey(configuration, { query: { global: true } })], data: aConfiguration() }],
})

const remote = (
  Home: () => unknown,
  Categories: () => unknown = () => <button type="button">Categories</button>,
): Remote => ({
  surface: declaration,
  pages: { home: async () => ({ default: Home }) },
  widgets: { categories: async () => ({ default: Categories }) },
  dialogs: {},
})

const render = (code: Remote) => renderPage({ boot, address: '/', remotes: { 'mf-catalogue': code } })

it('a page stands in its frame, with widgets and styles, and without a script', async () => {
  const { html, styles, failures } = await render(remote(() => <h1>Good morning</h1>))

  expect(html).toContain('<h1>Good morning</h1>')
  expect(html).toContain('>Categories</button>')
  expect(html).toMatch(/<header.*<main.*<footer/s)
  expect(html).not.toContain('<script')
  expect(styles).toMatch(/^<style data-styled/)
  expect(failures).toEqual([])
})

it('a part that needs what did not come with the page is left to the browser, and nothing is asked', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const Waiting = () => <p>{useCall(footerDetails, { query: { global: false } }).copyright}</p>

  const { html, failures } = await render(remote(Waiting))

  expect(html).toContain('data-dgst="left-to-browser"')
  expect(html).toMatch(/<header.*<main.*<footer/s)
  expect(failures).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
})

it('a part that throws is named and left to the browser', async () => {
  const broken = () => {
    throw new Error('no categories')
  }

  const { html, failures } = await render(remote(() => <h1>Good morning</h1>, broken))

  expect(html).toContain('<h1>Good morning</h1>')
  expect(failures).toEqual(['Error: no categories'])
})

it('a page without code is not rendered', async () => {
  await expect(renderPage({ boot, address: '/', remotes: {} })).rejects.toThrow('mf-catalogue is not rendered')
})
