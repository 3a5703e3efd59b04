/** Widgets for pages outside of the shop: `island: true` in the surface. */
export const islands = {
  cartButton: () => import('./features/cart-button/cart-button.widget.tsx'),
}
