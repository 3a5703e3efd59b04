import { defineRemote } from '@aisle/contract'
import { surface } from './surface.ts'

const homePage = () => import('./pages/home.page.tsx')
const contentPage = () => import('./pages/content.page.tsx')

export const remote = defineRemote(surface, {
  pages: {
    home: homePage,
    collection: () => import('./pages/collection.page.tsx'),
    category: () => import('./pages/category.page.tsx'),
    search: () => import('./pages/search.page.tsx'),
    product: () => import('./pages/product.page.tsx'),
    discounts: () => import('./pages/discounts.page.tsx'),
    discount: () => import('./pages/discount.page.tsx'),
    favorites: () => import('./pages/favorites.page.tsx'),
    findStore: () => import('./pages/find-store.page.tsx'),
    store: () => import('./pages/store.page.tsx'),
    legalPage: contentPage,
    page: contentPage,
    footerPage: contentPage,
    preview: homePage,
  },
  widgets: {
    categories: () => import('./features/categories/categories.widget.tsx'),
    suggestions: () => import('./features/search/suggestions.widget.tsx'),
  },
  dialogs: { 'quick-product': () => import('./features/product/quick-product.dialog.tsx') },
  calls: () => import('./surface.calls.ts'),
})
