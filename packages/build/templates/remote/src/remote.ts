import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

export const remote = defineRemote(surface, {
  pages: {
    __camel__: () => import('./pages/__name__.page.tsx'),
  },
  widgets: {
    __camel__Teaser: () => import('./features/__name__-teaser/__name__-teaser.widget.tsx'),
  },
  dialogs: {},
})
