import { expect, it } from 'vitest'
import { makeFolder, writeFiles } from '../testing/fixture-workspace.ts'
import { missingModules, readRemoteParts } from './remote-parts.ts'

const source = `
import { defineRemote } from '@aisle/contract' // pages: { ghost: () => import('./ghost.tsx') }
const contentPage = () => import('./pages/content.page.tsx')
export const remote = defineRemote(surface, {
  pages: {
    orders: () => import('./pages/orders.page.tsx'),
    legal: contentPage,
    terms: contentPage,
    /* gone: () => import('./pages/gone.page.tsx'), */
  },
  widgets: { 'recent-orders': () => import("./recent-orders.widget.tsx") },
  dialogs: {},
  start: ({ signal }) => { bus.on('order.placed', () => import('./late.ts'), { signal }) },
})`

it('finds the module of each page, widget and dialog, and of nothing else', () => {
  const folder = makeFolder()
  writeFiles(folder, { 'src/remote.ts': source, 'src/pages/orders.page.tsx': '', 'src/pages/content.page.tsx': '' })

  const parts = readRemoteParts(folder)

  expect(parts.pages).toEqual(
    new Map([
      ['orders', './pages/orders.page.tsx'],
      ['legal', './pages/content.page.tsx'],
      ['terms', './pages/content.page.tsx'],
    ]),
  )
  expect(parts.widgets).toEqual(new Map([['recent-orders', './recent-orders.widget.tsx']]))
  expect(parts.dialogs).toEqual(new Map())
  expect(missingModules(folder, parts)).toEqual(['./recent-orders.widget.tsx'])
})
