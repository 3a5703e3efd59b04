export type PageUnderBench = {
  readonly name: 'home' | 'category' | 'search' | 'product'
  readonly path: string
  /** Shows when the page has its content. */
  readonly heading: string | RegExp
  /** Whether it lists products that lead to their pages. */
  readonly isList: boolean
}

/** Public pages of the demo, the fullest of their kind. */
export const pagesUnderBench: readonly PageUnderBench[] = [
  { name: 'home', path: '/', heading: /\S/, isList: true },
  { name: 'category', path: '/category/produce', heading: 'Produce', isList: true },
  { name: 'search', path: '/search?q=milk', heading: /\S/, isList: true },
  { name: 'product', path: '/detail/whole-milk', heading: 'Whole Milk', isList: false },
]
